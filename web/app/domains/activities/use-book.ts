import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { showToast } from '../../ui/toast.ts'
import { useLoginDetour } from '../account/index.ts'
import { keepCheckout, startBooking } from '../checkout/index.ts'
import type { ActivityChoice } from './stay.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** Holds the places, then opens checkout; a call that asks for a login sends there first. */
export function useBook(choice: ActivityChoice) {
  const t = useActivitiesText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginDetour()
  const [busy, setBusy] = useState(false)

  const book = async (activity: ActivityDetails): Promise<void> => {
    if (busy || !activity.IsAvailable) return
    setBusy(true)
    try {
      const wish = {
        module: 'Activity',
        id: choice.id,
        name: activity.Name,
        fromDate: choice.date,
        adults: choice.adults,
      } as const
      const state = await startBooking(api, wish)
      keepCheckout(state)
      showToast({ title: t('redirecting'), text: t('redirectingText'), tone: 'ok' })
      await navigate('/checkout', { state })
    } catch (problem) {
      if (await detour(problem)) return
      showToast({
        title: t('checkoutFailed'),
        text: problem instanceof Error ? problem.message : undefined,
        tone: 'bad',
      })
    } finally {
      setBusy(false)
    }
  }
  return { book, busy }
}
