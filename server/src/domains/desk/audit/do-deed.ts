import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { DeskDeps } from '../deps.ts'
import { answerOf, writeLine, type Deed } from './audit-store.ts'
import { begunUnder, claimKey, releaseKey } from './deed-keys.ts'
import type { AskedDeed } from './deed-of.ts'
import { digestAsked } from './digest-asked.ts'

/** What a deed is about, as it stands: figures and states, no names. */
export type Snapshot = (db: Db) => Promise<object | null>

/** How long a deed waits for the same one that is being done: what takes longer, or broke off, isn't waited for. */
const WAIT_MS = 2000
const LOOK_MS = 50

/** What the same deed, which is being done at this moment, comes to; null: it was refused, takes longer or broke off. */
async function answerOfOther(db: Db, deed: Deed): Promise<object | null> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    await pause(LOOK_MS)
    const known = await answerOf(db, deed)
    if (known) return known.answer
    if ((await begunUnder(db, deed)) <= 1) return null
  }
  return null
}

/**
 * Does what a member of staff asks for, between two lines of the audit log: one before anything happens, so
 * that nothing goes without a line, and one that says what came of it. What was done under the same key is
 * answered the same and not done again; of two at once, the second waits for what the first comes to, and where
 * that takes too long, the domain's own locks let one of them do it. Refuses `deed_differs` where something else was
 * asked for under the key, unless that was refused: what it asks for now isn't done, and mustn't be answered as if it
 * were.
 */
export async function doDeed<T extends object>(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  deed: AskedDeed,
  snapshot: Snapshot,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const asked = await digestAsked(deed.action, deed.asked)
  const known = await answerOf(db, deed)
  // The answer was written by this very call: its action and subject are compared.
  if (known)
    return known.asked?.equals(asked) === false ? refuse('deed_differs') : (known.answer as T)
  // What broke off is never released: nobody knows what came of it.
  const begun = await claimKey(db, deed, asked, clock.now())
  if (begun === 0) return refuse('deed_differs')
  const others = begun > 1 ? await answerOfOther(db, deed) : null
  if (others) return others as T
  const before = await snapshot(db)
  await writeLine(db, deed, { step: 'begun', before }, clock.now())
  const answer = await work()
  if (isRefusal(answer)) {
    const meanwhile = await answerOf(db, deed)
    if (meanwhile) return meanwhile.answer as T
    await writeLine(db, deed, { step: 'refused', refusal: answer.refusal }, clock.now())
    await releaseKey(db, deed)
    return answer
  }
  const after = await snapshot(db)
  await writeLine(db, deed, { step: 'done', after, answer }, clock.now())
  // Of two that didn't wait for each other, the line of the first stands: the second is answered the same.
  return ((await answerOf(db, deed))?.answer as T | undefined) ?? answer
}
