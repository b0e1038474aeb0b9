import { api } from '@rihla/contract'
import type { PhotoShape } from '@rihla/contract/content/photo-shapes'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 4, passwords: plainPasswords, rateLimitScale: 1000 })
const { db, app } = test
const editor = await givenStaff(test, 'editor')

/** Red at its start, green at its end. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: {
        create: {
          width: Math.floor(width / 2),
          height,
          channels: 3 as const,
          background: '#00ff00',
        },
      },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ])
type Asked = { Shape?: PhotoShape; Across?: number; Key?: string; AltEn?: string; AltAr?: string }
const send = (bytes: Uint8Array, its: Asked = {}) =>
  editor.call(api.uploadContentPhoto, {
    Key: why().Key,
    Image: new File([new Uint8Array(bytes)], 'a.jpg'),
    Shape: 'square',
    Across: 50,
    Down: 50,
    AltEn: 'Boats on the Nile',
    AltAr: 'مراكب على النيل',
    ...its,
  })
const codeOf = (body: object) => ('code' in body ? body.code : undefined)
const shown = async (url = '') => {
  const answer = await app.http.request(url)
  expect(answer.status).toBe(200)
  return sharp(Buffer.from(await answer.arrayBuffer()))
}
const colourOf = async (picture: Sharp) => {
  const { dominant } = await picture.stats()
  return dominant.r > dominant.g ? 'red' : 'green'
}

describe('a photograph for a page', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of %s is cut where it was said', async (format) => {
    const bytes = await halves(800, 400).toFormat(format).toBuffer()
    const start = await send(bytes, { Across: 0 })
    expect(start.body.Data?.Url).toMatch(/^\/images\/photo-[0-9a-f]{24}\.webp$/)
    const first = await shown(start.body.Data?.Url)
    expect(await first.metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' })
    expect(await colourOf(first)).toBe('red')
    const end = await send(bytes, { Across: 100 })
    expect(await colourOf(await shown(end.body.Data?.Url))).toBe('green')
  })

  it.each([
    ['wide', 800, 450],
    ['landscape', 800, 600],
    ['phone', 384, 800],
    ['logo', 800, 800],
  ] as const)('has the shape of its place: %s', async (Shape, width, height) => {
    const { body } = await send(await halves(800, 800).jpeg().toBuffer(), { Shape })
    const picture = await shown(body.Data?.Url)
    expect(await picture.metadata()).toMatchObject({ width, height })
  })

  it('is turned upright before it is cut, and loses what its camera wrote', async () => {
    const bytes = await halves(800, 400)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send(bytes, { Shape: 'logo' })
    const picture = await shown(body.Data?.Url)
    const { width, height, exif } = await picture.metadata()
    expect({ width, height, exif }).toEqual({ width: 400, height: 800, exif: undefined })
    const cut = await shown((await send(bytes)).body.Data?.Url)
    expect(await cut.metadata()).toMatchObject({ width: 400, height: 400 })
  })

  it('is kept once, with the words it was given last, and the log says who brought it', async () => {
    const bytes = await halves(600, 600).png().toBuffer()
    const Key = why().Key
    const one = await send(bytes, { Key })
    const same = await send(bytes, { Key })
    const differs = [
      await send(await halves(600, 500).png().toBuffer(), { Key }),
      await send(bytes, { Key, AltEn: 'Feluccas' }),
    ]
    expect(differs.map(({ body }) => codeOf(body))).toEqual(['deed_differs', 'deed_differs'])
    const other = await send(bytes, { AltEn: 'Feluccas', AltAr: 'فلايك' })
    expect([same.body.Data?.Url, other.body.Data?.Url]).toEqual([
      one.body.Data?.Url,
      one.body.Data?.Url,
    ])
    const name = one.body.Data?.Url.slice('/images/'.length)
    const { rows } = await sql`select alt_en, alt_ar from images where name = ${name}`.execute(db)
    expect(rows).toEqual([{ alt_en: 'Feluccas', alt_ar: 'فلايك' }])
    const { rows: log } = await sql<{ step: string; answer: object | null }>`
      select step, answer from audit_log where key = ${Key} order by id`.execute(db)
    expect(log).toMatchObject([{ step: 'begun' }, { step: 'done', answer: one.body.Data }])
  })

  it.each([
    ['a page', () => Buffer.from('<html><script>x</script></html>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['a document', () => Buffer.from('%PDF-1.7\n')],
    ['half a photograph', async () => (await halves(80, 80).png().toBuffer()).subarray(0, 120)],
    [
      'more pixels than any camera has',
      () =>
        sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('that is %s is refused', async (_, make) => {
    const { status, body } = await send(await make())
    expect([status, codeOf(body)]).toEqual([400, 'photo_format'])
  })

  it('of more than 10 MB is refused, and of 10 MB is not', async () => {
    const png = await halves(80, 80).png().toBuffer()
    // What follows the picture's end is none of its business.
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    const most = 10 * 1024 * 1024
    expect((await send(padded(most))).status).toBe(200)
    const more = await send(padded(most + 1))
    expect([more.status, codeOf(more.body)]).toEqual([413, 'photo_too_large'])
  })

  it('says in both languages what is to be seen on it', async () => {
    const bytes = await halves(80, 80).png().toBuffer()
    for (const its of [{ AltEn: '' }, { AltAr: '  ' }, { AltEn: 'x'.repeat(201) }])
      expect((await send(bytes, its)).status).toBe(400)
  })
})
