import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { noteServerTime } from '../../platform/clock.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { useSessionPart } from '../../platform/session/session.ts'
import { useHoldMark } from './hold-mark.ts'
import { useMayHold } from './use-may-hold.ts'

const NOTHING: readonly LiveReservation[] = []

/**
 * What the reader holds and hasn't paid for, in whatever tab or on whatever device it was begun, what
 * ends first first. Asked again when the page comes back to the front, and when another tab holds something.
 */
export function useLiveReservations(): readonly LiveReservation[] {
  const api = useApi()
  const language = useLanguage()
  const mark = useHoldMark()
  const userId = useSessionPart(({ user }) => user?.UserId ?? null)
  const enabled = useMayHold()
  const query = queryOptions({
    queryKey: ['live-reservations', userId, language, mark],
    enabled,
    staleTime: 20_000,
    refetchOnWindowFocus: true,
    meta: { personal: true },
    placeholderData: (before: LiveReservation[] | undefined, of) =>
      of?.queryKey[1] === userId ? before : undefined,
    queryFn: async ({ signal }) => {
      const answer = await api.call('getLiveReservations', {}, { signal, retries: 0 })
      noteServerTime(new Date(answer.ServerTime))
      return answer.Reservations.toReversed()
    },
  })
  const { data } = useQuery(query)
  return (enabled && data) || NOTHING
}
