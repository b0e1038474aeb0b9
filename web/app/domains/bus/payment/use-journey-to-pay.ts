import { heldSessionIn } from '@rihla/contract/bus/pay-address'
import type { Country } from '@rihla/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { dialsOf } from '../../../platform/phone.ts'
import { useInBrowser } from '../../../platform/use-in-browser.ts'
import { BUS_PATH } from '../addresses.ts'
import { savedJourney, savedJourneyIn, sessionOf, type SavedJourney } from '../journey/journey.ts'
import { takeHeldJourney } from './held-journey.ts'

/** The session whose seats the address names, begun in another tab or on another device; or null. */
export const useNamedSession = (): string | null =>
  heldSessionIn(new URLSearchParams(useLocation().search))

/** What this tab saved, also after it was paid, so that a reload shows the confirmation. */
export function useSavedJourney(): SavedJourney | null {
  const inBrowser = useInBrowser()
  const { state } = useLocation() as { state: unknown }
  return useMemo(
    () => (inBrowser ? (savedJourney() ?? savedJourneyIn(state)) : null),
    [inBrowser, state],
  )
}

type Entry = {
  readonly named: string | null
  readonly saved: SavedJourney | null
  /** Who is signed in, and the countries of phones; null until they are known. */
  readonly userId: number | null
  readonly countries: readonly Country[] | null
}

/**
 * The journey that is paid for: what this tab saved, or the one that the address names, as the server
 * has it. Null while it is on its way; without any, the way leads back to the search or to my bookings.
 */
export function useJourneyToPay({ named, saved, userId, countries }: Entry): SavedJourney | null {
  const api = useApi()
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  const isNamed = saved !== null && (named === null || sessionOf(saved, String(userId)) === named)
  const { data: held, isError } = useQuery({
    queryKey: ['bus-held', named],
    enabled: named !== null && !isNamed && userId !== null && countries !== null,
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
    queryFn: async ({ signal }) => {
      const SessionID = named ?? ''
      const answer = await api.call('getHeldSeats', { SessionID }, { signal })
      return takeHeldJourney(SessionID, String(userId), answer, dialsOf(countries ?? []))
    },
  })
  const lost = inBrowser && (named === null ? saved === null : isError)
  useEffect(() => {
    if (lost) void navigate(named === null ? BUS_PATH : '/bus-bookings', { replace: true })
  }, [lost, named, navigate])
  return isNamed ? saved : (held ?? null)
}
