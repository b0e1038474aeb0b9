import { formatEgp } from '@rihla/contract/values/money'
import { ArrowRight, CircleX } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useRef } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { loadPaymentFrame, PaymentOpenNotice, paysOnPage } from '../../payments/index.ts'
import { BookingError } from '../booking-error.tsx'
import { heldNoteOf } from '../held-note.ts'
import { StepActions } from '../step-actions.tsx'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { MethodChoice, useMethods } from './method-choice.tsx'
import type { PaymentSession } from './use-payment.ts'

// Loaded for signed-in users.
const PointsBox = lazy(() => import('./points-box.tsx'))

/** How to pay, and the way to the bank's page. */
export function PaymentStep({
  booking,
  payment,
}: {
  booking: BookingDraft
  payment: PaymentSession
}) {
  const t = useCheckoutText()
  const language = useLanguage()
  const signedIn = useSession().state === 'signed-in'
  const methods = useMethods(booking)
  const { held, ended } = booking
  const chosen = methods.data?.find(({ MethodId }) => MethodId === payment.method)
  const { PayableAmount, PointsAmount } = held.Reservation
  const due =
    chosen?.MethodId === 'Credit_Points'
      ? 0
      : (chosen?.PriceWithFees ?? PayableAmount - PointsAmount)
  /** Chosen to be paid later: no page of the gateway's opens. */
  const later = chosen && !paysOnPage(chosen) ? chosen : undefined
  const list = useRef<HTMLFieldSetElement>(null)
  const pay = (): void => {
    payment.pay(chosen ?? null)
    // On a phone the choice is out of sight by now.
    if (!chosen) list.current?.querySelector('input')?.focus()
  }
  return (
    <div className="checkout-main">
      {payment.checking && (
        <PaymentOpenNotice title={t('paymentOpen')} text={t('paymentOpenText')} />
      )}
      <BookingError booking={booking} payment={payment} onGoOn={pay} />
      {payment.failed && (
        <div className="notice notice-bad" role="alert">
          <CircleX aria-hidden />
          <p className="grid">
            <strong>{payment.failed.title}</strong>
            <span>
              {payment.failed.text}
              {payment.failed.again && !ended && ` ${t('stillHeld')}`}
            </span>
          </p>
        </div>
      )}
      {signedIn && (
        <Suspense fallback={null}>
          <PointsBox booking={booking} payment={payment} />
        </Suspense>
      )}
      <MethodChoice
        methods={methods}
        chosen={chosen}
        onChoose={(id) => payment.goTo('payment-details', id)}
        list={list}
      />
      <StepActions
        egp={due}
        payNow={t('payNow')}
        back={
          <Button kind="text" onClick={() => payment.goTo('form-editing')}>
            {t('backDetails')}
          </Button>
        }
        note={t(ended ? 'holdFirst' : heldNoteOf(held))}
      >
        <Button
          kind="primary"
          size="large"
          // A price that is being asked for anew isn't paid.
          disabled={ended || methods.isFetching}
          busy={payment.busy && t(later ? 'confirmBusy' : 'payBusy')}
          onPointerEnter={() => void loadPaymentFrame()}
          onClick={pay}
        >
          {payment.checking
            ? t('goOn')
            : later
              ? t(later.MethodId === 'Bank_Transfer' ? 'confirmTransfer' : 'confirmOther')
              : t('pay', { amount: formatEgp(due, language) })}
          <ArrowRight className="mirror" aria-hidden />
        </Button>
      </StepActions>
    </div>
  )
}
