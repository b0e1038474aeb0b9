import type { Language } from '@rihla/contract/values/language'
import { grouped } from '@rihla/contract/values/money'
import type { TextBundle, TextValues } from './text.ts'

/**
 * Texts of one language by domain: placeholders in braces, plurals as Intl has them. One per page request on
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

/** What Intl.PluralRules answers for whole numbers; making one takes longer than all texts of a page. */
const pluralOf: Readonly<Record<Language, (count: number) => Intl.LDMLPluralRule>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  ar: (count) => {
    const tail = count % 100
    if (count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other'
    if (tail >= 3 && tail <= 10) return 'few'
    return tail >= 11 ? 'many' : 'other'
  },
}

/** What is counted is grouped by thousands; other numbers (a year, a seat) stand as they are. */
const counts = new Set(['count', 'total'])
const shown = (name: string, value: string | number): string =>
  typeof value === 'number' && counts.has(name) ? grouped(value) : String(value)

const fill = (text: string, values: TextValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => shown(name, values[name] ?? whole))

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
      const plural = typeof count === 'number' ? bundle[`${key}_${pluralOf[of](count)}`] : undefined
      return fill(plural ?? bundle[key] ?? key, values)
    },
  }
}
