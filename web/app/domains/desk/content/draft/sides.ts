import { shapeOf, type ContentField, type ContentTable } from '@rihla/contract/content/tables'
import { languages } from '@rihla/contract/values/language'

/** Rows that speak every language have one side alone. */
const ALL = ['all'] as const

/** What a table is kept in: a side for each language, or one for all. */
export const sidesOf = (table: ContentTable): readonly string[] =>
  shapeOf(table).byLanguage ? languages : ALL

/** Whether a field says the same on every side, so that it stands once: switches, numbers, names. */
export const isShared = (table: ContentTable, name: string, { kind }: ContentField): boolean =>
  kind === 'flag' ||
  kind === 'number' ||
  kind === 'key' ||
  kind === 'choice' ||
  (shapeOf(table).unique?.includes(name) ?? false)

/** The rows that the pages have places for, by what names them: no others can be added. */
const places: Partial<Readonly<Record<ContentTable, readonly Readonly<Record<string, string>>[]>>> =
  {
    content_sections: [
      { section_key: 'instant-hotels' },
      { section_key: 'last-minute-offers' },
      { section_key: 'top-destinations' },
      { section_key: 'features' },
      { section_key: 'download' },
    ],
    content_translations: [
      { section: 'trusted_providers', translation_key: 'title' },
      { section: 'trusted_providers', translation_key: 'subtitle' },
    ],
    app_store_links: [{ platform: 'ios' }, { platform: 'android' }],
  }

/** The places of a table; undefined where rows are added and removed as one likes. */
export const placesOf = (
  table: ContentTable,
): readonly Readonly<Record<string, string>>[] | undefined => places[table]
