import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import { CircleCheck, CircleX, LoaderCircle } from '../../ui/brand/icons.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient } from '../../platform/api/client.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import type { PaymentMessage } from './gateway.ts'
import { noteReturn, paymentOrigin } from './payment-origin.ts'
import { usePaymentsText } from './use-payments-text.ts'

type Look = Pick<PaymentStatus, 'State' | 'Message'>
const TRIES = 4
const PAUSE_MS = 1500

/** Asks until the server knows, for some seconds at most; 'checking' is an answer too. */
async function askServer(api: ApiClient, query: string, stopped: () => boolean): Promise<Look> {
  for (let tries = 1; ; tries += 1) {
    const look = await api.call('paymentReturn', { Query: query })
    if (look.State !== 'checking' || tries >= TRIES || stopped()) return look
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

/** The message to the page around our frame; that page asks the server before it believes anything. */
export function messageOf(look: Look | null): PaymentMessage {
  if (!look)
    return { type: 'PAYMENT_ERROR', payload: { success: false, message: null, data: null } }
  const success = look.State === 'paid'
  const type = look.State === 'failed' ? 'PAYMENT_FAILURE' : 'PAYMENT_RESULT'
  return { type, payload: { success, message: look.Message, data: { State: look.State } } }
}

/** /payment/return: where the bank sends the browser back to, in the frame or in the whole tab. */
export function PaymentReturnPage() {
  const t = usePaymentsText()
  const api = useApi()
  const navigate = useNavigate()
  const [state, setState] = useState<Look['State']>('checking')
  useEffect(() => {
    let left = false
    const report = async (): Promise<void> => {
      const look = await askServer(api, location.search.slice(1), () => left).catch(() => null)
      if (left) return
      setState(look?.State ?? 'checking')
      if (parent === window) {
        noteReturn(look?.State ?? 'checking')
        await navigate(paymentOrigin(), { replace: true })
      } else parent.postMessage(messageOf(look), location.origin)
    }
    void report()
    return () => {
      left = true
    }
  }, [api, navigate])
  const Icon = state === 'paid' ? CircleCheck : state === 'failed' ? CircleX : LoaderCircle
  const text =
    state === 'paid' ? t('returnPaid') : state === 'failed' ? t('returnFailed') : t('checkingText')
  return (
    <main
      id="main"
      className="grid min-h-dvh place-content-center justify-items-center gap-3 bg-white px-6 text-center"
    >
      <PageSeo title={t('returnTitle')} path="/payment/return" noindex />
      <Icon
        size={34}
        className={
          state === 'paid'
            ? 'text-ok-600'
            : state === 'failed'
              ? 'text-bad-600'
              : 'animate-spin text-teal-700'
        }
        aria-hidden
      />
      <h1 className="type-h3">{t('returnTitle')}</h1>
      <p className="type-small max-w-sm text-ink-2" role="status">
        {text}
      </p>
    </main>
  )
}
