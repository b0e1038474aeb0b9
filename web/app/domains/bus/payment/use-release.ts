import type { SeatHold } from '@rihla/contract/bus/seats'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { busSearchHref } from '../addresses.ts'
import type { Failure } from '../failure-notice.tsx'
import { noteHold } from '../../held/index.ts'
import { codeOf } from '../hold-error.ts'
import { saveJourney, type SavedJourney } from '../journey/journey.ts'
import { useHoldErrorText } from '../use-hold-error-text.ts'

/** Gives the held seats back and returns to the departures; refused once they are paid for. */
export function useRelease(entry: SavedJourney, hold: SeatHold) {
  const api = useApi()
  const navigate = useNavigate()
  const errorText = useHoldErrorText('holdLogin', 'releaseDefault')
  const {
    mutate: release,
    isPending: releasing,
    error,
  } = useMutation({
    mutationFn: () => api.call('releaseBusSeats', { GoingReservationId: hold.GoingTempID }),
    onSuccess: async () => {
      saveJourney(entry, { done: true })
      noteHold()
      await navigate(busSearchHref(entry.search))
    },
  })
  const releaseFailure: Failure | null = error && { code: codeOf(error), text: errorText(error) }
  return { release, releasing, releaseFailure }
}
