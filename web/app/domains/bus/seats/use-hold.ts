import type { BusTrip } from '@rihla/contract/bus/trips'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { noteServerTime } from '../../../platform/clock.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { PAYMENT_PATH } from '../addresses.ts'
import { noteHold } from '../../held/index.ts'
import { codeOf, isSeatGone } from '../hold-error.ts'
import type { Failure } from '../failure-notice.tsx'
import { useHoldErrorText } from '../use-hold-error-text.ts'
import { saveJourney, sessionOf, type ChosenSeat, type SavedJourney } from '../journey/journey.ts'
import { useBusText } from '../use-bus-text.ts'

const legOf = (trip: BusTrip, seats: readonly ChosenSeat[]) => ({
  Seats: seats.map(({ id }) => id),
  TripID: trip.TripID,
  StationNameFrom: trip.StationNameFrom,
  StationNameTo: trip.StationNameTo,
  TripDate: trip.TripDateTime,
  BusClassName: trip.TripClassName,
})

/** What holding both legs is asked with. */
export const holdInput = (journey: SavedJourney, userId: string) => ({
  SessionID: sessionOf(journey, userId),
  Going: legOf(journey.going, journey.seats.going),
  ...(journey.back && { Return: legOf(journey.back, journey.seats.back) }),
})

/** Holds the seats of a journey and goes on to the payment; `look` shows what others took. */
export function useHold(userId: string, look: () => Promise<void>) {
  const t = useBusText()
  const api = useApi()
  const navigate = useNavigate()
  const errorText = useHoldErrorText('holdLogin', 'holdDefault')
  const {
    mutate: hold,
    isPending: holding,
    error,
  } = useMutation({
    mutationFn: (journey: SavedJourney) => api.call('holdBusSeats', holdInput(journey, userId)),
    onSuccess: async (held, journey) => {
      if (!held?.GoingTempID) {
        showToast({ title: t('holdFailed'), text: t('holdNoData'), tone: 'bad' })
        return
      }
      noteServerTime(new Date(held.ServerTime))
      noteHold(held.ExpiresAt)
      await navigate(PAYMENT_PATH, { state: { saved: saveJourney(journey, { hold: held }) } })
    },
    onError: async (problem) => {
      showToast({ title: t('holdFailed'), text: errorText(problem), tone: 'bad' })
      if (isSeatGone(problem)) await look()
    },
  })
  const failure: Failure | null = error && { code: codeOf(error), text: errorText(error) }
  return { hold, holding, failure }
}
