import { toWesternDigits } from './digits.ts'
import { trimmed } from './trimmed.ts'

const MAX = 254
/** Marks of direction that keyboards and copied texts bring along; those that turn what is read stay, and are refused. */
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g
/** One address and nothing else: no lists, no display names, nothing invisible; no part of its domain is empty. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:".\p{C}]+(?:\.[^\s@<>()[\]\\,;:".\p{C}]+)+$/u

/** A typed e-mail as it is kept and compared: in Western digits, without what was copied along with it. */
export const plainEmail = (text: string): string =>
  toWesternDigits(trimmed(text).replaceAll(MARKS, '')).normalize('NFC')

/** Whether a typed text is an e-mail in its basic shape. Both halves ask this. */
export function isEmail(text: string): boolean {
  const email = plainEmail(text)
  return email.length <= MAX && EMAIL.test(email)
}
