import type { Language } from '@rihla/contract/values/language'
import type { AccountDeps } from '../deps.ts'
import { CODE_SECONDS, hashCode, newCode, newSalt } from './code.ts'
import { findAsked, writeCode } from './store.ts'

/** A mail delayed for longer than this is dropped: its reader has given up waiting. */
const ASKED_SECONDS = 3600

export type IssuedCode = {
  readonly code: string
  /** For a reset the address on record, never the one that was typed. */
  readonly to: string
  readonly language: Language
}

/**
 * The code requested under `codeId`, valid for ten minutes from now; an earlier code for the same
 * request is void. Null when there is nothing to send: no account has this e-mail (reset), an
 * account already has it (email), a newer request exists, or the request is an hour old. Called as
 * the mail is written, so that the code itself is stored nowhere, not even in the queue.
 */
export async function issueCode(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  codeId: number,
): Promise<IssuedCode | null> {
  const now = clock.now().getTime()
  const asked = await findAsked(db, codeId, new Date(now - ASKED_SECONDS * 1000))
  const goal = asked && receiverOf(asked)
  if (!goal) return null
  const [code, salt] = [newCode(), newSalt()]
  const written = await writeCode(db, codeId, {
    userId: goal.userId,
    salt,
    hash: hashCode(codeId, salt, code),
    expiresAt: new Date(now + CODE_SECONDS * 1000),
  })
  return written ? { code, to: goal.to, language: asked.language } : null
}

function receiverOf(
  asked: NonNullable<Awaited<ReturnType<typeof findAsked>>>,
): { userId: number; to: string } | null {
  if (asked.purpose === 'reset')
    return asked.ownerId !== null && asked.ownerEmail !== null
      ? { userId: asked.ownerId, to: asked.ownerEmail }
      : null
  const isFree = asked.ownerId === null && asked.askerId !== null && asked.askerEmail === null
  return isFree && asked.askerId !== null ? { userId: asked.askerId, to: asked.email } : null
}
