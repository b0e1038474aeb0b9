import { contentTableNames, shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import { isLanguage, type Language } from '@rihla/contract/values/language'
import type { TextOf } from '../../../platform/locale/text.ts'
import type deskTexts from '../messages.en.ts'

export type DeskText = TextOf<typeof deskTexts>
type Key = Parameters<DeskText>[0]

/** The language that a field is of by its name, and its name without it. */
export function languageIn(name: string): readonly [string, Language | null] {
  const at = name.lastIndexOf('_')
  const ending = name.slice(at + 1)
  return at > 0 && isLanguage(ending) ? [name.slice(0, at), ending] : [name, null]
}

// The contract names fields and tables, and a test holds each to its text: the types can't.

/** What a field is called. */
export const fieldText = (t: DeskText, name: string): string =>
  t(`field-${languageIn(name)[0]}` as Key)
/** What a table is called. */
export const partText = (t: DeskText, table: ContentTable): string => t(`part-${table}`)
/** What a place is called that a page has; its own name where nobody gave it another. */
export function placeText(t: DeskText, name: string): string {
  const key = `place-${name}`
  const text = t(key as Key)
  return text === key ? name : text
}
/** What a mark is called. */
export const iconText = (t: DeskText, name: string): string => t(`icon-${name || 'none'}` as Key)

/** Something in a language; itself where it is of none. */
export const inLanguage = (t: DeskText, what: string, language: Language | null): string =>
  language === null ? what : t('contentIn', { what, language: t(`contentIn_${language}`) })

/** Where something stands, in words: `en.1.links.2.label` of a table. */
export function whereText(t: DeskText, table: ContentTable, place: string): string {
  const { single } = shapeOf(table)
  const [side = '', row = '', first = '', at, second] = place.split('.')
  const named = second ?? first
  const [, own] = languageIn(named)
  const names = [
    ...(single ? [] : [t('contentRow', { n: row })]),
    ...(second ? [t('contentEntry', { what: fieldText(t, first), n: at ?? '' })] : []),
    fieldText(t, named),
  ]
  return inLanguage(t, names.join(' · '), isLanguage(side) ? side : own)
}

/** The table that the log names; null where it names none. */
export const tableNamed = (name: string | null): ContentTable | null =>
  contentTableNames.find((it) => it === name) ?? null
