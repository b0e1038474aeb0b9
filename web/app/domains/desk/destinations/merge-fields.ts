import { differing, standing, type Flat } from '@rihla/contract/content/flat-rows'
import type { DestinationFields } from '@rihla/contract/desk/destinations/fields'
import type { Change } from '../content/draft/merge.ts'

export type FieldMerge = {
  /** What somebody else changed. */
  readonly changes: readonly Change[]
  /** Mine, with what only they changed. */
  readonly joined: DestinationFields
}

/** Joins two that were written over the same one: what only one of us changed is theirs, else mine stays. */
export function mergeFields(
  base: DestinationFields,
  mine: DestinationFields,
  theirs: DestinationFields,
): FieldMerge {
  const flat: { readonly base: Flat; readonly theirs: Flat } = { base, theirs }
  const byMe = new Set(differing(base, mine))
  const changes = differing(base, theirs).map((place) => ({
    place,
    before: flat.base[place] ?? null,
    after: flat.theirs[place] ?? null,
    isMine: byMe.has(place),
  }))
  const onlyTheirs = changes.filter(({ isMine }) => !isMine).map(({ place }) => place)
  return { changes, joined: { ...mine, ...standing(theirs, onlyTheirs) } }
}
