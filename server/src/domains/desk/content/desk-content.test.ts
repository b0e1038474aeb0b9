import { api } from '@rihla/contract'
import type { ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 6, passwords: plainPasswords, rateLimitScale: 1000 })
const { db } = test
const editor = await givenStaff(test, 'editor')
const manager = await givenStaff(test, 'manager')
const reader = test.browser()

const hero = (headline: string) => ({ headline, tagline: 'From the Nile to the sea' })
const heroes = { en: [hero('Egypt, booked')], ar: [hero('مصر')] }
const company = (name: string, its: object = {}) => ({ name, ...its })

type Table = 'hero_content' | 'partners' | 'content_sections' | 'testimonials_content' | 'features'
const read = (Table: Table, browser = editor) => browser.data(api.getDeskContent, { Table })
const ask = (Table: Table, Rows: ContentRowsByLanguage, Edition: string, reason = why()) => ({
  ...reason,
  Edition,
  // What is sent is what is tested, also where no schema would take it.
  Content: { Table, Rows } as never,
})
const save = async (Table: Table, Rows: ContentRowsByLanguage, by: Browser = editor) =>
  by.call(api.saveContent, ask(Table, Rows, (await read(Table)).Edition))
const headlineIn = async (language: 'en-US' | 'ar-EG') =>
  (await reader.call(api.getLanding, {}, { 'accept-language': language })).body.Data?.hero?.headline
const codeOf = (body: object) => ('code' in body ? body.code : undefined)
const lines = async (key: string) =>
  (
    await sql<{
      step: string
      before: object | null
      after: object | null
      refusal: string | null
    }>`
      select step, before, after, refusal from audit_log where key = ${key} order by id`.execute(db)
  ).rows

beforeEach(() =>
  sql`truncate hero_content, partners, content_sections, testimonials_content, features cascade`.execute(
    db,
  ),
)

describe('what editors write', () => {
  it('shows on the public page at once, in each language, and the log says what it was', async () => {
    expect((await save('hero_content', heroes)).body.Data?.State).toBe('done')
    expect([await headlineIn('en-US'), await headlineIn('ar-EG')]).toEqual(['Egypt, booked', 'مصر'])
    const { Edition, Rows } = await read('hero_content')
    expect(Rows['en']).toMatchObject([{ headline: 'Egypt, booked', primary_cta: null }])
    const asked = ask('hero_content', { ...heroes, en: [hero('Anew')] }, Edition)
    await editor.data(api.saveContent, asked)
    expect([await headlineIn('en-US'), await headlineIn('ar-EG')]).toEqual(['Anew', 'مصر'])
    expect(await lines(asked.Key)).toMatchObject([
      { step: 'begun', before: { 'en.1.headline': 'Egypt, booked' } },
      { step: 'done', after: { 'en.1.headline': 'Anew' } },
    ])
    const [begun] = await lines(asked.Key)
    expect(Object.keys(begun?.before ?? {}).toSorted()).toEqual(['en.1.headline', 'subject'])
  })

  it('keeps its order, and what is switched off is not shown', async () => {
    await save('partners', {
      all: [company('B'), company('Hidden', { active: false }), company('A')],
    })
    const { partners } = await reader.data(api.getLanding, {})
    expect(partners.map(({ name }) => name)).toEqual(['B', 'A'])
    const { Rows } = await read('partners')
    expect(Rows['all']?.map(({ name }) => name)).toEqual(['B', 'Hidden', 'A'])
    await save('partners', { all: [...(Rows['all'] ?? [])].reverse() })
    expect((await reader.data(api.getLanding, {})).partners.map(({ name }) => name)).toEqual([
      'A',
      'B',
    ])
  })

  it('has lists in its rows', async () => {
    const said = (name: string, its: object = {}) => ({ name, content: 'Lovely', ...its })
    const Rows = {
      en: [{ title: 'They went', testimonials: [said('Mona', { rating: 4.5 }), said('Ali')] }],
      ar: [],
    }
    await save('testimonials_content', Rows)
    const { testimonials } = await reader.data(api.getLanding, {})
    expect(testimonials?.testimonials.map(({ name, rating }) => [name, rating])).toEqual([
      ['Mona', 4.5],
      ['Ali', null],
    ])
  })

  it('pressed twice is saved once, also at once', async () => {
    await save('partners', { all: [company('A')] })
    const { Edition } = await read('partners')
    const asked = ask('partners', { all: [company('B')] }, Edition)
    const answers = await Promise.all([1, 2, 3].map(() => editor.call(api.saveContent, asked)))
    const again = await editor.call(api.saveContent, asked)
    expect([...answers, again].map(({ body }) => body.Data?.State)).toEqual(
      Array.from({ length: 4 }, () => 'done'),
    )
    expect((await lines(asked.Key)).map(({ step }) => step)).toEqual(['begun', 'done'])
    expect((await read('partners')).Rows['all']).toHaveLength(1)
  })

  /** Two editors save the same edition at the same moment; each answer's status. */
  const saveBoth = async () => {
    const { Edition } = await read('partners')
    const mine = ask('partners', { all: [company('Mine')] }, Edition)
    const theirs = ask('partners', { all: [company('Theirs')] }, Edition)
    return Promise.all([editor.call(api.saveContent, mine), manager.call(api.saveContent, theirs)])
  }
  const isOneRefused = async () => {
    await save('partners', { all: [company('Before')] })
    const answers = await saveBoth()
    return (
      answers
        .map(({ status }) => status)
        .toSorted()
        .join() === '200,409'
    )
  }

  it(`K14: is refused to one of two editors, ${RUNS} times`, { timeout: 60_000 }, async () => {
    expect(await lostOf(RUNS, isOneRefused)).toBe(0)
  })

  it('K14 control: without the lock both are saved, and what one wrote is lost', async () => {
    await withFunction(
      db,
      'lock_content',
      () => 'begin perform pg_sleep(0.05); end',
      async () => expect(await isEverLost(isOneRefused)).toBe(true),
    )
  })

  it('is refused to the second of two editors, and nothing of the first is lost', async () => {
    const answers = await saveBoth()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(codeOf(refused?.body ?? {})).toBe('content_changed')
    const won = answers[0]?.status === 200 ? 'Mine' : 'Theirs'
    const standing = await read('partners')
    expect(standing.Rows['all']).toMatchObject([{ name: won }])
    // Over the edition that is there now, it is saved.
    const later = ask('partners', { all: [company(won), company('Both')] }, standing.Edition)
    expect((await manager.call(api.saveContent, later)).status).toBe(200)
  })

  it('has another edition once a file or a hand at the database changed it', async () => {
    await save('partners', { all: [company('A')] })
    const { Edition } = await read('partners')
    await sql`update partners set name = 'Elsewhere'`.execute(db)
    const { status } = await editor.call(
      api.saveContent,
      ask('partners', { all: [company('B')] }, Edition),
    )
    expect(status).toBe(409)
  })
})

