import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient, CallName } from '../../../platform/api/client.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLoginRedirect } from '../../account/index.ts'
import { type BookingRequest, saveCheckout, startBooking } from '../../checkout/index.ts'
import { problemText } from '../problem-text.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/**
 * Holds what is requested, then opens checkout; a call that asks for a login sends there first.
 * `failed` names the failure by the call that was made last.
 */
export function useStartBooking(redirecting: string, failed: (last: CallName | null) => string) {
  const t = useCatalogueText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginRedirect()
  const [busy, setBusy] = useState(false)

  const start = async (request: BookingRequest): Promise<void> => {
    if (busy) return
    setBusy(true)
    let last: CallName | null = null
    const noting: ApiClient = {
      ...api,
      call: (call, input, options) => {
        last = call
        return api.call(call, input, options)
      },
    }
    try {
      const state = await startBooking(noting, request)
      saveCheckout(state)
      showToast({ title: t('redirecting'), text: redirecting, tone: 'ok' })
      await navigate('/checkout', { state })
    } catch (problem) {
      if (await detour(problem)) return
      const said = problemText(problem, { failed: '', empty: '' })
      showToast({ title: failed(last), ...(said && { text: said }), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { start, busy }
}
