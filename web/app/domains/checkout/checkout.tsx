import type { CheckoutConfig, HeldBooking } from '@rihla/contract/checkout'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from '../../ui/brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DialCountry } from '../../ui/form/phone-field.tsx'
import { useLoginRedirect } from '../account/index.ts'
import { DetailsForm, FORM_ID } from './traveller/traveller-fields.tsx'
import { PaymentFrame } from '../payments/index.ts'
import { heldNoteOf } from './held-note.ts'
import { HoldBar } from './summary/hold-bar.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { saveCheckout, type CheckoutState } from './saved-checkout.ts'
import { StepActions } from './step-actions.tsx'
import { stepNumberOf } from './checkout-steps.ts'
import { Summary } from './summary/summary.tsx'
import { offerHref } from './offer-href.ts'
import { BookingError } from './booking-error.tsx'
import type { TravellerForm } from './traveller/traveller-form.ts'
import { useBooking, type BookingDraft } from './traveller/use-booking.ts'
import { useCheckoutText } from './use-checkout-text.ts'
import { useChosenFee } from './payment/use-chosen-fee.ts'
import { usePayment, type PaymentSession } from './payment/use-payment.ts'

const loadPaymentStep = () => import('./payment/payment-step.tsx')
const PaymentStep = lazy(async () => ({ default: (await loadPaymentStep()).PaymentStep }))

// Comes where a deposit can be paid first.
const DepositChoice = lazy(() => import('./traveller/deposit-choice.tsx'))

// Of stays alone.
const MealPlan = lazy(() =>
  import('./traveller/meal-plan.tsx').then((m) => ({ default: m.MealPlan })),
)

// Comes when the session ends in the middle.
const SessionOver = lazy(() =>
  import('./session-over.tsx').then((m) => ({ default: m.SessionOver })),
)
const LOGIN = new ApiProblem('', 'login_to_book', 401)

// Comes when the payment has ended.
const BookingResult = lazy(() =>
  import('./payment/booking-result.tsx').then((m) => ({ default: m.BookingResult })),
)

const AwaitingPayment = lazy(() =>
  import('./payment/awaiting-payment.tsx').then((m) => ({ default: m.AwaitingPayment })),
)

type CheckoutProps = {
  entry: CheckoutState
  held: HeldBooking
  initial: TravellerForm
  countries: readonly DialCountry[]
}

/** A refused call that asks for a login goes there, and finds this booking again afterwards. */
function useDetour(entry: CheckoutState) {
  const t = useCheckoutText()
  const detour = useLoginRedirect(t('loginFirst'))
  return (problem: unknown): Promise<boolean> => {
    saveCheckout(entry)
    return detour(problem)
  }
}

type StepProps = { booking: BookingDraft; payment: PaymentSession }

function DetailsStep({
  booking,
  payment,
  config,
  countries,
  first,
}: StepProps & {
  config: CheckoutConfig
  countries: readonly DialCountry[]
  first: boolean
}) {
  const t = useCheckoutText()
  // Whoever was led back by a refusal sees at once what is wrong.
  const [tried, setTried] = useState(booking.contactRefused)
  const { problems, settle, held, ended } = booking
  const { mutate: save, isPending: saving } = useMutation({
    mutationFn: settle,
    onSuccess: (settled) => {
      if (settled) payment.goTo('payment-selection', null)
    },
  })
  const missing = ended
    ? t('holdFirst')
    : problems.name
      ? t('nameFirst')
      : problems.phone
        ? t('phoneFirst')
        : null
  const proceed = (): void => {
    setTried(true)
    if (!missing && !ended && !saving) save()
  }
  return (
    <div className="checkout-main">
      <BookingError booking={booking} payment={payment} onGoOn={proceed} />
      <DetailsForm
        booking={booking}
        countries={countries}
        still={first}
        tried={tried}
        onContinue={proceed}
      />
      {missing && <p className="checkout-note lg:hidden">{missing}</p>}
      {config.AvailableMeals.length > 0 && (
        <Suspense fallback={<Skeleton className="h-[160px] rounded-card!" />}>
          <MealPlan config={config} booking={booking} />
        </Suspense>
      )}
      {held.Reservation.Deposit && (
        <Suspense fallback={<Skeleton className="h-36 rounded-card!" />}>
          <DepositChoice booking={booking} />
        </Suspense>
      )}
      <StepActions
        egp={held.Reservation.PayableAmount}
        payNow={t('payNow')}
        back={
          <Link
            className="link inline-flex min-h-11 items-center"
            to={offerHref(held, booking.request)}
          >
            {t('backOffer')}
          </Link>
        }
        note={missing ?? t(heldNoteOf(held))}
      >
        <Button
          type="submit"
          form={FORM_ID}
          kind="primary"
          size="large"
          disabled={problems.name !== null || ended}
          aria-describedby="checkout-note"
          busy={saving && t('continueBusy')}
          onPointerEnter={() => void loadPaymentStep()}
        >
          {t('continue')}
          <ArrowRight className="mirror" aria-hidden />
        </Button>
      </StepActions>
    </div>
  )
}

/** One booking from its details to its confirmation. */
export function Checkout({ entry, held, initial, countries }: CheckoutProps) {
  const detour = useDetour(entry)
  const booking = useBooking({ held, request: entry.request, initial, countries, detour })
  const payment = usePayment(booking)
  const [opened] = useState(payment.step)
  const { step, outcome, url, awaited } = payment
  const fee = useChosenFee(held, payment)
  if (outcome) {
    return (
      <>
        {outcome.kind === 'paid' && (
          <ProgressSteps current={stepNumberOf('payment-confirmation')} />
        )}
        <div className="checkout-ended">
          <Suspense fallback={<Skeleton className="h-[420px] rounded-card!" />}>
            <BookingResult outcome={outcome} booking={booking} />
          </Suspense>
          <Summary booking={booking} settled paid={outcome.kind === 'paid'} fee={fee} />
        </div>
      </>
    )
  }
  if (awaited) {
    return (
      <>
        <ProgressSteps current={stepNumberOf('payment-iframe')} />
        <div className="checkout-ended">
          <Suspense fallback={<Skeleton className="h-[520px] rounded-card!" />}>
            <AwaitingPayment awaited={awaited} onOtherWay={payment.payOtherwise} />
          </Suspense>
          <Summary booking={booking} settled fee={fee} />
        </div>
      </>
    )
  }
  const framed = step === 'payment-iframe' && url !== null
  return (
    <>
      <ProgressSteps current={stepNumberOf(step)} />
      <div className="checkout">
        <div className="checkout-hold">
          <HoldBar booking={booking} />
          {payment.isOver && (
            <Suspense>
              <SessionOver paying={framed} onLogIn={() => void detour(LOGIN)} />
            </Suspense>
          )}
        </div>
        {step === 'form-editing' ? (
          <DetailsStep
            booking={booking}
            payment={payment}
            config={entry.config}
            countries={countries}
            first={opened === step}
          />
        ) : framed ? (
          <div className="checkout-main">
            <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
              <PaymentFrame
                url={url}
                onLook={payment.look}
                onBack={() => payment.goTo('payment-details')}
              />
            </Suspense>
          </div>
        ) : (
          <Suspense fallback={<Skeleton className="checkout-main h-[330px] rounded-card!" />}>
            <PaymentStep booking={booking} payment={payment} />
          </Suspense>
        )}
        <div className="checkout-side">
          <Summary booking={booking} settled={framed} fee={fee} />
        </div>
      </div>
    </>
  )
}
