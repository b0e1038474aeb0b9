import { splitTags } from '@rihla/contract/blog/tags'
import { addressOf, labelIn, sectionOf, tagOf } from '@rihla/contract/blog/lists'
import type { ArticleCard, ArticleLabel } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { ArticleRow } from '../row.ts'

/** What stands at the end of a column's name in each language. */
const suffix = { en: '', ar: '_ar' } as const satisfies Record<Language, string>

/** A text in English, and the same in Arabic, where it was written. */
type Both<T extends string> = { readonly [Column in T | `${T}_ar`]: string | null }
type Missing = ArticleCard['untranslated'][number]

const ownText = <T extends string>(row: Both<T>, text: T, language: Language): string =>
  row[`${text}${suffix[language]}` as T | `${T}_ar`]?.trim() ?? ''

/** A text in a language, or in English where it was never written in it. */
export const textIn = <T extends string>(row: Both<T>, text: T, language: Language): string =>
  ownText(row, text, language) || (row[text] ?? '')

/** Which of these stand in English, though another language was asked for. */
export const untranslated = <T extends Missing>(
  row: Both<T>,
  texts: readonly T[],
  language: Language,
): T[] => texts.filter((text) => ownText(row, text, language) === '' && !!row[text])

/** Tags as they were written in a language; those of ours that lack it are translated. */
export const tagsIn = (row: Both<'tags'>, language: Language): ArticleLabel[] =>
  splitTags(textIn(row, 'tags', language)).map((label) => {
    const known = tagOf(label)
    return { id: addressOf(known, label), label: labelIn(known, label, language) }
  })

/** Sections as they were written in a language, else as ours are called in it. */
export function sectionsIn(
  row: Pick<ArticleRow, 'sections' | 'sections_ar'>,
  language: Language,
): ArticleLabel[] {
  const own = row[`sections${suffix[language]}`]
  return (own.length > 0 ? own : row.sections).map((label) => sectionLabel(label, language))
}

export function sectionLabel(label: string, language: Language): ArticleLabel {
  const known = sectionOf(label)
  return { id: addressOf(known, label), label: labelIn(known, label, language) }
}
