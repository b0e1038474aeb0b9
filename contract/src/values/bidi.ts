/**
 * A text in which numbers such as `2+1` (a class of seats, «رويال 2+1») keep their order after Arabic
 * letters: the plus would turn them around. Isolated from left to right.
 */
export const withSumsInOrder = (text: string): string =>
  text.replaceAll(/\d+(?:\+\d+)+/g, '\u2066$&\u2069')