describe('what no page could show', () => {
  const wrong: [string, Table, ContentRowsByLanguage][] = [
    ['a text that is too long', 'hero_content', { en: [hero('x'.repeat(301))], ar: [] }],
    ['a text of spaces', 'hero_content', { en: [hero('  ')], ar: [] }],
    ['a text with a null in it', 'hero_content', { en: [hero('a\u0000b')], ar: [] }],
    ['half a letter', 'hero_content', { en: [hero('a\ud800')], ar: [] }],
    ['a script', 'partners', { all: [company('A', { website_url: 'javascript:alert(1)' })] }],
    ['plain HTTP', 'partners', { all: [company('A', { logo_url: 'http://a.example/x.png' })] }],
    [
      'a picture from elsewhere, which no page would load',
      'partners',
      { all: [company('A', { logo_url: 'https://a.example/x.png' })] },
    ],
    ['another host', 'partners', { all: [company('A', { website_url: '//evil.example' })] }],
    ['a field of no page', 'partners', { all: [company('A', { colour: 'red' })] }],
    ['two heads', 'hero_content', { en: [hero('A'), hero('B')], ar: [] }],
    ['a language alone', 'hero_content', { en: [] }],
    ['rows of no language', 'partners', { all: [], en: [] }],
    ['too many', 'partners', { all: Array.from({ length: 101 }, () => company('A')) }],
    [
      'a video that ends before it starts',
      'hero_content',
      {
        en: [{ ...hero('A'), background_video_start_time: 9, background_video_end_time: 9 }],
        ar: [],
      },
    ],
  ]
  it.each(wrong)('%s is refused', async (_, table, rows) => {
    const { status, body } = await save(table, rows)
    expect([status, codeOf(body)]).toEqual([400, 'invalid_input'])
  })

  it('two texts of one place are refused, and the log says so', async () => {
    const row = { section_key: 'features', title: 'Why' }
    const asked = ask(
      'content_sections',
      { en: [row, row], ar: [] },
      (await read('content_sections')).Edition,
    )
    const { body } = await editor.call(api.saveContent, asked)
    expect(codeOf(body)).toBe('content_repeated')
    expect((await lines(asked.Key)).at(-1)).toMatchObject({ refusal: 'content_repeated' })
  })
})
