import { shareImagePath, siteShareImagePath } from '@rihla/contract/share-image'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryImageStore } from '../adapters/image-store/memory.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import { shareImageRoute, type FindShared } from './share-routes.ts'

const create = { width: 900, height: 900, channels: 3 as const, background: '#ffcc00' }
const cover = await sharp({ create }).webp().toBuffer()

const originals = memoryImageStore()
await originals.write('nile.webp', cover)
const find = vi.fn<FindShared>()
let resized = memoryImageStore()
let app = new Hono<HttpEnv>()

beforeEach(() => {
  resized = memoryImageStore()
  app = new Hono<HttpEnv>()
  find.mockReset()
  find.mockResolvedValue({ name: 'Coral Bay & <Spa>', line: 'Hurghada', cover: 'nile.webp' })
  shareImageRoute(app, { originals, resized }, find)
})

const get = async (path: string) => {
  const answer = await app.request(path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** How red the picture is at a place, of 255. */
async function redAt(bytes: Buffer, left: number, top: number): Promise<number> {
  const part = await sharp(bytes).extract({ left, top, width: 20, height: 20 }).raw().toBuffer()
  return part[0] ?? 0
}

test('an offer has a picture of the size that links are shown with, from its own cover', async () => {
  const { answer, bytes } = await get(shareImagePath('Hotel', 7, 'en'))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(find).toHaveBeenCalledWith('Hotel', 7, 'en')
  // The far side shows the cover, the near one the veil under the words.
  const far = await redAt(bytes, 1150, 60)
  const near = await redAt(bytes, 10, 300)
  expect(far).toBeGreaterThan(200)
  expect(near).toBeLessThan(60)
})

test('Arabic stands on the other side', async () => {
  find.mockResolvedValue({ name: 'قصر شعاب نبق', line: 'شرم الشيخ', cover: 'nile.webp' })
  const { bytes } = await get(shareImagePath('Hotel', 7, 'ar'))
  const near = await redAt(bytes, 1170, 300)
  expect(near).toBeLessThan(60)
})

test('it is drawn once, and anew when the offer has another name', async () => {
  const first = await get(shareImagePath('Trip', 3, 'en'))
  const again = await get(shareImagePath('Trip', 3, 'en'))
  expect(again.bytes.equals(first.bytes)).toBe(true)
  expect(resized.names()).toHaveLength(1)
  find.mockResolvedValue({ name: 'Another name', line: 'Hurghada', cover: 'nile.webp' })
  expect((await get(shareImagePath('Trip', 3, 'en'))).bytes.equals(first.bytes)).toBe(false)
  expect(resized.names()).toHaveLength(2)
})

test('an offer without a cover, or with a very long name, has one all the same', async () => {
  find.mockResolvedValue({ name: 'Long name '.repeat(40), line: '', cover: null })
  const { bytes } = await get(shareImagePath('DayUse', 3, 'en'))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each(['en', 'ar'] as const)(
  'pages without an offer have one, too, in %s',
  async (language) => {
    const { answer, bytes } = await get(siteShareImagePath(language))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(find).not.toHaveBeenCalled()
  },
)

test.each([
  '/share/site-fr.jpg',
  '/share/hotel-0-en.jpg',
  '/share/hotel-7-fr.jpg',
  '/share/bus-7-en.jpg',
  '/share/hotel-7-en.png',
  '/share/..%2Fsecret',
  '/share/hotel-99999999999999999-en.jpg',
])('%s is not found, and nobody is asked', async (path) => {
  expect((await get(path)).answer.status).toBe(404)
  expect(find).not.toHaveBeenCalled()
})

test('what is not on sale has none', async () => {
  find.mockResolvedValue(null)
  expect((await get(shareImagePath('Hotel', 7, 'en'))).answer.status).toBe(404)
})

test('many at once are drawn one after the other, up to a hundred; what is drawn already waits for none', async () => {
  const cover = { draw: (): void => undefined }
  const isOpen = new Promise<void>((resolve) => void (cover.draw = resolve))
  const read = vi.spyOn(originals, 'read').mockImplementation(async () => {
    await isOpen
    return null
  })
  find.mockImplementation(async (_, id) => ({
    name: `Offer ${id}`,
    line: '',
    cover: id === 1 ? null : 'nile.webp',
  }))
  const drawn = await get(shareImagePath('Hotel', 1, 'en'))
  const ids = Array.from({ length: 102 }, (_, n) => 2 + n)
  const asked = ids.map((id) => get(shareImagePath('Hotel', id, 'en')))
  // The same once more joins the one that is being drawn.
  const same = get(shareImagePath('Hotel', 2, 'en'))
  const last = await asked[101]
  expect(last?.answer.status).toBe(503)
  expect(Number(last?.answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get(shareImagePath('Hotel', 1, 'en'))).bytes.equals(drawn.bytes)).toBe(true)
  cover.draw()
  const answers = await Promise.all([...asked.slice(0, 101), same])
  expect(answers.every(({ answer }) => answer.status === 200)).toBe(true)
  expect(read).toHaveBeenCalledTimes(101)
  read.mockRestore()
})
