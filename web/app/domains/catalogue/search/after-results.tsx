import type { ComponentProps } from 'react'
import type { FilterCounts } from '../filters/filter-counts.ts'
import { LateCounts } from '../filters/late-counts.tsx'
import { SavedOffersStrip } from '../saved/saved-offers-strip.tsx'
import { useSamePlace } from './use-same-place.ts'

type Props = {
  /** What the choices of the filters are counted for; false until the results are there. */
  counted: Omit<ComponentProps<typeof LateCounts>, 'onKnown'> | false
  onCounts: (counts: FilterCounts) => void
  saved: ComponentProps<typeof SavedOffersStrip>
}

/**
 * What comes once a search has its results: counts of the filters, what was saved or looked at last,
 * and the place in the list that a visitor comes back to.
 */
export default function AfterResults({ counted, onCounts, saved }: Props) {
  useSamePlace()
  return (
    <>
      {counted && <LateCounts {...counted} onKnown={onCounts} />}
      <SavedOffersStrip {...saved} />
    </>
  )
}
