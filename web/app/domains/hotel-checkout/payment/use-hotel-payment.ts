import type { ExternalBooking } from '@rihla/contract/external-hotels'
import type { TypedPax } from '@rihla/contract/external-hotels/guest-fields'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useProblemText } from '../../../platform/problems/use-problem-text.ts'
import { showToast, toasts } from '../../../ui/feedback/toast.ts'
import { useLoginRedirect } from '../../account/index.ts'
import { paymentUrlOf, rememberPaymentOrigin, usePaymentWatch } from '../../payments/index.ts'
import { endDraft, readDraft } from '../draft.ts'
import { HOTEL_CHECKOUT, type HotelEntry } from '../entry.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

const METHOD = 'BANK_CARD'
const LOGIN = new ApiProblem('', 'login_to_book', 401)

/** The price moved, or its time is up: said on the form, with the way on. */
const onTheForm: ReadonlySet<string> = new Set([
  'price_changed',
  'rate_expired',
  'payment_open',
  'busy',
])

type Submitted = { paxes: TypedPax[]; request: string }

/** The booking was made and its payment page could not be had. */
class SetupFailed extends Error {}

/** Names the guests, opens the bank's page, and watches what becomes of payment and hotel. */
export function useHotelPayment(entry: HotelEntry, quote: ExternalBooking) {
  const t = useHotelCheckoutText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginRedirect(useProblemText()('loginFirst'))
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [confirming, setConfirming] = useState<string | null>(null)
  const [looked, setLooked] = useState(false)
  const bookingId = quote.TempReservationId
  const pay = { ReservationId: bookingId, ModuleType: 'Hotel' } as const
  const { look, begin, outcome, checking, signedOut } = usePaymentWatch({
    ask: async (language) => {
      try {
        const status = await api.call('paymentStatus', pay, { retries: 0, language })
        setConfirming(status.State === 'checking' ? status.Message : null)
        return status
      } finally {
        setLooked(true)
      }
    },
    inFrame: url !== null || confirming !== null,
    onEnded: () => endDraft(entry),
    onFailed: (reason) => {
      setUrl(null)
      setFailed(reason)
      showToast({ title: t('paymentFailed'), text: reason, tone: 'bad' })
    },
  })
  const isPaid = outcome?.kind === 'paid'
  const isOver = confirming !== null || outcome?.kind === 'refunded'
  useEffect(() => {
    // 'Pay now' isn't true any more.
    if (isOver) toasts.dismiss()
  }, [isOver])
  // Whoever opens the page of what they paid before isn't told again.
  const [isNews] = useState(() => !readDraft(entry)?.ended)
  useEffect(() => {
    if (isPaid && isNews) showToast({ title: t('paymentSuccessful'), tone: 'ok' })
  }, [isPaid, isNews, t])
  const open = async (): Promise<string> => {
    try {
      const answer = await api.call('confirmPayment', {
        ...pay,
        PaymentMethod: METHOD,
        PriceWithFees: quote.HotelPricingInformation.PayableAmount,
      })
      const address = paymentUrlOf(answer)
      if (address) return address
    } catch (problem) {
      const known = problem instanceof ApiProblem
      if (known && (problem.status === 401 || onTheForm.has(problem.code))) throw problem
    }
    throw new SetupFailed()
  }
  const submit = useMutation({
    mutationFn: async ({ paxes, request }: Submitted) => {
      setFailed(null)
      await api.call('bookExternal', {
        id: entry.hotelId,
        TempReservationId: bookingId,
        Paxes: paxes,
        SpecialRequest: request,
        PayableAmount: quote.HotelPricingInformation.PayableAmount,
      })
      showToast({ title: t('bookingSubmitted'), text: t('bookingSubmittedText') })
      return open()
    },
    onSuccess: (address) => {
      begin()
      rememberPaymentOrigin(HOTEL_CHECKOUT)
      setUrl(address)
      scrollTo({ top: 0 })
    },
    onError: async (problem) => {
      if (problem instanceof SetupFailed) {
        showToast({ title: t('setupFailed'), text: t('setupFailedText'), tone: 'bad' })
        const state = {
          entry,
          hotelName: quote.HotelData.HotelName,
          bookingCode: quote.BookingCode,
        }
        await navigate('/booking-confirmation', { state })
        return
      }
      if (await detour(problem)) return
      setFailed(problem.message)
      showToast({ title: t('bookingFailed'), text: problem.message, tone: 'bad' })
    },
  })
  return {
    url,
    back: () => setUrl(null),
    look,
    outcome,
    /** The server was asked what became of its payment, and answered or didn't. */
    looked,
    /** A payment page is open whose outcome isn't known yet. */
    checking: checking && confirming === null,
    /** Paid, and the hotel's yes is awaited: what the server says about that. */
    confirming,
    failed,
    /** The session ended on the way: what becomes of the booking is seen after logging in. */
    signedOut,
    logIn: (): void => void detour(LOGIN),
    busy: submit.isPending,
    /** Sent before: coming back to the form is a step of its own. */
    tried: !submit.isIdle,
    submit: (submitted: Submitted) => submit.mutate(submitted),
  }
}
export type HotelPayment = ReturnType<typeof useHotelPayment>
