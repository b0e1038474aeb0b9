import { normalise, withoutArticle } from '@rihla/contract/names/normalise'

export { normalise, withoutArticle }

/** Words of a query that are looked for. */
const MOST_WORDS = 8

/** The words of a query, without their articles, and each as it was typed. */
export const wordsAsTyped = (text: string): ReadonlyMap<string, string> =>
  new Map(
    normalise(text)
      .split(' ')
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .map((typed) => [withoutArticle(typed), typed]),
  )

/** The words of a query that must all be found, at most eight; empty when nothing is left. */
export const searchWords = (text: string): string[] => [...wordsAsTyped(text).keys()]

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
