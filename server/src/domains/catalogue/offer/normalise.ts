import { normalise, withoutArticle } from '@rihla/contract/names/normalise'

export { normalise, withoutArticle }

/** The words of a query that must all be found, at most eight; empty when nothing is left. */
export const searchWords = (text: string): string[] => [
  ...new Set(normalise(text).split(' ').filter(Boolean).map(withoutArticle).slice(0, 8)),
]

const arabizi: readonly (readonly [RegExp, string])[] = [
  [/3/g, 'a'],
  [/2/g, ''],
  [/7/g, 'h'],
  [/5/g, 'kh'],
]

/**
 * Latin letters mixed with the digits that stand for Arabic sounds (gharda2a, 3alamein), read as
 * plain Latin: an extra attempt when nothing else was found. Null when the text isn't of that kind.
 */
export function fromArabizi(normalised: string): string | null {
  const mixed = normalised.split(' ').some((word) => /[a-z]/.test(word) && /[2357]/.test(word))
  if (!mixed) return null
  return arabizi.reduce((text, [digit, sound]) => text.replaceAll(digit, sound), normalised)
}

/** Escapes what LIKE reads as a pattern. */
export const likeEscape = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Words of a normalised text, each also without its article, as `search_words` of the database has them. */
export const wordsOf = (normalised: string): string[] =>
  normalised
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => [word, withoutArticle(word)])
