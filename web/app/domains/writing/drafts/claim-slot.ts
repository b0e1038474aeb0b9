import { keyOf, lastPlace, placesOf } from './saved-drafts.ts'

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
 * The place where this tab keeps a text of somebody, until `until`: one that no other open tab has, with a text
 * that they left there before an empty one. So two tabs never write over each other, a closed one is found again,
 * and nobody reads or writes over what another user of the computer has not saved.
 */
export async function claimSlot(
  locks: Locks,
  id: number,
  until: Promise<void>,
  userId?: number,
): Promise<number> {
  const places = placesOf(id, userId)
  for (const place of places) if (await take(locks, keyOf(place), until)) return place.slot
  return lastPlace(places).slot
}
