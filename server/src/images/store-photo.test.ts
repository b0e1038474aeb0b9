import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryImageStore } from '../adapters/image-store/memory.ts'
import { testDatabase } from '../testing/database.ts'
import { photoStorage } from './store-photo.ts'

const { db } = await testDatabase(2)
const alt = { en: 'Pool', ar: 'حمام السباحة' }
let originals = memoryImageStore()
let server: Server
let address = ''
/** Bytes of a picture without an end, as long as somebody reads it. */
let sent = 0
function* endless(): Generator<Uint8Array> {
  for (const chunk = new Uint8Array(256 * 1024); ; sent += chunk.length) yield chunk
}
const pages = new Map<string, { status?: number; body: Uint8Array | string; location?: string }>()

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/endless.jpg') return void pipeline(endless, response).catch(() => {})
    const page = pages.get(request.url ?? '')
    const headers = page?.location ? { location: page.location } : {}
    response.writeHead(page ? (page.status ?? 200) : 404, headers).end(page?.body ?? 'none')
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const create = { width: 1600, height: 900, channels: 3 as const, background: '#104060' }
  pages.set('/pool.jpg', {
    body: await sharp({ create })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer(),
  })
  pages.set('/page.jpg', { body: '<html>not a picture</html>' })
  pages.set('/away.jpg', { status: 302, body: '', location: '/pool.jpg' })
})
afterAll(() => void server.close())
beforeEach(() => {
  originals = memoryImageStore()
})

describe('a photograph from elsewhere', () => {
  it('is kept once, encoded anew, as wide as we show at most, without what its camera wrote', async () => {
    const name = await photoStorage(db, originals)(`${address}/pool.jpg`, alt)
    expect(name).toMatch(/^photo-[0-9a-f]{24}\.webp$/)
    const again = { ...originals, write: () => Promise.reject(new Error('encoded again')) }
    expect(await photoStorage(db, again)(`${address}/pool.jpg`, alt)).toBe(name)
    const bytes = await originals.read(name ?? '')
    const { format, width, exif } = await sharp(bytes ?? undefined).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1200, exif: undefined })
    const { rows } = await sql`select * from images where name = ${name}`.execute(db)
    expect(rows).toMatchObject([
      {
        width: 1200,
        height: 675,
        alt_en: 'Pool',
        alt_ar: 'حمام السباحة',
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
        colour: expect.stringMatching(/^#[01]/),
      },
    ])
  })

  it.each(['/page.jpg', '/none.jpg'])('%s is no picture', async (path) => {
    expect(await photoStorage(db, originals)(address + path, alt)).toBeNull()
  })

  it('that has no end is read no further than a photograph may be long', async () => {
    expect(await photoStorage(db, originals)(`${address}/endless.jpg`, alt)).toBeNull()
    expect(sent).toBeLessThan(40 * 1024 * 1024)
  })

  it('isn’t looked for anywhere else than where it was said to be', async () => {
    await expect(photoStorage(db, originals)(`${address}/away.jpg`, alt)).rejects.toThrow()
  })
})
