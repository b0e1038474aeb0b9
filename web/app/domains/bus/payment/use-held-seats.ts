import type { SeatHold } from '@rihla/contract/bus/seats'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { noteServerTime } from '../../../platform/clock.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { SEATS_PATH } from '../addresses.ts'
import { isSeatGone } from '../hold-error.ts'
import { saveJourney, sessionOf, type SavedJourney } from '../journey.ts'
import { holdInput } from '../seats/use-hold.ts'
import { useBusText } from '../use-bus-text.ts'
import { useHoldErrorText } from '../use-hold-error-text.ts'

/**
 * The hold as the server has it: read again after a reload, and taken again once it ended. Seats that
 * are taken by others by then are chosen again, with everything typed still there.
 */
export function useHeld(entry: SavedJourney & { hold: SeatHold }, userId: number) {
  const t = useBusText()
  const api = useApi()
  const navigate = useNavigate()
  const errorText = useHoldErrorText('holdLogin', 'holdDefault')
  const [hold, setHold] = useState(entry.hold)
  const take = (held: SeatHold): void => {
    noteServerTime(new Date(held.ServerTime))
    setHold(held)
  }
  const lookAgain = async (): Promise<void> => {
    try {
      const SessionID = sessionOf(entry, String(userId))
      take((await api.call('getHeldSeats', { SessionID })).Hold)
    } catch {
      // What was known of the hold stays; paying shows whether it is still valid.
    }
  }
  const look = useEffectEvent(() => void lookAgain())
  useEffect(() => {
    const timer = setTimeout(() => look())
    return () => clearTimeout(timer)
  }, [])
  const { mutate: renew, isPending: renewing } = useMutation({
    mutationFn: () => api.call('holdBusSeats', holdInput(entry, String(userId))),
    onSuccess: (held) => {
      saveJourney(entry, { hold: held })
      take(held)
    },
    onError: async (problem) => {
      showToast({ title: t('holdFailed'), text: errorText(problem), tone: 'bad' })
      if (isSeatGone(problem)) await navigate(SEATS_PATH)
    },
  })
  return { hold, renew, renewing, lookAgain }
}
