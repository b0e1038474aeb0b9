import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient } from '../../../platform/api/client.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLoginRedirect } from '../../account/index.ts'
import { saveCheckout, startBooking } from '../../checkout/index.ts'
import { problemText } from '../problem-text.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Holds the places, then opens checkout; a call that asks for a login sends there first. */
export function useBook(
  module: 'Activity' | 'DayUse' | 'Honeymoon' | 'Trip',
  { id, date, adults }: OfferChoice,
) {
  const t = useCatalogueText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginRedirect()
  const [busy, setBusy] = useState(false)

  const book = async ({ Name: name, IsAvailable }: { Name: string; IsAvailable: boolean }) => {
    if (busy || !IsAvailable) return
    setBusy(true)
    let last = ''
    const noting: ApiClient = {
      ...api,
      call: (call, input, options) => {
        last = call
        return api.call(call, input, options)
      },
    }
    try {
      const state = await startBooking(noting, { module, id, name, fromDate: date, adults })
      saveCheckout(state)
      showToast({ title: t('redirecting'), text: t('redirectingText'), tone: 'ok' })
      await navigate('/checkout', { state })
    } catch (problem) {
      if (await detour(problem)) return
      const failed = t(last === 'checkoutConfig' ? 'configFailed' : 'checkoutFailed')
      const said = problemText(problem, { failed: '', empty: '' })
      showToast({ title: failed, ...(said && { text: said }), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { book, busy }
}
