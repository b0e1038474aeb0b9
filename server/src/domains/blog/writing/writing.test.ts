import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blogRefusalTexts } from '../refusal-texts.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import {
  codeOf,
  COVER,
  givenArticle,
  givenImages,
  SECOND,
  wholeArticle,
} from '../testing/articles.ts'
import { xssVectors } from '../testing/xss-corpus.ts'
import { publishDue } from './publish-due.ts'

const test = await testApp({ connections: 8, passwords: plainPasswords })
const { db, clock } = test
let hana: Browser
let omar: Browser

beforeAll(async () => {
  hana = test.browser()
  omar = test.browser()
  await signIn(test, hana, { role: 'staff', email: 'hana@rihla.example' })
  await signIn(test, omar, { role: 'staff', email: 'omar@rihla.example' })
  await sql`update users set full_name = split_part(email, '@', 1)`.execute(db)
})
beforeEach(async () => {
  await sql`truncate blog_articles, blog_images cascade`.execute(db)
  await givenImages(db)
  clock.advance(60)
})

type Update = InputOf<typeof api.updateArticle>
const create = (its = {}, browser = hana) => browser.data(api.createArticle, wholeArticle(its))
const update = (its: Partial<Update> & Pick<Update, 'id' | 'version'>, browser = hana) =>
  browser.call(api.updateArticle, { ...wholeArticle(), ...its })
const edit = (id: number) => hana.data(api.getEditableArticle, { id })
const history = (id: number) => hana.data(api.getRevisions, { id })
const inAMinute = () => new Date(clock.now().getTime() + 60_000).toISOString()

