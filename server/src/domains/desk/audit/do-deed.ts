import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { DeskDeps } from '../deps.ts'
import { answerOf, writeLine, type Deed } from './audit-store.ts'

/** What a deed is about, as it stands: figures and states, no names. */
export type Snapshot = (db: Db) => Promise<object | null>

/**
 * Does what a member of staff asks for, between two lines of the audit log: one before anything happens, so
 * that nothing goes without a line, and one that says what came of it. What was done under the same key is
 * answered the same and not done again; of two at once, the domain's own locks let one do it, and the other
 * finds its answer.
 */
export async function doDeed<T extends object>(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  deed: Deed,
  snapshot: Snapshot,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const known = await answerOf(db, deed)
  // The answer was written by this very call: its action and subject are compared.
  if (known) return known as T
  const before = await snapshot(db)
  await writeLine(db, deed, { step: 'begun', before }, clock.now())
  const answer = await work()
  if (isRefusal(answer)) {
    const meanwhile = await answerOf(db, deed)
    if (meanwhile) return meanwhile as T
    await writeLine(db, deed, { step: 'refused', refusal: answer.refusal }, clock.now())
    return answer
  }
  const after = await snapshot(db)
  await writeLine(db, deed, { step: 'done', after, answer }, clock.now())
  // Of two at once, the line of the first stands: the second is answered the same.
  return ((await answerOf(db, deed)) as T | null) ?? answer
}
