import { api } from '@rihla/contract'
import { STRUCTURED } from '@rihla/contract/blog/limits'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { COVER, givenArticle, givenImages } from '../testing/articles.ts'
import { allowedMarkup, xssVectors } from '../testing/xss-corpus.ts'

const test = await testApp({ connections: 4, passwords: plainPasswords })
const { db } = test
const reader = test.browser()
const arabic = { 'accept-language': 'ar-EG' }

beforeEach(async () => {
  await sql`truncate blog_articles, blog_images cascade`.execute(db)
  await givenImages(db)
  test.clock.advance(60)
})

const home = () => reader.data(api.getBlogHome, {})
const article = (slug: string, headers = {}) => reader.call(api.getBlogArticle, { slug }, headers)
const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title)
const day = (n: number) => new Date(Date.UTC(2026, 2, n))

describe('the blog', () => {
  it('without articles is empty', async () => {
    expect(await home()).toEqual({ newest: [], blocks: [], latest: [] })
    expect(await reader.data(api.getBlogArticles, {})).toMatchObject({ Data: [], TotalRecords: 0 })
  })

  it('has the newest first, then each section with its newest, then those without one', async () => {
    for (let n = 1; n <= 12; n += 1)
      await givenArticle(db, {
        title: `Old ${n}`,
        published_at: day(n),
        sections: n <= 4 ? ['News'] : [],
      })
    await givenArticle(db, {
      title: 'Temple',
      published_at: day(20),
      sections: ['Museums', 'Heritage'],
    })
    await givenArticle(db, { title: 'Dive', published_at: day(19), sections: ['Adventure'] })
    const { newest, blocks, latest } = await home()
    expect(newest).toHaveLength(STRUCTURED)
    expect(titles(newest).slice(0, 3)).toEqual(['Temple', 'Dive', 'Old 12'])
    expect(blocks.map((it) => [it.section.id, titles(it.articles), it.more])).toEqual([
      ['adventure', ['Dive'], false],
      ['heritage', ['Temple'], false],
      ['museum', ['Temple'], false],
      ['news', ['Old 4', 'Old 3', 'Old 2'], true],
    ])
    expect(titles(latest)).toEqual([12, 11, 10, 9, 8, 7].map((n) => `Old ${n}`))
  })

  it('shows sections that aren’t ours after ours, as they were typed', async () => {
    await givenArticle(db, { sections: ['Unheard of', 'Egypt and the world'] })
    const { body } = await reader.call(api.getBlogHome, {}, arabic)
    expect(body.Data?.blocks.map(({ section }) => section)).toEqual([
      { id: 'global', label: 'مصر والعالم' },
      { id: 'Unheard of', label: 'Unheard of' },
    ])
  })

  it('shows neither drafts nor what is planned', async () => {
    await givenArticle(db, { state: 'draft', slug: 'a-draft' })
    await givenArticle(db, {
      state: 'scheduled',
      slug: 'planned',
      publish_at: new Date(),
      published_at: null,
    })
    expect((await home()).newest).toEqual([])
    for (const slug of ['a-draft', 'planned', 'never-was', '../etc', ''])
      expect((await article(slug)).status, slug).toBe(404)
  })

  it('is answered in five seconds’ old words, and anew after a moment', async () => {
    await home()
    await givenArticle(db, { title: 'New' })
    expect((await home()).newest).toEqual([])
    test.clock.advance(5)
    expect(titles((await home()).newest)).toEqual(['New'])
  })
})

