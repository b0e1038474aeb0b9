import type { Footer, Navigation } from '@rihla/contract/content'
import { shapeOf, type ContentFields, type ContentTable } from '@rihla/contract/content/tables'
import type { ContentRow, ContentRowsByLanguage } from '@rihla/contract/desk/content'
import type { Landing } from '@rihla/contract/landing'
import type { Language } from '@rihla/contract/values/language'

// Rows are those of the contract's tables, and what the server makes of them is made here by the same names: the
// test beside it holds them to what the page's call answers.

const isActive = ({ active }: ContentRow): boolean => active !== false
const sorted = (rows: unknown): ContentRow[] =>
  ((rows as ContentRow[] | undefined) ?? [])
    .filter(isActive)
    .map((row, at) => ({ ...row, sort_order: at + 1 }))

const inOwn = (row: ContentRow, language: Language): ContentRow => ({
  ...row,
  title: row[`title_${language}`],
  description: row[`description_${language}`],
})

function partOf(
  table: ContentTable,
  rows: ContentRowsByLanguage,
  language: Language,
  { app_stores: { ios, android } }: Landing,
): object {
  const all = rows['all'] ?? []
  const own = rows[language] ?? []
  const [row] = own
  switch (table) {
    case 'hero_content':
      return { hero: row ? { ...row, app_store_ios: ios, app_store_android: android } : null }
    case 'content_sections':
      return {
        sections: Object.fromEntries(own.filter(isActive).map((it) => [it['section_key'], it])),
      }
    case 'content_translations':
      return {
        translations: {
          trusted_providers: Object.fromEntries(
            own.map((it) => [it['translation_key'], it['translation_value']]),
          ),
        },
      }
    case 'features':
      return { features: sorted(all).map((it) => inOwn(it, language)) }
    case 'trusted_providers':
    case 'partners':
      return { [table]: sorted(all) }
    case 'customization_content':
      return { customization: row ? { ...row, features: sorted(row['features']) } : null }
    case 'screenshots_content':
      return { screenshots: row ? { ...row, images: sorted(row['images']) } : null }
    case 'stats_content':
      return { stats: row ? { id: 0, ...row, stats: sorted(row['stats']) } : null }
    case 'testimonials_content':
      return { testimonials: row ? { ...row, testimonials: sorted(row['testimonials']) } : null }
    case 'app_store_links': {
      const urlOf = (platform: string) =>
        all.find((it) => it['platform'] === platform)?.['url'] ?? null
      return { app_stores: { ios: urlOf('ios'), android: urlOf('android') } }
    }
    case 'footer_content':
    case 'navigation_content':
      return {}
  }
}

/** A row without the numbers that are half typed. */
const finished = (fields: ContentFields, row: ContentRow): ContentRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name]
      const isHalf = field?.kind === 'number' && typeof value === 'string'
      return [name, isHalf ? field.otherwise : value]
    }),
  )
const finishedRow = (table: ContentTable, row: ContentRow): ContentRow => {
  const { fields, part } = shapeOf(table)
  const list = part && (row[part.field] as ContentRow[] | undefined)
  return {
    ...finished(fields, row),
    ...(part && list && { [part.field]: list.map((it) => finished(part.fields, it)) }),
  }
}
const finishedRows = (table: ContentTable, rows: ContentRowsByLanguage): ContentRowsByLanguage =>
  Object.fromEntries(
    Object.entries(rows).map(([side, its]) => [side, its.map((row) => finishedRow(table, row))]),
  )

/** The content of the home page with a draft in the place of what stands there. */
export const landingWith = (
  landing: Landing,
  table: ContentTable,
  rows: ContentRowsByLanguage,
  language: Language,
): Landing => ({ ...landing, ...partOf(table, finishedRows(table, rows), language, landing) })

/** The header's links that a draft makes, before the header chooses among them. */
export const menuOf = (rows: ContentRowsByLanguage, language: Language) =>
  // As in the footer.
  sorted(rows[language]?.[0]?.['links']) as Navigation['links']

/** The footer that a draft makes; null: its language has none. */
export function footerOf(
  rows: ContentRowsByLanguage,
  language: Language,
  stores: Landing['app_stores'],
): Footer | null {
  const [row] = rows[language] ?? []
  if (!row) return null
  const links = sorted(row['links']).map((it) => ({
    label: it['link_text'],
    href: it['link_url'],
    is_external: it['is_external'],
    sort_order: it['sort_order'],
  }))
  // The fields are the table's: its names are those of the call.
  return { ...row, app_store_ios: stores.ios, app_store_android: stores.android, links } as Footer
}
