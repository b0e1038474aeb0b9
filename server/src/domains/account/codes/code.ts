import { toWesternDigits } from '@rihla/contract/values/digits'
import { trimmed } from '@rihla/contract/values/trimmed'
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

/** A mailed code is good for so many seconds from when its mail is written. */
export const CODE_SECONDS = 600
/**
 * Tries that one code allows, right or wrong: as many for its requester as for all others together.
 */
export const CODE_TRIES = 5

const LENGTH = 6

/** A new code of six digits; each is as likely as every other. */
export const newCode = (): string => String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0')

export const newSalt = (): Buffer => randomBytes(16)

/** What is stored of a code. Six digits are guessed in no time: short life and few tries protect it. */
export const hashCode = (codeId: number, salt: Buffer, code: string): Buffer =>
  createHash('sha256').update(salt).update(`${codeId}:${code}`).digest()

/** Whether this is the code that was stored; it takes as long for any code. */
export const isSameCode = (stored: Buffer, typed: Buffer): boolean =>
  stored.length === typed.length && timingSafeEqual(stored, typed)

/** A code as typed, in digits of any script; 4 to 6 characters. */
export function readCode(text: string): string | Refusal<'code_required'> {
  const code = trimmed(toWesternDigits(text))
  return code.length >= 4 && code.length <= LENGTH ? code : refuse('code_required')
}
