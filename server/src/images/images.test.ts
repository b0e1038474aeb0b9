import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { diskImageStore } from '../adapters/image-store/disk.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { chooseFormat, snapWidth } from './resize.ts'
import { imageRoutes } from './routes.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'rihla-images-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const originals = new Map<string, Uint8Array>()
const read = vi.fn(async (name: string) => originals.get(name) ?? null)
const store: ImageStore = { read, write: async () => undefined, remove: async () => undefined }
const app = new Hono<HttpEnv>()
imageRoutes(app, { originals: store, resized: diskImageStore(join(dataDir, 'image-cache')) })

beforeAll(async () => {
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#186878' }
  originals.set('nile.webp', await sharp({ create }).webp().toBuffer())
  originals.set(
    'tiny.png',
    await sharp({ create: { ...create, width: 100, height: 50 } })
      .png()
      .toBuffer(),
  )
})

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const sizeOf = async (response: Response) => sharp(await response.arrayBuffer()).metadata()

test('an image comes in the next larger width, as webp', async () => {
  const response = await get('/images/nile.webp?w=300')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('accept')
  expect(await sizeOf(response)).toMatchObject({ format: 'webp', width: 320, height: 213 })
})

test('a browser that takes avif gets it, unless the address asks for webp', async () => {
  const accept = 'image/avif,image/webp,*/*'
  expect((await get('/images/nile.webp?w=160', { accept })).headers.get('content-type')).toBe(
    'image/avif',
  )
  expect(
    (await get('/images/nile.webp?w=160&fm=webp', { accept })).headers.get('content-type'),
  ).toBe('image/webp')
  expect((await get('/images/nile.webp?w=160&fm=avif')).headers.get('content-type')).toBe(
    'image/avif',
  )
})

test('who shows a link gets a JPEG where the address asks for it', async () => {
  const response = await get('/images/nile.webp?w=1200&fm=jpeg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await sizeOf(response)).toMatchObject({ format: 'jpeg' })
})

test('nothing is enlarged', async () => {
  expect(await sizeOf(await get('/images/tiny.png?w=960'))).toMatchObject({
    width: 100,
    height: 50,
  })
})

test('what a browser has already is not sent again', async () => {
  const etag = (await get('/images/nile.webp?w=480')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await get('/images/nile.webp?w=480', { 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a variant is made once, however many ask at once, and kept for the next process', async () => {
  read.mockClear()
  await Promise.all(Array.from({ length: 8 }, async () => get('/images/nile.webp?w=640')))
  expect(read).toHaveBeenCalledTimes(1)
  expect(await readdir(join(dataDir, 'image-cache'))).toContain('nile.webp.640.v2.webp')
  const next = new Hono<HttpEnv>()
  imageRoutes(next, { originals: store, resized: diskImageStore(join(dataDir, 'image-cache')) })
  expect((await next.request('/images/nile.webp?w=640')).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
})

test('an image that can’t be kept, as on a full disk, is served all the same', async () => {
  const full = new Hono<HttpEnv>()
  const write = vi.fn(async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  const resized: ImageStore = { read: async () => null, write, remove: async () => undefined }
  imageRoutes(full, { originals: store, resized })
  const response = await full.request('/images/nile.webp?w=160')
  expect([response.status, write.mock.calls.length]).toEqual([200, 1])
  expect(await sizeOf(response)).toMatchObject({ format: 'webp', width: 160 })
})

test.each([
  '/images/none.webp',
  '/images/..%2Fsecret.webp',
  '/images/%2e%2e',
  '/images/.hidden.webp',
  '/images/Nile.webp',
  '/images/a%00.webp',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each(['abc', '-5', '0', '99999', ''])(
  'a width of %j is brought within bounds',
  async (width) => {
    expect((await get(`/images/tiny.png?w=${width}`)).status).toBe(200)
  },
)

test('widths snap up, the widest is the most', () => {
  expect([1, 160, 161, 1000, 5000, null].map(snapWidth)).toEqual([160, 160, 320, 1200, 1200, 1200])
  // 721 is a phone of 412 points from edge to edge.
  expect([641, 721, 768, 769].map(snapWidth)).toEqual([768, 768, 768, 960])
})

test('an unknown format is ignored', () => {
  expect(chooseFormat('exe', 'image/avif')).toBe('avif')
  expect(chooseFormat(null, undefined)).toBe('webp')
})
