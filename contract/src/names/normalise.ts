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
