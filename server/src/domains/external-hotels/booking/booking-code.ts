import { randomInt } from 'node:crypto'

/** No 0 O 1 I L U: what is read aloud or typed can't be misread. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * A code for a booking: what its traveller sees, and our reference at the supplier, who takes 20
 * characters. Random, so that it is like no other's of ours, wherever we run.
 */
export const newCode = (): string =>
  `RH-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
