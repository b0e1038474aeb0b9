import { randomBytes } from 'node:crypto'
import { hashSecret } from '../secret.ts'
import { toBase32 } from './totp.ts'

const MANY = 10
/** 80 bits can't be guessed, and their hashes need no slowness. */
const BYTES = 10

/** Codes as they are shown, once: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: MANY }, () => (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'))

/** What is kept of one, however it is typed; null: it can't be one. */
export function hashRecoveryCode(typed: string): Buffer | null {
  const code = typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')
  return code.length === BYTES * 1.6 ? hashSecret(code) : null
}
