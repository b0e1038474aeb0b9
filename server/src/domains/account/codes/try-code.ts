import type { AccountDeps } from '../deps.ts'
import { hashCode, isSameCode } from './code.ts'
import { countTry, type CodeFor, type TriedCode } from './store.ts'

/**
 * Counts one of the five tries, then compares: the code when it is the right one, else null. It is
 * not used up by that; `useCode` does it, in the transaction of what the code is for.
 */
export async function tryCode(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  wanted: CodeFor,
  typed: string,
): Promise<TriedCode | null> {
  const stored = await countTry(db, wanted, clock.now())
  if (!stored) return null
  return isSameCode(stored.codeHash, hashCode(stored.id, stored.salt, typed)) ? stored : null
}