describe('a list', () => {
  it('is of a section or a tag, by id or label in either language, a page at a time', async () => {
    for (let n = 1; n <= 5; n += 1)
      await givenArticle(db, {
        title: `Museum ${n}`,
        published_at: day(n),
        sections: ['Museums'],
        tags: 'Cairo, Nile at dawn',
        tags_ar: 'القاهرة, فجر النيل',
      })
    await givenArticle(db, { sections: ['News'], tags: 'Aswan' })
    const ask = async (input: object) => {
      const { Data, TotalRecords, TotalPages, section, tag } = await reader.data(
        api.getBlogArticles,
        { PageSize: 2, ...input },
      )
      return { titles: titles(Data), TotalRecords, TotalPages, label: section ?? tag }
    }
    for (const section of ['museum', 'Museums', 'متاحف'])
      expect(await ask({ section, PageNumber: 2 })).toEqual({
        titles: ['Museum 3', 'Museum 2'],
        TotalRecords: 5,
        TotalPages: 3,
        label: { id: 'museum', label: 'Museums' },
      })
    for (const tag of ['cairo', 'Cairo', 'القاهرة'])
      expect(await ask({ tag, PageNumber: 3 })).toMatchObject({ titles: ['Museum 1'] })
    for (const tag of ['Nile at dawn', 'nile at dawn', 'فجر النيل'])
      expect(await ask({ tag })).toMatchObject({ TotalRecords: 5 })
    expect(await ask({ tag: 'nothing' })).toMatchObject({ titles: [], TotalRecords: 0 })
    expect(await ask({ PageNumber: 9 })).toMatchObject({ titles: [], TotalRecords: 6 })
    expect(await ask({})).toMatchObject({ TotalRecords: 6, TotalPages: 3, label: null })
  })

  it('names the sections that have articles, ours in their order, whatever it is of', async () => {
    await givenArticle(db, { sections: ['News', 'Unheard of'] })
    await givenArticle(db, { sections: ['Adventure'], tags: 'Aswan' })
    await givenArticle(db, { state: 'draft', sections: ['Museums'] })
    await givenArticle(db, { sections: [] })
    for (const input of [{}, { section: 'museum' }, { tag: 'aswan', PageNumber: 9 }])
      expect((await reader.data(api.getBlogArticles, input)).sections).toEqual([
        { id: 'adventure', label: 'Adventure' },
        { id: 'news', label: 'News' },
        { id: 'Unheard of', label: 'Unheard of' },
      ])
    await sql`update blog_articles set state = 'draft' where sections = '{Adventure}'`.execute(db)
    test.clock.advance(5)
    const { body } = await reader.call(api.getBlogArticles, {}, arabic)
    expect(body.Data?.sections.map(({ label }) => label)).toEqual(['أخبار', 'Unheard of'])
  })

  it('follows what an article becomes', async () => {
    const id = await givenArticle(db, { sections: ['News'], tags: 'Aswan' })
    const count = async (input: object) =>
      (await reader.data(api.getBlogArticles, input)).TotalRecords
    await sql`update blog_articles set sections = '{Heritage}', tags = 'Luxor' where id = ${id}`.execute(
      db,
    )
    expect([await count({ section: 'news' }), await count({ section: 'heritage' })]).toEqual([0, 1])
    expect([await count({ tag: 'aswan' }), await count({ tag: 'luxor' })]).toEqual([0, 1])
    await sql`update blog_articles set state = 'draft' where id = ${id}`.execute(db)
    test.clock.advance(5)
    expect(await count({ section: 'heritage' })).toBe(0)
  })
})

