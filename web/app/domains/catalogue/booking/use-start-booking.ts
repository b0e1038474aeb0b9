import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient, CallName } from '../../../platform/api/client.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useProblemText } from '../../../platform/problems/use-problem-text.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLoginRedirect } from '../../account/index.ts'
import { type BookingRequest, saveCheckout, startBooking } from '../../checkout/index.ts'
import { problemText } from '../problem-text.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** For longer it would lie over the hold's clock in checkout. */
const REDIRECTING_MS = 2000

/** Whether the page that asks is still there. */
function useShown(): RefObject<boolean> {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}

/**
 * Holds what is requested, then opens checkout; a call that asks for a login sends there first.
 * `failed` names the failure by the call that was made last. What went wrong is `failure`, until the next try.
 */
export function useStartBooking(redirecting: string, failed: (last: CallName | null) => string) {
  const t = useCatalogueText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginRedirect(useProblemText()('loginFirst'))
  const lastCall = useRef<CallName | null>(null)
  const shown = useShown()
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (request: BookingRequest) => {
      const noting: ApiClient = {
        ...api,
        call: (call, input, options) => {
          lastCall.current = call
          return api.call(call, input, options)
        },
      }
      return startBooking(noting, request)
    },
    // Whoever has left the page meanwhile isn't fetched back: the header leads to what is held.
    onSuccess: async (state) => {
      if (!shown.current) return
      saveCheckout(state)
      const durationMs = REDIRECTING_MS
      showToast({ title: t('redirecting'), text: redirecting, tone: 'ok', durationMs })
      await navigate('/checkout', { state })
    },
    onError: async (problem) => {
      if (!shown.current || (await detour(problem))) return
      const said = problemText(problem, { failed: '', empty: '' })
      const title = failed(lastCall.current)
      setFailure(said || title)
      showToast({ title, ...(said && { text: said }), tone: 'bad' })
    },
  })
  const start = (request: BookingRequest): void => {
    if (busy) return
    setFailure(null)
    mutate(request)
  }
  return { start, busy, failure }
}
