/** Spaces, and what nobody sees: marks of direction (UAX #9), a zero-width space, a byte order mark. */
const UNSEEN = /[\s\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/

/**
 * A text without spaces around it, nor the marks that messengers, address books and mails put around a number or an
 * address that is copied from them.
 */
export function trimmed(text: string): string {
  // By hand: an expression that looks for the end tries again at each space of a long text.
  let [from, to] = [0, text.length]
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
