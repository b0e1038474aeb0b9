import { commaOf, directionOf, type Language } from '@rihla/contract/values/language'

/** Numbers of seats as the language lists them: each from left to right, the list in the way it is read. */
export const seatsText = (numbers: readonly string[], language: Language): string =>
  directionOf(language) === 'rtl'
    ? numbers.map((it) => `\u2066${it}\u2069`).join(commaOf(language))
    : numbers.join(commaOf(language))
