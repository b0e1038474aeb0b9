import type { Language } from './language.ts'

/** A counted noun. Arabic: 1, 2 (its own word), 3-10 (plural), from 11 on (singular again). */
export type CountableNoun = {
  readonly en: readonly [one: string, more: string]
  readonly ar: readonly [one: string, two: string, few: string, many: string]
}

const count: { readonly [L in Language]: (n: number, noun: CountableNoun[L]) => string } = {
  en: (n, [one, more]) => `${n} ${n === 1 ? one : more}`,
  ar: (n, [one, two, few, many]) => {
    if (n === 1) return one
    if (n === 2) return two
    const tail = n % 100
    if (tail >= 3 && tail <= 10) return `${n} ${few}`
    // 100, 101, 102, 200...: the noun stays singular, without the ending that 11 to 99 give it.
    return `${n} ${tail < 3 ? one : many}`
  },
}

/** A number with its noun as the language counts: `1 hour`, `ساعتان`, `11 ساعة`. */
export const countOf = <L extends Language>(n: number, noun: CountableNoun, language: L): string =>
  count[language](n, noun[language])
