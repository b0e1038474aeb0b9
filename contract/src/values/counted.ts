import type { Language } from './language.ts'

/** A counted noun. Arabic: 1, 2 (its own word), 3-10 (plural), from 11 on (singular again). */
type Nouns = {
  readonly en: readonly [one: string, more: string]
  readonly ar: readonly [one: string, two: string, few: string, many: string]
}

const nouns = {
  minute: { en: ['minute', 'minutes'], ar: ['دقيقة', 'دقيقتان', 'دقائق', 'دقيقة'] },
  hour: { en: ['hour', 'hours'], ar: ['ساعة', 'ساعتان', 'ساعات', 'ساعة'] },
  day: { en: ['day', 'days'], ar: ['يوم', 'يومان', 'أيام', 'يومًا'] },
  night: { en: ['night', 'nights'], ar: ['ليلة', 'ليلتان', 'ليالٍ', 'ليلة'] },
  year: { en: ['year', 'years'], ar: ['سنة', 'سنتان', 'سنوات', 'سنة'] },
  room: { en: ['room', 'rooms'], ar: ['غرفة', 'غرفتان', 'غرف', 'غرفة'] },
  cabin: { en: ['cabin', 'cabins'], ar: ['كابينة', 'كابينتان', 'كبائن', 'كابينة'] },
  adult: { en: ['adult', 'adults'], ar: ['بالغ', 'بالغان', 'بالغين', 'بالغًا'] },
  child: { en: ['child', 'children'], ar: ['طفل', 'طفلان', 'أطفال', 'طفلًا'] },
} as const satisfies Record<string, Nouns>

export type CountedNoun = keyof typeof nouns

const count: { readonly [L in Language]: (n: number, nouns: Nouns[L]) => string } = {
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

/** `1 hour`, `ساعتان`, `11 ساعة`: a number with its noun as the language counts. */
export const counted = <L extends Language>(n: number, noun: CountedNoun, language: L): string =>
  count[language](n, nouns[noun][language])