describe('a new article', () => {
  it('with the fields of the specification alone is published at once', async () => {
    const {
      cover_alt: _1,
      cover_alt_ar: _2,
      secondary_alt: _3,
      secondary_alt_ar: _4,
      ...body
    } = wholeArticle({ slug: 'dahab-in-three-slow-days-1766000000000' })
    const saved = await hana.data(api.createArticle, body)
    expect(saved).toMatchObject({ slug: body.slug, version: 1, state: 'published' })
    const { data, call } = test.browser()
    expect((await data(api.getBlogHome, {})).newest).toMatchObject([{ slug: body.slug }])
    const { body: shown } = await call(
      api.getBlogArticle,
      { slug: String(body.slug) },
      { 'accept-language': 'ar-EG' },
    )
    // An image that says nothing of itself is described by the title.
    expect(shown.Data).toMatchObject({
      title: body.title_ar,
      cover: { url: COVER, alt: body.title_ar },
      secondary: { url: SECOND, alt: body.title_ar },
      published_at: clock.now().toISOString(),
    })
  })

  it('without an address gets one of its title and the moment', async () => {
    const { slug } = await create({ title: 'Siwa, in winter!' })
    expect(slug).toBe(`siwa-in-winter-${clock.now().getTime()}`)
    const odd = await create({ title: 'Other', slug: '../../etc/passwd' })
    expect(odd.slug).toBe(`other-${clock.now().getTime()}`)
    expect((await create({ slug: 'Two--Hyphens-' })).slug).toBe('two-hyphens')
  })

  it('sent twice is one; another text at its address is refused', async () => {
    const first = await create({ slug: 'siwa-1' })
    expect(await create({ slug: 'siwa-1' })).toEqual(first)
    const other = await hana.call(
      api.createArticle,
      wholeArticle({ slug: 'siwa-1', title: 'Else' }),
    )
    expect([other.status, codeOf(other.body)]).toEqual([409, 'slug_taken'])
    expect((await history(first.id)).map(({ version }) => version)).toEqual([1])
  })

  it('sent again for another time, since the answer was lost, comes out then', async () => {
    const slug = 'siwa-again'
    const friday = inAMinute()
    const monday = new Date(clock.now().getTime() + 3_600_000).toISOString()
    const first = await create({ slug, state: 'scheduled', publish_at: friday })
    expect(first.publish_at).toBe(friday)
    const again = await create({ slug, state: 'scheduled', publish_at: monday })
    expect(again).toMatchObject({ id: first.id, state: 'scheduled', publish_at: monday })
    expect(await edit(first.id)).toMatchObject({ publish_at: monday })
    // What was sent first and comes late changes nothing.
    const late = await hana.call(
      api.createArticle,
      wholeArticle({ slug, state: 'scheduled', publish_at: friday }),
    )
    expect([late.status, codeOf(late.body)]).toEqual([409, 'slug_taken'])
    const others = await omar.call(api.createArticle, wholeArticle({ slug, state: 'published' }))
    expect(codeOf(others.body)).toBe('slug_taken')
    expect(await edit(first.id)).toMatchObject({ state: 'scheduled', publish_at: monday })
  })

  const stamped = (title: string, its = {}) => ({
    title,
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-1766000000000`,
    ...its,
  })

  it('sent again with what was typed since the answer was lost is the same article', async () => {
    const first = await create(stamped('Siwa', { state: 'draft' }))
    const more = await create(stamped('Siwa in winter', { subtitle: 'More words' }))
    expect(more).toMatchObject({ id: first.id, slug: first.slug, version: 2, state: 'published' })
    expect((await edit(first.id)).fields).toMatchObject({
      title: 'Siwa in winter',
      subtitle: 'More words',
    })
    // What was sent first and comes late changes nothing, and is no article of its own.
    const late = await hana.call(
      api.createArticle,
      wholeArticle(stamped('Siwa', { state: 'draft' })),
    )
    expect([late.status, codeOf(late.body)]).toEqual([409, 'slug_taken'])
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('begun by somebody else at the same moment is another, and one that was saved since stays', async () => {
    const first = await create(stamped('Siwa'))
    const others = await create(stamped('Dahab'), omar)
    expect(others.id).not.toBe(first.id)
    await update({ id: first.id, version: 1, title: 'Siwa by Omar' }, omar)
    const late = await hana.call(api.createArticle, wholeArticle(stamped('Siwa in winter')))
    expect([late.status, codeOf(late.body)]).toEqual([409, 'slug_taken'])
    expect((await edit(first.id)).fields.title).toBe('Siwa by Omar')
  })

  it('sent again with other words by two requests at once is one', async () => {
    const titles = ['Siwa', 'Siwa in', 'Siwa in winter', 'Siwa in May']
    await Promise.all(
      titles.map((title) => hana.call(api.createArticle, wholeArticle(stamped(title)))),
    )
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('sent again after it came out is the same', async () => {
    const publish_at = inAMinute()
    const planned = { slug: 'siwa-due', state: 'scheduled', publish_at } as const
    const { id } = await create(planned)
    clock.advance(90)
    await publishDue(db, clock.now())
    expect(await create(planned)).toMatchObject({ id, state: 'published', publish_at: null })
  })

  it('sent by many at once is one', async () => {
    const saved = await Promise.all(
      Array.from({ length: 8 }, () => create({ slug: 'siwa-2' }).catch(() => null)),
    )
    const ids = new Set(saved.flatMap((it) => (it ? [it.id] : [])))
    expect(ids.size).toBe(1)
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('has its labels in both languages, though they were sent in one', async () => {
    const { id } = await create({
      sections: ['museum', 'Heritage', 'متاحف'],
      sections_ar: null,
      tags: 'Cairo,  Nile  at dawn , Cairo',
      tags_ar: null,
    })
    expect((await edit(id)).fields).toMatchObject({
      sections: ['Museums', 'Heritage'],
      sections_ar: ['متاحف', 'تراث'],
      tags: 'Cairo, Nile at dawn',
      tags_ar: 'القاهرة, Nile at dawn',
    })
  })

  it.each([
    ['en-US', 'en'],
    ['ar-EG', 'ar'],
  ] as const)('that lacks something is refused in %s words', async (tag, language) => {
    const cases: [object, keyof typeof blogRefusalTexts][] = [
      [{ title: ' a ' }, 'title_required'],
      [{ title: 'a'.repeat(201) }, 'title_too_long'],
      [{ subtitle: 'a'.repeat(301) }, 'subtitle_too_long'],
      [{ content: '<script>all of it runs</script>' }, 'content_required'],
      [{ content: `<p>${'a'.repeat(50_000)}</p>` }, 'content_too_long'],
      [{ content: `<p>long enough</p><img src="${COVER}">` }, 'content_alt_required'],
      [{ time_to_read: 61 }, 'time_to_read_wrong'],
      [{ tags: '' }, 'tag_required'],
      [{ sections: [] }, 'section_required'],
      [{ sections: ['news', 'rural', 'urban', 'global', 'luxury'] }, 'sections_too_many'],
      [{ sections: ['Nowhere'] }, 'section_unknown'],
      [{ author: 'A' }, 'author_required'],
      [{ title_ar: '' }, 'title_ar_required'],
      [{ subtitle_ar: null }, 'subtitle_ar_required'],
      [{ content_ar: '<p></p>' }, 'content_ar_required'],
      [{ cover_image_url: null }, 'cover_required'],
      [{ secondary_image_url: null }, 'secondary_required'],
      [{ cover_alt: '' }, 'alt_required'],
      [{ cover_image_url: '/images/unknown.webp' }, 'image_unknown'],
      [{ secondary_image_url: 'https://evil.example/x.webp' }, 'image_unknown'],
      [{ state: 'scheduled' }, 'publish_time_wrong'],
      [{ state: 'scheduled', publish_at: '2020-01-01T00:00:00Z' }, 'publish_time_wrong'],
      [{ state: 'scheduled', publish_at: '2199-01-01T00:00:00Z' }, 'publish_time_wrong'],
    ]
    for (const [its, code] of cases) {
      const headers = { 'accept-language': tag }
      const { status, body } = await hana.call(api.createArticle, wholeArticle(its), headers)
      expect([status, codeOf(body), body.Error]).toEqual([
        400,
        code,
        blogRefusalTexts[code][language],
      ])
    }
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toEqual([])
  })

  it('of any attacker’s text keeps nothing that runs', async () => {
    await sql`insert into blog_images values ('/images/x.webp', 9, 9, null, null, now())`.execute(
      db,
    )
    for (const [n, vector] of xssVectors.entries()) {
      const { id } = await create({
        slug: `attack-${n}`,
        title: `Attack ${vector.slice(0, 100)}`,
        content: `<p>Long enough.</p>${vector}`,
        content_ar: `<p>نص طويل كافٍ.</p>${vector}`,
        state: 'draft',
      })
      const { rows } = await sql<{ content: string; content_ar: string }>`
        select content, content_ar from blog_articles where id = ${id}`.execute(db)
      for (const html of Object.values(rows[0] ?? {}))
        for (const tag of html.match(/<[^>]*>/g) ?? [])
          expect(tag).toMatch(
            /^<\/?(?:p|br|strong|b|em|i|u|ul|ol|li|a|h[1-6]|img|blockquote|code|pre|span|div)[ >/]/,
          )
    }
  })
})

describe('a draft', () => {
  it('may be as empty as it likes, is seen by staff alone, and is published when it is whole', async () => {
    const empty = { title: 'Idea', state: 'draft' } as const
    const { id, version, state } = await hana.data(api.createArticle, empty)
    expect(state).toBe('draft')
    expect((await test.browser().data(api.getBlogHome, {})).newest).toEqual([])
    const early = await hana.call(api.updateArticle, { id, version, ...empty, state: 'published' })
    expect(codeOf(early.body)).toBe('subtitle_required')
    const published = await update({ id, version, state: 'published' })
    expect(published.body.Data).toMatchObject({ id, version: 2, state: 'published' })
    expect((await test.browser().data(api.getBlogHome, {})).newest).toHaveLength(1)
  })

  it('that was public before keeps its place when it comes back', async () => {
    const { id } = await create()
    const first = (await edit(id)).published_at
    clock.advance(3600)
    expect((await update({ id, version: 1, state: 'draft' })).body.Data?.state).toBe('draft')
    expect((await update({ id, version: 2, state: 'published' })).body.Data?.version).toBe(3)
    expect((await edit(id)).published_at).toBe(first)
  })
})

describe('an article that is planned', () => {
  it('is published at its moment, once, by whichever process looks', async () => {
    const publish_at = inAMinute()
    const { id, slug } = await create({ state: 'scheduled', publish_at })
    const reader = test.browser()
    await publishDue(db, clock.now())
    expect((await reader.call(api.getBlogArticle, { slug })).status).toBe(404)
    clock.advance(90)
    await Promise.all([publishDue(db, clock.now()), publishDue(db, clock.now())])
    const shown = await reader.data(api.getBlogArticle, { slug })
    // Written before it came out: it was last touched by that.
    expect(shown).toMatchObject({ published_at: publish_at, updated_at: publish_at })
    // What was open in a form meanwhile is saved, and stays public.
    const late = await update({ id, version: 1, title: 'Later', state: 'scheduled', publish_at })
    expect(late.body.Data).toMatchObject({ version: 2, state: 'published' })
  })

  it('is saved as what came out, in the moment before anything has published it', async () => {
    const publish_at = inAMinute()
    const { id } = await create({ state: 'scheduled', publish_at })
    clock.advance(90)
    const late = await update({ id, version: 1, title: 'Later', state: 'scheduled', publish_at })
    expect(late.body.Data).toMatchObject({ version: 2, state: 'published' })
    expect(await edit(id)).toMatchObject({ state: 'published', published_at: publish_at })
  })

  it('can be moved and taken back', async () => {
    const { id } = await create({ state: 'scheduled', publish_at: inAMinute() })
    const later = new Date(clock.now().getTime() + 3_600_000).toISOString()
    expect(
      (await update({ id, version: 1, state: 'scheduled', publish_at: later })).body.Data?.version,
    ).toBe(2)
    expect((await edit(id)).publish_at).toBe(later)
    await update({ id, version: 2, state: 'draft' })
    clock.advance(7200)
    await publishDue(db, clock.now())
    expect(await edit(id)).toMatchObject({ state: 'draft', publish_at: null, published_at: null })
  })
})

describe('a save', () => {
  it('stamps the moment, shows at once and is in the history with what changed', async () => {
    const { id, slug } = await create()
    const reader = test.browser()
    expect((await reader.data(api.getBlogArticle, { slug })).title).toBe('Dahab in three slow days')
    clock.advance(2)
    await update({ id, version: 1, title: 'Dahab', tags: 'Beaches' }, omar)
    const shown = await reader.data(api.getBlogArticle, { slug })
    expect(shown).toMatchObject({ title: 'Dahab', updated_at: clock.now().toISOString() })
    expect(await history(id)).toMatchObject([
      { version: 2, saved_by: 'omar', changed: ['title', 'tags'], restored: null },
      { version: 1, saved_by: 'hana' },
    ])
    expect(await edit(id)).toMatchObject({ version: 2, saved_by: 'omar', slug })
  })

  it('that changes nothing saves nothing; sent twice it is saved once', async () => {
    const { id } = await create()
    expect((await update({ id, version: 1 })).body.Data?.version).toBe(1)
    const twice = [
      await update({ id, version: 1, title: 'Dahab' }),
      await update({ id, version: 1, title: 'Dahab' }),
    ]
    expect(twice.map(({ body }) => body.Data?.version)).toEqual([2, 2])
    expect(await history(id)).toHaveLength(2)
  })

  it('over somebody else’s is refused and loses neither text', async () => {
    const { id } = await create()
    await update({ id, version: 1, title: 'Hana’s title' })
    const late = await update({ id, version: 1, title: 'Omar’s title' }, omar)
    expect([late.status, codeOf(late.body)]).toEqual([409, 'article_changed'])
    expect(late.body.Error).toBe(blogRefusalTexts.article_changed.en)
    expect((await edit(id)).fields.title).toBe('Hana’s title')
    // Theirs stays, mine is set aside; asked twice it is there once.
    for (let time = 0; time < 2; time += 1)
      expect(
        await omar.data(api.keepRevision, { ...wholeArticle(), id, title: 'Omar’s title' }),
      ).toBe(true)
    const [aside, ...rest] = await history(id)
    expect(aside).toMatchObject({ version: null, saved_by: 'omar', changed: ['title'] })
    expect(rest.map(({ version }) => version)).toEqual([2, 1])
    const { fields, before } = await hana.data(api.getRevision, { id, revision: aside?.id ?? 0 })
    expect([fields.title, before?.title]).toEqual(['Omar’s title', 'Hana’s title'])
    // Mine over theirs: theirs stays in the history.
    expect((await update({ id, version: 2, title: 'Omar’s title' }, omar)).body.Data?.version).toBe(
      3,
    )
    expect((await history(id)).map(({ version }) => version)).toEqual([3, null, 2, 1])
  })

  it('by many at once over one version succeeds once', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update({ id, version: 1, title: `Title ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => codeOf(body) === 'article_changed')).toHaveLength(9)
    expect(await history(id)).toHaveLength(2)
  })

  it('control: were the version not asked for, the last would win in silence', async () => {
    const { id } = await create()
    const answers = []
    for (let n = 0; n < 3; n += 1) {
      const { version } = await edit(id) // read at the last moment: as if nobody asked what was edited
      answers.push(await update({ id, version, title: `Title ${n}` }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await edit(id)).fields.title).toBe('Title 2')
  })

  it('of an article that came from elsewhere keeps what it was', async () => {
    const id = await givenArticle(db, { title: 'From elsewhere' })
    await update({ id, version: 1 })
    const [, first] = await history(id)
    expect(first).toMatchObject({ version: 1, saved_by: null })
    const { fields } = await hana.data(api.getRevision, { id, revision: first?.id ?? 0 })
    expect(fields.title).toBe('From elsewhere')
  })

  it('of what isn’t there is not found', async () => {
    expect((await update({ id: 999_999, version: 1 })).status).toBe(404)
    expect((await hana.call(api.keepRevision, { ...wholeArticle(), id: 999_999 })).status).toBe(404)
    for (const call of [api.getEditableArticle, api.getRevisions])
      expect((await hana.call(call, { id: 999_999 })).status).toBe(404)
  })

  it('keeps the newest hundred versions', async () => {
    const { id } = await create()
    for (let version = 1; version <= 104; version += 1)
      await update({ id, version, title: `Title ${version}` })
    const versions = (await history(id)).map(({ version }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([100, 105, 6])
  })
})

describe('an earlier version', () => {
  it('comes back as a new one, and the one it replaces stays', async () => {
    const { id } = await create()
    await update({ id, version: 1, title: 'Second', content: '<p>Other words here.</p>' })
    const first = (await history(id)).at(-1)
    const restore = { id, version: 2, revision: first?.id ?? 0 }
    expect((await omar.data(api.restoreRevision, restore)).version).toBe(3)
    // Asked again: it stands there already.
    expect((await omar.data(api.restoreRevision, restore)).version).toBe(3)
    expect((await edit(id)).fields.title).toBe('Dahab in three slow days')
    expect((await history(id))[0]).toMatchObject({
      version: 3,
      restored: 1,
      changed: ['title', 'content'],
      saved_by: 'omar',
    })
  })

  it('is refused over somebody else’s save, and for another article', async () => {
    const { id } = await create()
    const other = await create({ title: 'Another' })
    await update({ id, version: 1, title: 'Second' })
    await update({ id, version: 2, title: 'Third' })
    const [, , first] = await history(id)
    const stale = await hana.call(api.restoreRevision, { id, version: 2, revision: first?.id ?? 0 })
    expect(codeOf(stale.body)).toBe('article_changed')
    const foreign = { id: other.id, version: 1, revision: first?.id ?? 0 }
    expect((await hana.call(api.restoreRevision, foreign)).status).toBe(404)
    expect((await hana.call(api.getRevision, foreign)).status).toBe(404)
  })

  it('that was an unfinished draft doesn’t come back to readers', async () => {
    const { id } = await hana.data(api.createArticle, { title: 'Idea', state: 'draft' })
    await update({ id, version: 1, state: 'published' })
    const draft = (await history(id)).at(-1)
    const answer = await hana.call(api.restoreRevision, {
      id,
      version: 2,
      revision: draft?.id ?? 0,
    })
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'subtitle_required'])
  })
})

