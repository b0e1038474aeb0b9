import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Party } from '@rihla/contract/values/party'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeadlinePassed } from '../../ui/feedback/use-deadline-passed.ts'
import { useLiveReservations } from './use-live-reservations.ts'

const ages = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join()

/** Whether it is held for this very party, every child's age included. */
export const isForParty = (live: LiveReservation, { adults, childAges }: Party): boolean =>
  live.AdultsCount === adults && ages(live.ChildrenAges) === ages(childAges)

/**
 * What is gone on with in the place of booking: what is held for the party asked for, every child's age
 * included, or for whichever once nothing else is left. For another party it is booked anew.
 */
export function toGoOnWith(
  live: LiveReservation | null,
  party: Party,
  nothingLeft: boolean,
): LiveReservation | null {
  return live && (nothingLeft || isForParty(live, party)) ? live : null
}

/**
 * What the reader holds of that which a page is about, or null; of several the one that `fits` best, else the one
 * that ends first. When it ends, the page asks anew for all that it shows: the places may be free again.
 */
export function useOwnHold(
  isIt: (live: LiveReservation) => boolean,
  fits: (live: LiveReservation) => number = () => 0,
): LiveReservation | null {
  const cache = useQueryClient()
  const [live = null] = useLiveReservations()
    .filter(isIt)
    .toSorted((a, b) => fits(b) - fits(a))
  const over = useDeadlinePassed(live ? Date.parse(live.ExpiresAt) : Infinity)
  useEffect(() => {
    if (over) void cache.invalidateQueries()
  }, [over, cache])
  return over ? null : live
}
