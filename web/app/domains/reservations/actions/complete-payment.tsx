import { parseModule, type Module } from '@rihla/contract/modules'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { failureText, useLoginRedirect } from '../../account/index.ts'
import {
  loadPaymentFrame,
  PaymentFrame,
  PaymentOpenNotice,
  paymentUrlOf,
  rememberPaymentOrigin,
  usePaymentWatch,
} from '../../payments/index.ts'
import { useLookAgain } from '../use-look-again.ts'
import { useReservationsText } from '../use-reservations-text.ts'

/** What is paid for: the reservation, or a change of it. */
type Paying = {
  readonly tempId: number
  readonly changeId: number | null
  /** Whole EGP, as it is shown. */
  readonly amount: number
}

/** The payment of a reservation that waits for it, or of a change: the bank's page, and what the server knows of it. */
function usePaying(it: ReservationDetails, module: Module, { tempId, changeId, amount }: Paying) {
  const t = useReservationsText()
  const api = useApi()
  const lookAgain = useLookAgain()
  const detour = useLoginRedirect()
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const fail = (title: string, text: string): void => {
    setUrl(null)
    setFailed(text)
    showToast({ title, text, tone: 'bad' })
  }
  const { look, begin, checking } = usePaymentWatch({
    ask: (language) =>
      api.call(
        'paymentStatus',
        {
          ReservationId: tempId,
          ModuleType: module,
          Balance: (changeId === null && it.StatusCode === 'Deposit Paid') || undefined,
          Change: changeId ?? undefined,
        },
        { retries: 0, language },
      ),
    inFrame: url !== null,
    // What is due still, such as the rest of a deposit, has a page of its own.
    onEnded: () => void lookAgain().then(() => setUrl(null)),
    onFailed: () => fail(t('paymentFailed'), t('notCompleted')),
  })
  const { mutate, isPending: busy } = useMutation({
    mutationFn: () =>
      api.call('completePayment', {
        ReservationId: it.Id,
        Module: module,
        Change: changeId ?? undefined,
        Amount: amount,
      }),
    onSuccess: (answer) => {
      const address = paymentUrlOf(answer)
      if (!address) return fail(t('paymentError'), t('invalidUrl'))
      begin()
      rememberPaymentOrigin(location.pathname)
      setUrl(address)
    },
    onError: async (problem) => {
      // No payment failed: only the sign-in is over.
      if (await detour(problem)) return
      const texts = { fallback: t('payFailed'), network: t('payFailed') }
      fail(t('paymentError'), failureText(problem, texts))
      // The booking is another one by now: dearer, over or paid.
      if (problem instanceof ApiProblem && problem.status === 409) void lookAgain()
    },
  })
  const pay = (): void => {
    setFailed(null)
    mutate()
  }
  return { url, close: () => setUrl(null), pay, busy, failed, look, checking }
}

/** Pays for a reservation that waits for it, or for a change of it (`changeId`), in the page. `amount` in whole EGP. */
export default function CompletePayment({
  it,
  tempId,
  changeId = null,
  amount = it.DueAmount + it.DueFee,
}: {
  it: ReservationDetails
  tempId: number
  changeId?: number | null
  amount?: number
}) {
  const t = useReservationsText()
  const language = useLanguage()
  const module = parseModule(it.ModuleName) ?? 'Unknown'
  const { url, close, pay, busy, failed, look, checking } = usePaying(it, module, {
    tempId,
    changeId,
    amount,
  })
  if (url)
    return (
      <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
        <PaymentFrame url={url} onLook={look} onBack={close} backText={t('backToBooking')} />
      </Suspense>
    )
  return (
    <div className="grid gap-3">
      {checking && !failed && (
        <PaymentOpenNotice title={t('paymentOpen')} text={t('paymentOpenText')} />
      )}
      <div className="empty:hidden" role="alert">
        {failed && <p className="notice notice-bad">{failed}</p>}
      </div>
      {changeId === null && it.DueFee > 0 && (
        <p className="type-small text-ink-2">
          {t('dueFee', {
            due: formatEgp(it.DueAmount, language),
            fee: formatEgp(it.DueFee, language),
          })}
        </p>
      )}
      <Button
        kind="primary"
        size="large"
        busy={busy && t('payBusy')}
        onPointerEnter={() => void loadPaymentFrame()}
        onClick={pay}
      >
        {t('payNow', { amount: formatEgp(amount, language) })}
      </Button>
    </div>
  )
}