describe('the list for staff', () => {
  it('has all articles, newest first, by state and by words', async () => {
    await givenArticle(db, { title: 'Old', published_at: new Date('2026-01-01') })
    await givenArticle(db, {
      title: '100% Siwa',
      title_ar: 'سيوة',
      published_at: new Date('2026-01-03'),
    })
    await givenArticle(db, {
      title: 'Draft',
      state: 'draft',
      published_at: null,
      updated_at: new Date('2026-01-02'),
      tags: 'Cairo, Odd',
    })
    const list = async (input = {}) =>
      (await hana.data(api.getManagedArticles, input)).Data.map(({ title }) => title)
    expect(await list()).toEqual(['100% Siwa', 'Draft', 'Old'])
    expect(await list({ state: 'draft' })).toEqual(['Draft'])
    expect(await list({ search: 'siwa' })).toEqual(['100% Siwa'])
    for (const search of ['سيوة', 'سيوه']) expect(await list({ search })).toEqual(['100% Siwa'])
    expect(await list({ search: '0%' })).toEqual(['100% Siwa'])
    expect(await list({ search: '%' })).toEqual(['100% Siwa'])
    const { Data, TotalRecords, TotalPages } = await hana.data(api.getManagedArticles, {
      PageSize: 1,
      PageNumber: 2,
    })
    expect(Data).toMatchObject([
      { title: 'Draft', state: 'draft', tags: ['Cairo', 'Odd'], published_at: null },
    ])
    expect([TotalRecords, TotalPages]).toEqual([3, 3])
  })
})

