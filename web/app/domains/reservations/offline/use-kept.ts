import type { ReservationCard, ReservationDetails } from '@rihla/contract/reservations'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useModuleName } from '../module-name.ts'
import { useReservationsText } from '../use-reservations-text.ts'

/** Keeps a booking that is looked at for when there is no connection; whether it is kept. */
export function useKeptReservation(it: ReservationDetails): boolean {
  const t = useReservationsText()
  const api = useApi()
  const language = useLanguage()
  const moduleName = useModuleName()
  const owner = useSession().user?.UserId
  const [kept, setKept] = useState(false)
  const keep = useEffectEvent(async (by: number, shown: ReservationDetails): Promise<boolean> => {
    const { keepReservation } = await import('./keep.ts')
    return keepReservation({ t, moduleName, language, owner: by }, api, shown)
  })
  useEffect(() => {
    if (owner === undefined) return
    let left = false
    const start = async (): Promise<void> => {
      // What can't be kept is still shown.
      const done = await keep(owner, it).catch(() => false)
      if (!left) setKept(done)
    }
    void start()
    return () => {
      left = true
    }
  }, [it, owner])
  return kept
}

/** Keeps what a list says of bookings, for those that aren't kept whole. */
export function useKeptList(cards: readonly ReservationCard[] | undefined): void {
  const t = useReservationsText()
  const language = useLanguage()
  const moduleName = useModuleName()
  const owner = useSession().user?.UserId
  const keep = useEffectEvent(
    async (by: number, listed: readonly ReservationCard[]): Promise<void> => {
      const { keepList } = await import('./keep.ts')
      await keepList({ t, moduleName, language, owner: by }, listed)
    },
  )
  useEffect(() => {
    if (owner !== undefined && cards) keep(owner, cards).catch(() => {})
  }, [cards, owner])
}
