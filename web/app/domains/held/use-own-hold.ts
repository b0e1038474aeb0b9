import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeadlinePassed } from '../../ui/feedback/use-deadline-passed.ts'
import { useLiveReservations } from './use-live-reservations.ts'

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
