import { intlTag, type Language } from '@rihla/contract/values/language'
import type { TextBundle, TextValues } from './text.ts'

/**
 * Texts of one language by domain: placeholders in braces, plurals by Intl. One per page request on
 * the server, one per browser. It is this small on purpose: i18next alone was 11 kB of the 25 that
 * a page may add to React and the router.
 */
export type Texts = {
  language: Language
  has: (namespace: string, language: Language) => boolean
  add: (namespace: string, language: Language, bundle: TextBundle) => void
  /** The text, or its key where it is missing. */
  read: (language: Language, namespace: string, key: string, values?: TextValues) => string
}

const rules = new Map<Language, Intl.PluralRules>()
const pluralOf = (language: Language, count: number): string => {
  const known = rules.get(language) ?? new Intl.PluralRules(intlTag(language))
  rules.set(language, known)
  return known.select(count)
}

/** What is counted is grouped by thousands; other numbers (a year, a seat) stand as they are. */
const counts = new Set(['count', 'total'])
const numbers = new Map<Language, Intl.NumberFormat>()
function shown(language: Language, name: string, value: string | number): string {
  if (typeof value === 'string' || !counts.has(name)) return String(value)
  const format = numbers.get(language) ?? new Intl.NumberFormat(intlTag(language))
  numbers.set(language, format)
  return format.format(value)
}

const fill = (language: Language, text: string, values: TextValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    shown(language, name, values[name] ?? whole),
  )

export function createTexts(
  language: Language,
  bundles: Readonly<Record<string, TextBundle>>,
): Texts {
  const kept = new Map<string, TextBundle>()
  const keyOf = (name: string, of: Language): string => `${of}/${name}`
  for (const [name, bundle] of Object.entries(bundles)) kept.set(keyOf(name, language), bundle)
  return {
    language,
    has: (name, of) => kept.has(keyOf(name, of)),
    add: (name, of, bundle) => void kept.set(keyOf(name, of), bundle),
    read: (of, name, key, values = {}) => {
      const bundle = kept.get(keyOf(name, of)) ?? {}
      const { count } = values
      const plural = typeof count === 'number' ? bundle[`${key}_${pluralOf(of, count)}`] : undefined
      return fill(of, plural ?? bundle[key] ?? key, values)
    },
  }
}