describe('an article', () => {
  it('comes whole, with its images, its labels and what is related', async () => {
    await givenArticle(db, { title: 'Elsewhere', sections: ['News'] })
    for (let n = 1; n <= 10; n += 1)
      await givenArticle(db, {
        title: `Near ${n}`,
        published_at: day(n),
        sections: ['Adventure', 'Rural life'],
      })
    await givenArticle(db, {
      slug: 'dahab',
      title: 'Dahab',
      tags: 'Red Sea, Slow days',
      sections: ['Adventure', 'Rural life'],
      content: `<p>Swim.</p><img src="${COVER}" alt="The gulf">`,
      cover_alt: 'Mountains',
      published_at: day(5),
      updated_at: day(6),
    })
    const { body } = await article('dahab')
    expect(body.Data).toMatchObject({
      slug: 'dahab',
      title: 'Dahab',
      time_to_read: 5,
      author: 'Hana Mourad',
      tags: [
        { id: 'red-sea', label: 'Red Sea' },
        { id: 'Slow days', label: 'Slow days' },
      ],
      sections: [
        { id: 'adventure', label: 'Adventure' },
        { id: 'rural', label: 'Rural life' },
      ],
      cover: { url: COVER, alt: 'Mountains', width: 1200, height: 800, colour: '#186878' },
      secondary: null,
      published_at: '2026-03-05T00:00:00.000Z',
      updated_at: '2026-03-06T00:00:00.000Z',
      untranslated: [],
    })
    expect(titles(body.Data?.related ?? [])).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Near ${n}`),
    )
    expect(body.Data?.content).toBe(
      `<p>Swim.</p><img loading="lazy" decoding="async" width="1200" height="800" srcset="${[
        480, 768, 960, 1200,
      ]
        .map((width) => `${COVER}?w=${width} ${width}w`)
        .join(', ')}" sizes="(min-width: 768px) 720px, 100vw" src="${COVER}" alt="The gulf" />`,
    )
  })

  it('without a section is related to none', async () => {
    await givenArticle(db, { sections: [] })
    await givenArticle(db, { sections: [], slug: 'alone' })
    expect((await article('alone')).body.Data?.related).toEqual([])
  })

  it('stands in Arabic field by field, in English where there is none, and says which', async () => {
    await givenArticle(db, {
      slug: 'half',
      title: 'Half',
      title_ar: 'نصف',
      subtitle: 'Said in English',
      subtitle_ar: ' ',
      content: '<p>English.</p>',
      content_ar: null,
      author: 'Hana Mourad',
      author_ar: 'هنا مراد',
      tags: 'Cairo, Odd one',
      tags_ar: null,
      sections: ['Heritage'],
      sections_ar: [],
      cover_alt: 'A boat',
      cover_alt_ar: 'مركب',
    })
    const { body } = await article('half', arabic)
    expect(body.Data).toMatchObject({
      title: 'نصف',
      subtitle: 'Said in English',
      content: '<p>English.</p>',
      author: 'هنا مراد',
      tags: [{ label: 'القاهرة' }, { label: 'Odd one' }],
      sections: [{ id: 'heritage', label: 'تراث' }],
      cover: { alt: 'مركب' },
      untranslated: ['subtitle', 'content'],
    })
    expect((await article('half')).body.Data).toMatchObject({ title: 'Half', untranslated: [] })
  })

  it('keeps Arabic labels as they were stored', async () => {
    await givenArticle(db, {
      slug: 'own',
      sections: ['Heritage'],
      sections_ar: ['ذاكرة'],
      tags_ar: 'قاهرتي',
    })
    const { body } = await article('own', arabic)
    expect(body.Data?.sections).toEqual([{ id: 'ذاكرة', label: 'ذاكرة' }])
    expect(body.Data?.tags).toEqual([{ id: 'قاهرتي', label: 'قاهرتي' }])
  })

  it('is described by its subtitle, or by the beginning of its content', async () => {
    await givenArticle(db, { slug: 'said', subtitle: 'In a line' })
    await givenArticle(db, {
      slug: 'unsaid',
      subtitle: '',
      content: `<h2>Day one</h2><p>${'Take the early bus. '.repeat(20)}</p>`,
    })
    expect((await article('said')).body.Data?.description).toBe('In a line')
    const description = (await article('unsaid')).body.Data?.description ?? ''
    expect(description).toMatch(/^Day one Take the early bus\..*…$/)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('that is not there says so in the caller’s language', async () => {
    expect((await article('none')).body).toMatchObject({
      Error: 'Article not found',
      code: 'article_not_found',
    })
    expect((await article('none', arabic)).body.Error).toBe('لم نجد هذا المقال')
  })

  // PostgreSQL keeps no NUL.
  const storable = xssVectors.filter((vector) => !vector.includes('\u0000'))
  it.each([...storable.entries()])(
    'stored by anybody, vector %i, runs nothing',
    async (n, vector) => {
      await givenArticle(db, { slug: `v-${n}`, content: `<p>a</p>${vector}`, content_ar: vector })
      const { body } = await article(`v-${n}`)
      const tags = (body.Data?.content ?? '').match(/<[^>]*>/g) ?? []
      for (const tag of tags) {
        expect(tag).not.toMatch(/\son\w+\s*=\s*["']?(?!.*&quot;)/i)
        expect(tag).not.toMatch(
          /^<\/?(?:script|svg|math|iframe|object|style|form|input|base|meta)/i,
        )
        expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|blob|\/\/)/i)
      }
    },
  )

  it('stored with everything allowed shows all of it', async () => {
    await givenArticle(db, { slug: 'all', content: allowedMarkup.join('') })
    const { body } = await article('all')
    for (const markup of allowedMarkup.filter((it) => !it.startsWith('<img')))
      expect(body.Data?.content).toContain(markup)
  })
})
