const LEFT_TO_RIGHT = '\u200e'

/**
 * Text as the PDF's layout takes it: plain spaces, no invisible marks and no vowel signs, presentation
 * forms resolved. What it can't draw it would print as stray letters, or fail at.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(
      /[\u200b-\u200f]|[\u202a-\u202e]|[\u2066-\u2069]|[\u064b-\u065f]|\u0670|\ufeff/g,
      '',
    )

/** Numbers in groups, references and phones: kept from left to right within Arabic. */
export const leftToRight = (text: string): string => LEFT_TO_RIGHT + plain(text) + LEFT_TO_RIGHT
