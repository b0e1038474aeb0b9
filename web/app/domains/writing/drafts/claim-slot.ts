import { keyOf, readDraft } from './saved-drafts.ts'

/** Tabs in which one article can be written at once. */
const SLOTS = 9

/** What of a browser's locks is used here. */
export type Locks = Pick<LockManager, 'request'>

/** Takes a lock until `until` is settled; false when another tab has it. */
const take = (locks: Locks, name: string, until: Promise<void>): Promise<boolean> =>
  new Promise((done) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      done(lock !== null)
      return lock ? until : undefined
    })
  })

/**
 * The place where this tab keeps a text, until `until`: one that no other open tab has, with a text that was
 * left there before an empty one. So two tabs never write over each other, and a closed one is found again.
 */
export async function claimSlot(locks: Locks, id: number, until: Promise<void>): Promise<number> {
  const slots = Array.from({ length: SLOTS }, (_, at) => at + 1)
  const left = slots.filter((slot) => readDraft({ id, slot }) !== null)
  for (const slot of new Set([...left, ...slots]))
    if (await take(locks, keyOf({ id, slot }), until)) return slot
  return SLOTS
}
