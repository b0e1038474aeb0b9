import { keyOf, placesOf, readDraft } from './saved-drafts.ts'

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
  const places = placesOf(id)
  const left = places.filter((place) => readDraft(place) !== null)
  for (const place of new Set([...left, ...places]))
    if (await take(locks, keyOf(place), until)) return place.slot
  return places.length
}
