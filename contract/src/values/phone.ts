import { toWesternDigits } from './digits.ts'

/** What phones are written with besides digits: spaces, dashes of all kinds, parentheses, direction marks. */
const DECORATION = /[\s()\p{Pd}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/** A phone in Western digits, without what only makes it easier to read. */
export const undecorated = (text: string): string =>
  toWesternDigits(text).replaceAll(DECORATION, '')

/** The same with + where it began with 00. */
export const withPlus = (text: string): string => undecorated(text).replace(/^00/, '+')

const MAIN = new Set(['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'US'])

/** Of countries that share a prefix (+1, +7, +44...), whether it is the one whose pattern the others' numbers mostly fit, too. */
export const isMainOfPrefix = (code: string): boolean => MAIN.has(code)
