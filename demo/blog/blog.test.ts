import { faultsOf } from '@rihla/contract/blog/faults'
import { sections, tags } from '@rihla/contract/blog/lists'
import { plainTextOf } from '@rihla/contract/blog/plain-text'
import { isSlug } from '@rihla/contract/blog/slug'
import { api } from '@rihla/contract'
import { cleanHtml } from '@rihla/server/domains/blog/html/clean-html'
import { testApp } from '@rihla/server/testing/app'
import { plainPasswords } from '@rihla/server/testing/plain-passwords'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { activities } from '../activities/index.ts'
import { lines } from '../buses/lines.ts'
import { dayUses, FIRST_DAY_USE } from '../day-uses/index.ts'
import { packages } from '../packages/all.ts'
import { posters } from '../posters.ts'
import { stays } from '../stays/all.ts'
import { articles } from './index.ts'
import { writeArticles } from './write-articles.ts'

const wordsOf = (html: string): number => plainTextOf(html).split(' ').length
const files = new Map(posters.map((it) => [it.file, it]))
const known: Record<string, ReadonlySet<number>> = {
  Activity: new Set(activities.map((_, at) => at + 1)),
  DayUse: new Set(dayUses.map((_, at) => at + FIRST_DAY_USE)),
  Hotel: new Set(stays.flatMap((it) => (it.kind === 'hotel' ? it.id : []))),
  NileCruise: new Set(stays.flatMap((it) => (it.kind === 'cruise' ? it.id : []))),
  Honeymoon: new Set(packages.flatMap((it) => (it.kind === 'honeymoon' ? it.id : []))),
  Trip: new Set(packages.flatMap((it) => (it.kind === 'trip' ? it.id : []))),
}

describe('the articles of the demo', () => {
  it('are fourteen, over all sections and tags', () => {
    expect(articles).toHaveLength(14)
    for (const { id } of sections)
      expect(articles.filter((it) => it.sections.includes(id)).length, id).toBeGreaterThanOrEqual(3)
    const used = new Set(articles.flatMap((it) => it.tags as readonly string[]))
    expect(tags.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(14)
    expect(new Set(articles.map(({ cover }) => cover[0])).size).toBe(14)
  })

  it('name a bus by an hour at which it leaves', () => {
    const named = articles.flatMap(({ slug, en }) =>
      [...en.content.matchAll(/(\d\d:\d\d) from Cairo/g)].map(([, hour]) => ({ slug, hour })),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { slug, hour } of named) {
      const there = lines.filter(({ to }) => slug.includes(to))
      expect(there.flatMap(({ out }): readonly string[] => out)).toContain(hour)
    }
  })

  it.each(articles.map((it) => [it.slug, it] as const))(
    '%s is whole in both languages',
    (_, it) => {
      expect(isSlug(it.slug)).toBe(true)
      for (const { title, subtitle, content } of [it.en, it.ar]) {
        expect(wordsOf(content)).toBeGreaterThanOrEqual(400)
        expect(wordsOf(content)).toBeLessThanOrEqual(900)
        expect(cleanHtml(content)).toBe(content)
        expect(title.length * subtitle.length).toBeGreaterThan(0)
      }
      const [en, ar] = [JSON.stringify(it.en), JSON.stringify(it.ar)]
      expect(en).not.toMatch(/\p{Script=Arabic}/u)
      expect(ar).not.toMatch(/[٠-٩]/)
      expect(ar.replaceAll(/<[^>]*>|"(?:title|subtitle|content)"|\\n/g, '')).not.toMatch(
        /[A-Za-z]{2}/,
      )
      for (const [file] of [it.cover, it.secondary]) expect(files.has(file), file).toBe(true)
      for (const [module, id] of it.offers)
        expect(known[module]?.has(id), `${module} ${id}`).toBe(true)
    },
  )

  it('say the same in both languages, part by part', () => {
    const partsOf = (html: string): string[] =>
      [...html.matchAll(/<(h2|ul|li|blockquote|p)>/g)].map(([, tag = '']) => tag)
    for (const { slug, en, ar } of articles)
      expect(partsOf(ar.content), slug).toEqual(partsOf(en.content))
  })
})

describe('the blog of the demo', async () => {
  const test = await testApp({ connections: 4, passwords: plainPasswords })
  const { db, clock } = test
  const write = () => db.transaction().execute((trx) => writeArticles(trx, clock.now()))

  it('is there once, whole, the newest some days old', async () => {
    await write()
    await write()
    const reader = test.browser()
    const { newest, blocks, latest } = await reader.data(api.getBlogHome, {})
    expect(newest[0]?.slug).toBe(articles[0]?.slug)
    const age = clock.now().getTime() - Date.parse(newest[0]?.published_at ?? '')
    expect(age / 86_400_000).toBeGreaterThan(1)
    expect(age / 86_400_000).toBeLessThan(4)
    expect(blocks.map(({ section }) => section.id)).toEqual(sections.map(({ id }) => id))
    expect(latest).toEqual([])
    for (const { slug } of articles)
      for (const language of ['en-US', 'ar-EG']) {
        const { body } = await reader.call(
          api.getBlogArticle,
          { slug },
          { 'accept-language': language },
        )
        expect(body.Data, slug).toMatchObject({
          untranslated: [],
          cover: { width: 1200, height: 800 },
        })
        expect(body.Data?.related.length).toBeGreaterThanOrEqual(3)
      }
  })

  it('breaks none of the rules that staff keep', async () => {
    const { rows } = await sql<{
      fields: never
    }>`select to_jsonb(a) as fields from blog_articles a`.execute(db)
    expect(rows).toHaveLength(14)
    for (const { fields } of rows) expect(faultsOf(fields, 'published')).toEqual({})
  })

  it('leaves what staff did: a deleted article stays deleted', async () => {
    await sql`delete from blog_articles where id = 1`.execute(db)
    await write()
    const { rows } = await sql`select from blog_articles`.execute(db)
    expect(rows).toHaveLength(13)
    const added = await sql<{ id: number }>`
      insert into blog_articles (slug, title, state, updated_at) values ('new', 'New', 'draft', now()) returning id`.execute(
      db,
    )
    expect(added.rows[0]?.id).toBeGreaterThan(100)
  })
})
