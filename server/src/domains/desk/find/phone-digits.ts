/**
 * Digits as they stand in the middle of a phone: where it is written whole, eight digits or more, without the zeros that
 * are dialled before it; fewer are its last ones, and theirs are their own.
 */
export const phoneDigits = (digits: string): string =>
  digits.length < 8 ? digits : digits.replace(/^0+(?=[1-9])/, '')
