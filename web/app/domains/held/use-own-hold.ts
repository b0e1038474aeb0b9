import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Party } from '@rihla/contract/values/party'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeadlinePassed } from '../../ui/feedback/use-deadline-passed.ts'
import { useLiveReservations } from './use-live-reservations.ts'

const ages = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join()

/**
 * What is gone on with in the place of booking: what is held for the party asked for, every child's age
 * included, or for whichever once nothing else is left. For another party it is booked anew.
 */
export function toGoOnWith(
  live: LiveReservation | null,
  { adults, childAges }: Party,
  nothingLeft: boolean,
): LiveReservation | null {
  const same = live?.AdultsCount === adults && ages(live.ChildrenAges) === ages(childAges)
  return same || nothingLeft ? live : null
}

/**
 * What the reader holds of that which a page is about, or null. When it ends, the page asks anew for all
 * that it shows: the places may be free again.
 */
export function useOwnHold(isIt: (live: LiveReservation) => boolean): LiveReservation | null {
  const cache = useQueryClient()
  const live = useLiveReservations().find(isIt) ?? null
  const over = useDeadlinePassed(live ? Date.parse(live.ExpiresAt) : Infinity)
  useEffect(() => {
    if (over) void cache.invalidateQueries()
  }, [over, cache])
  return over ? null : live
}
