const LEFT_TO_RIGHT = '\u200e'

/**
 * Text as the PDF's layout takes it: plain spaces, no invisible marks and no vowel signs, presentation
 * forms resolved. What it can't draw it would print as stray letters, or fail at.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(
      /[\u200b-\u200f]|[\u202a-\u202e]|[\u2066-\u2069]|[\u064b-\u065f]|\u0670|\ufeff/g,
      '',
    )

const leftToRight = (text: string): string => LEFT_TO_RIGHT + text + LEFT_TO_RIGHT

/**
 * Numbers with their signs (`2+1`, `−750`), and those in groups: `123-456-789`, `+20 100 123 4567`, `0100 123 4567`.
 * Arabic letters before them would turn them around.
 */
const ordered = /\+\d[\d -]*\d|\d+(?:[-+]\d+)+|\b0\d{2,}(?: \d{3,})+|[−+]\d[\d,.]*/g

/**
 * Text as it is drawn in either direction. Without an Arabic letter (a phone, a list of Latin names) it
 * goes from left to right as a whole; the layout knows no isolates.
 */
export function drawn(text: string): string {
  const words = plain(text)
  return /[\u0600-\u06ff]/.test(words) ? words.replaceAll(ordered, leftToRight) : leftToRight(words)
}
