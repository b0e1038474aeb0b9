import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTableNames } from '@rihla/contract/content/tables'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'
import { allFiles } from './read-files.ts'

const { db } = await testDatabase(2)
const file = (rows: unknown) => JSON.stringify(rows)
const now = { dryRun: false }

const hero = { headline: 'Egypt, booked', tagline: 'From the Nile to the sea' }
const files = {
  'en/hero_content.json': file([hero]),
  'ar/hero_content.json': file([{ headline: 'مصر', tagline: 'من النيل إلى البحر' }]),
  'en/navigation_content.json': file([
    {
      logo: 'Rihla',
      links: [
        { label: 'Hotels', href: '/hotels' },
        { label: 'Offers', href: '/last-minute' },
      ],
    },
  ]),
  'en/testimonials_content.json': file([
    { title: 'They went', testimonials: [{ name: 'Mona', content: 'Lovely', rating: 4.5 }] },
  ]),
  'ar/content_translations.json': file([
    { section: 'trusted_providers', translation_key: 'title', translation_value: 'شركاؤنا' },
  ]),
  'partners.json': file([{ name: 'B' }, { name: 'A', website_url: 'https://a.example' }]),
  'app_store_links.json': file([{ platform: 'ios', url: 'https://apps.example/rihla' }]),
}
const empty = () =>
  sql`truncate ${sql.join(contentTableNames.map((table) => sql.table(table)))} cascade`.execute(db)

beforeEach(async () => {
  await empty()
})

describe('the files of what editors wrote', () => {
  it('give the same site again, byte for byte of the export', async () => {
    expect(await importContent(db, files, now)).toMatchObject({ rows: { 'partners.json': 2 } })
    const exported = await exportContent(db)
    expect(Object.keys(exported).sort()).toEqual(Object.keys(files).sort())
    expect(JSON.parse(exported['partners.json'] ?? '')).toMatchObject([
      { name: 'B' },
      { name: 'A' },
    ])
    await empty()
    await importContent(db, exported, now)
    expect(await exportContent(db)).toEqual(exported)
  })

  it('replace a table in their language, and leave the others as they are', async () => {
    await importContent(db, files, now)
    const next = { 'en/hero_content.json': file([{ ...hero, headline: 'Anew' }]) }
    await importContent(db, next, now)
    const exported = await exportContent(db)
    expect(exported['en/hero_content.json']).toContain('Anew')
    expect(exported['ar/hero_content.json']).toContain('مصر')
    expect(exported['partners.json']).toBeDefined()
  })

  it('change nothing when one row is wrong, and say which and where', async () => {
    await importContent(db, files, now)
    const before = await exportContent(db)
    const bad = {
      'en/hero_content.json': file([{ ...hero, headline: 'Never seen' }]),
      'partners.json': file([{ name: 'A' }, { name: '', website_url: 'javascript:alert(1)' }]),
      'en/navigation_content.json': file([{ links: [{ label: 'X', href: 'nowhere', colour: 1 }] }]),
      'ar/content_sections.json': file([
        { section_key: 'top', title: 'أ' },
        { section_key: 'top', title: 'ب' },
      ]),
      'fr/hero_content.json': file([hero]),
      'heroes.json': file([]),
      'features.json': '{',
    }
    const answer = await importContent(db, bad, now)
    expect(answer).toEqual({
      wrong: [
        'partners.json, row 2, name: must not be shorter or less than 1',
        'partners.json, row 2, website_url: must begin with / or https://',
        expect.stringMatching(/^en\/navigation_content\.json, row 1, links\.0\.href: must begin/),
        'en/navigation_content.json, row 1, links.0: there is no field colour',
        'ar/content_sections.json, row 2, section_key: the same as in row 1',
        'fr/hero_content.json: there is no language of this name',
        'heroes.json: there is no table of this name',
        'features.json, this is not a JSON list of rows',
      ],
    })
    expect(await exportContent(db)).toEqual(before)
  })

  it('of before may have the fields that stand elsewhere by now, empty', async () => {
    const of = (url: string | null) => ({
      'en/hero_content.json': file([{ ...hero, app_store_ios: url }]),
    })
    expect(await importContent(db, of(null), now)).toMatchObject({
      rows: { 'en/hero_content.json': 1 },
    })
    expect(await importContent(db, of('https://apps.example/ios'), now)).toEqual({
      wrong: ['en/hero_content.json, row 1, app_store_ios: stands in app_store_links by now'],
    })
    expect((await exportContent(db))['en/hero_content.json']).not.toContain('app_store')
  })

  it('can be tried without changing anything', async () => {
    expect(await importContent(db, files, { dryRun: true })).toMatchObject({
      rows: { 'en/hero_content.json': 1 },
    })
    expect(await exportContent(db)).toEqual({})
  })

  it('are refused by the database alone in nothing that they accept', async () => {
    const most = {
      'en/hero_content.json': file([
        { ...hero, background_video_start_time: 60, background_video_end_time: 60 },
      ]),
    }
    expect(await importContent(db, most, now)).toEqual({
      wrong: ['en/hero_content.json, row 1, background_video_end_time: must come after its start'],
    })
  })

  it('are as the samples in the documentation show them', async () => {
    const folder = fileURLToPath(new URL('../../../../../docs/sample-content', import.meta.url))
    const names = (await readdir(folder, { recursive: true })).filter((it) => it.endsWith('.json'))
    const samples = await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    )
    const answer = await importContent(db, Object.fromEntries(samples), now)
    expect(answer).toMatchObject({ rows: { 'partners.json': 2, 'ar/hero_content.json': 1 } })
  })

  it('have a name for every table and language', () => {
    expect(allFiles().map(({ path }) => path)).toContain('ar/footer_content.json')
    expect(new Set(allFiles().map(({ path }) => path)).size).toBe(allFiles().length)
  })
})
