import { trimmed } from '@rihla/contract/values/trimmed'
import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

const NAME_MAX = 100
const EMAIL_MAX = 254
/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** One address and nothing else: no lists, no display names, nothing invisible. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** A full name of 1 to 100 characters, tidied; a letter with its marks may count as several. */
export function readFullName(
  text: string,
): string | Refusal<'full_name_required' | 'full_name_too_long'> {
  const name = text
    .toWellFormed()
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
  if (name === '') return refuse('full_name_required')
  return [...name].length > NAME_MAX ? refuse('full_name_too_long') : name
}

/** An e-mail in its basic shape, as typed but for what was copied along with it. */
export function readEmail(text: string): string | Refusal<'email_invalid'> {
  const email = trimmed(text).normalize('NFC')
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? email : refuse('email_invalid')
}

/** The key under which limits count an e-mail, ignoring case; it doesn't reveal the address. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(trimmed(email).normalize('NFC').toLowerCase()).digest('base64url')
