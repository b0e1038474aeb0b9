import { cairoDate } from '@rihla/contract/values/dates'
import { nameStyle, type Language } from '@rihla/contract/values/language'
import { monthName } from '../../platform/locale/day-names.ts'

type Parts = { readonly day: number; readonly month: string; readonly year: string }

const patterns: Readonly<Record<Language, (it: Parts) => string>> = {
  en: ({ day, month, year }) => `${month} ${day}, ${year}`,
  ar: ({ day, month, year }) => `${day} ${month} ${year}`,
}

function inWords(iso: string, language: Language, length: 'short' | 'long'): string {
  const date = cairoDate(new Date(iso))
  return patterns[language]({
    day: Number(date.slice(8)),
    month: monthName(date, language, length),
    year: date.slice(0, 4),
  })
}

/** A day on a card, in Cairo: `Nov 12, 2026`, `12 نوفمبر 2026`. */
export const shortDate = (iso: string, language: Language): string =>
  inWords(iso, language, nameStyle(language))

/** A day on an article, in Cairo: `November 12, 2026`, `12 نوفمبر 2026`. */
export const longDate = (iso: string, language: Language): string => inWords(iso, language, 'long')
