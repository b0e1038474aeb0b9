/** The languages of the product, the fallback first. Another one is a row here, and texts that don't compile yet. */
const rows = {
  en: {
    device: 'en-US',
    intl: 'en-US',
    date: 'en-GB',
    names: 'short',
    comma: ', ',
    with: ', ',
    direction: 'ltr',
  },
  ar: {
    device: 'ar-EG',
    intl: 'ar-EG-u-nu-latn',
    date: 'ar-EG-u-nu-latn',
    names: 'long',
    comma: '، ',
    with: ' و',
    direction: 'rtl',
  },
} as const

export type Language = keyof typeof rows
export const languages = Object.keys(rows) as readonly Language[]
/** The language of a caller who names none of ours. */
export const defaultLanguage: Language = 'en'

/** A text in every language; a missing one doesn't compile. */
export type LocalizedText = Readonly<Record<Language, string>>

/** What `make` gives in each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((it) => [it, make(it)])) as Record<Language, T>

/** The language that a switch leads to. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage

/** The tag sent as Accept-Language on every call: en-US or ar-EG. */
export const deviceTag = (language: Language): string => rows[language].device

/** Intl tag of numbers and names; digits are Western in both. */
export const intlTag = (language: Language): string => rows[language].intl

/** Intl tag of dates, day before month, and how long names of days and months are in them. */
export const dateTag = (language: Language): string => rows[language].date
export const nameStyle = (language: Language): 'short' | 'long' => rows[language].names

/** What stands between the items of a list. */
export const commaOf = (language: Language): string => rows[language].comma

/** What joins the two counts of a party: `2 adults, 1 child`, `بالغان وطفل`. */
export const withOf = (language: Language): string => rows[language].with

/**
 * A day or a moment in words. No comma stands between a weekday and its day, though Intl writes one:
 * `Thu 24 Dec 2026, 07:30`, `الأربعاء 25 نوفمبر`.
 */
export const dateInWords = (
  at: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string =>
  dateFormat(dateTag(language), options)
    .format(at)
    .replace(/^(\p{L}+)[،,] /u, '$1 ')

/** As many as our code has ways to write a date. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A format of dates, made once: making one takes longer than many a search. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  let format = dateFormats.get(key)
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(tag, options)))
  return format
}

export const directionOf = (language: Language): 'rtl' | 'ltr' => rows[language].direction

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** Where a browser keeps the language that was chosen in it, for the server to see. */
export const LANGUAGE_COOKIE = 'rihla-language'
const choice = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** The language that was chosen in a browser, by the Cookie header that it sends; null where none was. */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  const chosen = choice.exec(cookies ?? '')?.[1]
  return isLanguage(chosen) ? chosen : null
}

/** What our own clients send needs no reading. */
const byDeviceTag = new Map<string, Language>(languages.map((it) => [deviceTag(it), it]))

/** The best supported language of an Accept-Language header, or null when it names none of ours. */
export function languageOf(header: string | null | undefined): Language | null {
  if (!header) return null
  const own = byDeviceTag.get(header)
  if (own) return own
  const ranked = header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { primary: tag.split('-')[0], quality: quality ? Number(quality) : 1, position }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
  for (const { primary } of ranked) if (isLanguage(primary)) return primary
  return null
}