describe('a preview', () => {
  it('is what readers of each language would see, cleaned, and nothing is saved', async () => {
    await givenArticle(db, { sections: ['Adventure'], title: 'Near' })
    const input = wholeArticle({
      content: `<p>Swim</p><script>x</script><img src="${COVER}" alt="x">`,
    })
    const { state: _, ...fields } = input
    const shown = await hana.data(api.previewArticle, { ...fields, language: 'en' })
    expect(shown).toMatchObject({
      title: input.title,
      cover: { width: 1200 },
      related: [{ title: 'Near' }],
    })
    expect(shown.content).toMatch(/^<p>Swim<\/p><img [^>]*width="1200"/)
    const arabic = await hana.data(api.previewArticle, { ...fields, title_ar: '', language: 'ar' })
    expect(arabic).toMatchObject({
      title: input.title,
      subtitle: input.subtitle_ar,
      untranslated: ['title'],
      sections: [{ label: 'مغامرات' }],
    })
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toHaveLength(1)
    // An article that is there already isn't related to itself.
    const { id } = await create()
    const own = await hana.data(api.previewArticle, { ...fields, id, language: 'en' })
    expect(own.related.map(({ title }) => title)).toEqual(['Near'])
  })

  it('prices the offers that it shall name', async () => {
    expect(await hana.data(api.priceArticleOffers, {})).toEqual([])
    const offers = [{ module: 'Hotel' as const, id: 999_999 }]
    expect(await hana.data(api.priceArticleOffers, { offers })).toEqual([])
    const bus = await hana.call(api.priceArticleOffers, { offers: [{ module: 'Bus', id: 1 }] })
    expect(bus.status).toBe(400)
  })
})

