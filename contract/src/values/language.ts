/** The two languages of the product; `en` is the fallback. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** A text in both languages; a missing Arabic text doesn't compile. */
export type LocalizedText = Readonly<Record<Language, string>>

const deviceTags = { en: 'en-US', ar: 'ar-EG' } as const

/** The tag sent as Accept-Language on every call: en-US or ar-EG. */
export const deviceTag = (language: Language): 'en-US' | 'ar-EG' => deviceTags[language]

/** Intl tag that shows Western digits in Arabic (digits are Western in both). */
export const intlTag = (language: Language): string =>
  language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-US'

export const directionOf = (language: Language): 'rtl' | 'ltr' =>
  language === 'ar' ? 'rtl' : 'ltr'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar'

/** The best supported language of an Accept-Language header, or null when it names none of ours. */
export function languageOf(header: string | null | undefined): Language | null {
  if (!header) return null
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
