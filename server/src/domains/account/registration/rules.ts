import { isEmail, plainEmail } from '@rihla/contract/values/email'
import { createHash } from 'node:crypto'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

const NAME_MAX = 100
/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu

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

/** An e-mail in its basic shape, as typed but for its digits and what was copied along with it. */
export const readEmail = (text: string): string | Refusal<'email_invalid'> =>
  isEmail(text) ? plainEmail(text) : refuse('email_invalid')

/** The key under which limits count an e-mail, ignoring case; it doesn't reveal the address. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(plainEmail(email).toLowerCase()).digest('base64url')
