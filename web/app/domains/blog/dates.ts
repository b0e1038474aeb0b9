import { dateFormat, intlTag, nameStyle, type Language } from '@rihla/contract/values/language'

const part = (at: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(intlTag(language), { ...options, timeZone: 'Africa/Cairo' }).format(at)

type Parts = { readonly day: string; readonly month: string; readonly year: string }

/** Put together by hand, since Node and browsers differ in whole patterns. */
const patterns: Readonly<Record<Language, (it: Parts) => string>> = {
  en: ({ day, month, year }) => `${month} ${day}, ${year}`,
  ar: ({ day, month, year }) => `${day} ${month} ${year}`,
}

const inWords = (iso: string, language: Language, month: 'short' | 'long'): string => {
  const at = new Date(iso)
  return patterns[language]({
    day: part(at, language, { day: 'numeric' }),
    month: part(at, language, { month }),
    year: part(at, language, { year: 'numeric' }),
  })
}

/** A day on a card, in Cairo: `Nov 12, 2026`, `12 نوفمبر 2026`. */
export const shortDate = (iso: string, language: Language): string =>
  inWords(iso, language, nameStyle(language))

/** A day on an article, in Cairo: `November 12, 2026`, `12 نوفمبر 2026`. */
export const longDate = (iso: string, language: Language): string => inWords(iso, language, 'long')
