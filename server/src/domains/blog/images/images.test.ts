import { api } from '@rihla/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { codeOf, givenImages, wholeArticle } from '../testing/articles.ts'
import { purgeUnusedImages } from './remove-images.ts'

const test = await testApp({ connections: 6, passwords: plainPasswords })
const { db, clock, app } = test
let hana: Browser

beforeAll(async () => {
  hana = test.browser()
  await signIn(test, hana, { role: 'staff' })
})
beforeEach(async () => {
  await sql`truncate blog_articles, blog_images cascade`.execute(db)
  await givenImages(db)
})

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#186878' } })
const file = (bytes: Uint8Array, name = 'a.png') => new File([new Uint8Array(bytes)], name)
const send = (bytes: Uint8Array) => hana.call(api.uploadArticleImage, { Image: file(bytes) })
const upload = async (): Promise<string> => {
  const { body } = await send(await picture().png().toBuffer())
  return body.Data?.url ?? ''
}
const get = (url: string) => app.http.request(url)
const known = async (): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`
    select url from blog_images where url like '/blog-images/%' order by url`.execute(db)
  return rows.map(({ url }) => url)
}

describe('an image for an article', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'from %s is kept as WebP and served in sizes',
    async (format) => {
      const { body } = await send(await picture(2600, 1300).toFormat(format).toBuffer())
      expect(body.Data).toMatchObject({ width: 1920, height: 960, colour: '#186878' })
      const { url = '', placeholder } = body.Data ?? {}
      expect(url).toMatch(/^\/blog-images\/articles\/\d{13}-[0-9a-f]{16}\.webp$/)
      expect(placeholder).toMatch(/^data:image\/webp;base64,/)
      const shown = await get(`${url}?w=480`)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
      })
    },
  )

  it('is never made larger, and never replaces another', async () => {
    const { body } = await send(await picture(300, 200).png().toBuffer())
    expect(body.Data).toMatchObject({ width: 300, height: 200 })
    const urls = await Promise.all(Array.from({ length: 5 }, upload))
    expect(new Set(urls).size).toBe(5)
  })

  it('is turned upright and loses what else the file carried', async () => {
    const html = '<script>window.__ran=1</script>'
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { ImageDescription: html } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await send(Buffer.concat([bytes, Buffer.from(html)]))
    expect(body.Data).toMatchObject({ width: 200, height: 300 })
    const shown = Buffer.from(await (await get(`${body.Data?.url}?w=320`)).arrayBuffer())
    expect(shown.includes('script')).toBe(false)
  })

  it.each([
    ['a page', () => Buffer.from('<html><script>x</script></html>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['GIF', () => picture().gif().toBuffer()],
    ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 200)],
    ['a sound in RIFF', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a single byte', () => Buffer.from([0xff])],
  ])('that is %s is refused', async (_, make) => {
    const { status, body } = await send(await make())
    expect([status, codeOf(body)]).toEqual([400, 'article_image_format'])
    expect(await known()).toEqual([])
  })

  it('of 3 MB is refused, and one byte less is not', async () => {
    const png = await picture().png().toBuffer()
    // What follows the picture's end is none of its business.
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    const large = await send(padded(3 * 1024 * 1024))
    expect([large.status, codeOf(large.body), large.body.Error]).toEqual([
      413,
      'article_image_too_large',
      'Image must be less than 3MB',
    ])
    expect((await send(padded(3 * 1024 * 1024 - 1))).status).toBe(200)
  })

  it('that is missing is refused', async () => {
    expect(codeOf((await hana.call(api.uploadArticleImage, {} as never)).body)).toBe(
      'invalid_input',
    )
  })
})

describe('a deleted article', () => {
  const withImages = async (its = {}) => {
    const [cover, secondary, inside] = [await upload(), await upload(), await upload()]
    const { id, slug, version } = await hana.data(
      api.createArticle,
      wholeArticle({
        title: `Article ${cover}`,
        cover_image_url: cover,
        secondary_image_url: secondary,
        content: `<p>Long enough.</p><img src="${inside}" alt="Inside">`,
        ...its,
      }),
    )
    return { id, slug, version, images: { cover, secondary, inside } }
  }

  it('takes its images with it, also those of its history; twice is once', async () => {
    const { id, slug, version, images } = await withImages()
    const later = await upload()
    await hana.data(api.updateArticle, { ...wholeArticle(), id, version, cover_image_url: later })
    for (const url of Object.values(images)) expect((await get(url)).status).toBe(200)
    for (let time = 0; time < 2; time += 1)
      expect(await hana.data(api.deleteArticle, { id })).toBe(true)
    expect((await test.browser().call(api.getBlogArticle, { slug })).status).toBe(404)
    expect((await hana.call(api.getRevisions, { id })).status).toBe(404)
    for (const url of [...Object.values(images), later])
      expect((await get(`${url}?w=320`)).status, url).toBe(404)
    expect(await known()).toEqual([])
  })

  it('leaves images that another article shows, and those of the site', async () => {
    const first = await withImages()
    const second = await withImages({
      cover_image_url: first.images.cover,
      secondary_image_url: '/images/nile.webp',
    })
    await hana.data(api.deleteArticle, { id: first.id })
    expect((await get(first.images.cover)).status).toBe(200)
    expect((await get(first.images.inside)).status).toBe(404)
    await hana.data(api.deleteArticle, { id: second.id })
    expect((await get(first.images.cover)).status).toBe(404)
    const { rows } = await sql`select from blog_images where url = '/images/nile.webp'`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('whose image is just being put into another leaves it, or the other is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, images } = await withImages()
      const [, saved] = await Promise.all([
        hana.call(api.deleteArticle, { id }),
        hana.call(
          api.createArticle,
          wholeArticle({ title: `Round ${images.cover}`, cover_image_url: images.cover }),
        ),
      ])
      const { status } = await get(images.cover)
      expect([codeOf(saved.body) ?? 'saved', status]).toEqual(
        saved.status === 200 ? ['saved', 200] : ['image_unknown', 404],
      )
    }
  })
})

it('an image that no article ever showed is removed after a week', async () => {
  const unused = await upload()
  const used = await upload()
  await hana.data(api.createArticle, wholeArticle({ cover_image_url: used, state: 'draft' }))
  clock.advance(6 * 86_400)
  await purgeUnusedImages(app.blog)
  expect((await get(unused)).status).toBe(200)
  clock.advance(2 * 86_400)
  await purgeUnusedImages(app.blog)
  expect([(await get(unused)).status, (await get(used)).status]).toEqual([404, 200])
  expect(await known()).toEqual([used])
})
