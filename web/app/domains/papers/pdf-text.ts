const LEFT_TO_RIGHT = '\u200e'

/**
 * What no font of papers has, beside Latin and Arabic letters, digits, their signs and marks, would be printed as some
 * stray letter: pictures and scripts in the names that editors and partners give.
 */
const unprintable = /[^\s\x20-\x7e\u00a0-\u024f\u0600-\u06ff\u2010-\u2026\u20ac\u2212]/gu

function printable(text: string): string {
  const words = text.replaceAll('\u2044', '/').replaceAll(/[←→]/g, '–')
  const left = words.replaceAll(unprintable, '')
  // A name in other letters alone is left to whoever can read a part of it.
  if (left === words || left.trim() === '') return words
  return left.replaceAll(/ {2,}/g, ' ').trim()
}

/**
 * Text as the PDF's layout takes it: plain spaces, no invisible marks and no vowel signs, presentation
 * forms resolved. What it can't draw it would print as stray letters, or fail at.
 */
const plain = (text: string): string =>
  printable(
    text
      .normalize('NFKC')
      .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
      .replaceAll(
        /[\u200b-\u200f]|[\u202a-\u202e]|[\u2066-\u2069]|[\u064b-\u065f]|\u0670|\ufeff/g,
        '',
      ),
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
