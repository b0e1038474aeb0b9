import type { SeatHold } from '@rihla/contract/bus/seats'
import type { Language } from '@rihla/contract/values/language'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { noteServerTime } from '../../../platform/clock.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { SEATS_PATH } from '../addresses.ts'
import { noteHold } from '../../held/index.ts'
import { isSeatGone } from '../hold-error.ts'
import { saveJourney, sessionOf, type SavedJourney } from '../journey/journey.ts'
import { holdInput } from '../seats/use-hold.ts'
import type { Legs } from '../price.ts'
import { useBusText } from '../use-bus-text.ts'
import { useHoldErrorText } from '../use-hold-error-text.ts'

/**
 * The hold as the server has it, and its trips in the page's language: read again after a reload or a
 * change of language, and taken again once it ended. Seats that
 * are taken by others by then are chosen again, with everything typed still there.
 */
export function useHeld(entry: SavedJourney & { hold: SeatHold }, userId: number) {
  const t = useBusText()
  const api = useApi()
  const navigate = useNavigate()
  const errorText = useHoldErrorText('holdLogin', 'holdDefault')
  const language = useLanguage()
  const [hold, setHold] = useState(entry.hold)
  const [trips, setTrips] = useState<Legs>({ going: entry.going, back: entry.back })
  /** Takes hold and prices together: what can be paid is what is shown. */
  const read = async (asked = language): Promise<void> => {
    const SessionID = sessionOf(entry, String(userId))
    const held = await api.call('getHeldSeats', { SessionID }, { language: asked })
    noteServerTime(new Date(held.Hold.ServerTime))
    setHold(held.Hold)
    noteHold(held.Hold.ExpiresAt)
    setTrips({ going: held.Going.Trip, back: held.Return?.Trip ?? null })
  }
  const lookAgain = async (asked = language): Promise<void> => {
    try {
      await read(asked)
    } catch {
      // What was known of the hold stays; paying shows whether it is still valid.
    }
  }
  const look = useEffectEvent((asked: Language) => void lookAgain(asked))
  useEffect(() => {
    const timer = setTimeout(() => look(language))
    return () => clearTimeout(timer)
  }, [language])
  const { mutate: renew, isPending: renewing } = useMutation({
    mutationFn: async () => {
      const held = await api.call('holdBusSeats', holdInput(entry, String(userId)))
      saveJourney(entry, { hold: held })
      // They may cost something else by now: nothing can be paid before that is seen.
      await read()
    },
    onError: async (problem) => {
      showToast({ title: t('holdFailed'), text: errorText(problem), tone: 'bad' })
      if (isSeatGone(problem)) await navigate(SEATS_PATH)
    },
  })
  return { hold, trips, renew, renewing, lookAgain }
}