describe('all of this', () => {
  const calls = [
    ['createArticle', wholeArticle()],
    ['updateArticle', { ...wholeArticle(), id: 1, version: 1 }],
    ['keepRevision', { ...wholeArticle(), id: 1 }],
    ['deleteArticle', { id: 1 }],
    ['getManagedArticles', {}],
    ['getEditableArticle', { id: 1 }],
    ['getRevisions', { id: 1 }],
    ['getRevision', { id: 1, revision: 1 }],
    ['restoreRevision', { id: 1, version: 1, revision: 1 }],
    ['previewArticle', { ...wholeArticle(), language: 'en' }],
    ['priceArticleOffers', {}],
    ['uploadArticleImage', { Image: new File(['x'], 'x.png') }],
  ] as const

  it.each(calls)('%s is for staff alone', async (name, input) => {
    const stranger = await test.browser().call(api[name], input)
    expect([stranger.status, codeOf(stranger.body)]).toEqual([401, 'unauthenticated'])
    const traveller = test.browser()
    await signIn(test, traveller)
    const refused = await traveller.call(api[name], input)
    expect([refused.status, codeOf(refused.body)]).toEqual([403, 'forbidden'])
    expect(refused.body.Error).toBe("Access Denied: You don't have permission to access this page.")
  })
})
