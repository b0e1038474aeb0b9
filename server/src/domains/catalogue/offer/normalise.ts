const marks =
  /[\u0300-\u036f]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|[\u06d6-\u06ed]|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u2069]|\ufeff/g

const from = 'ٱىةگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const to = 'ايهكبجف01234567890123456789'
const letters = new Map([...from].map((letter, at) => [letter, to[at] ?? '']))

/** The spelling that search compares: exact mirror of the SQL function `norm_search`. */
export const normalise = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replaceAll(marks, '')]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{Alphabetic}\p{Nd}]+/gu, ' ')
    .replaceAll(/^ +| +$/g, '')

/** A normalised word without its leading article (and what clings to it), when enough is left. */
export const withoutArticle = (word: string): string =>
  /^(?:وال|بال|كال|فال|ولل|لل|ال)(.{3,})$/.exec(word)?.[1] ?? word

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
