import { randomBytes } from 'node:crypto'
import type { Trx } from '../../../platform/database/connect.ts'
import { hashSecret } from '../secret.ts'
import { insertRecoveryCodes } from './store.ts'
import { toBase32 } from './totp.ts'

const MANY = 10
/** 80 bits can't be guessed, and their hashes need no slowness. */
const BYTES = 10

/** Codes as they are shown, once: `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: MANY }, () => (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'))

/** What is kept of one, however it is typed; null: it can't be one. */
export function hashRecoveryCode(typed: string): Buffer | null {
  const code = typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')
  return code.length === BYTES * 1.6 ? hashSecret(code) : null
}

/** Ten codes that sign in without the second factor, once each; their hashes alone are kept. */
export async function issueRecoveryCodes(trx: Trx, userId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map(hashRecoveryCode).filter((hash) => hash !== null)
  await insertRecoveryCodes(trx, userId, hashes)
  return codes
}
