import type { CheckoutConfig, HeldBooking } from '@rihla/contract/checkout'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Money } from '../../ui/card/money.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DialCountry } from '../../ui/form/phone-field.tsx'
import { useLoginRedirect } from '../account/index.ts'
import { DetailsForm, FORM_ID } from './traveller/traveller-fields.tsx'
import {
  isCardMethod,
  loadPaymentFrame,
  PaymentFrame,
  PaymentOpenNotice,
} from '../payments/index.ts'
import { HoldBar } from './summary/hold-bar.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { MealPlan } from './traveller/meal-plan.tsx'
import { MethodChoice, useMethods } from './payment/method-choice.tsx'
import { saveCheckout, type CheckoutState } from './start-booking.ts'
import { stepNumberOf } from './checkout-steps.ts'
import { Summary } from './summary/summary.tsx'
import { offerHref } from './offer-href.ts'
import { BookingError } from './booking-error.tsx'
import type { TravellerForm } from './traveller/traveller-form.ts'
import { useBooking, type BookingDraft } from './traveller/use-booking.ts'
import { useCheckoutText } from './use-checkout-text.ts'
import { usePayment, type PaymentSession } from './payment/use-payment.ts'

// Comes when the payment has ended.
const BookingResult = lazy(() =>
  import('./payment/booking-result.tsx').then((m) => ({ default: m.BookingResult })),
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

function Actions({
  egp,
  back,
  note,
  children,
}: {
  egp: number
  back: ReactNode
  note?: string
  children: ReactNode
}) {
  const t = useCheckoutText()
  return (
    <div className="checkout-actions">
      <span className="max-lg:hidden">{back}</span>
      {note && (
        <span id="checkout-note" className="checkout-note max-lg:hidden">
          {note}
        </span>
      )}
      <p className="grid lg:hidden">
        <span className="type-caption text-ink-2">{t('payNow')}</span>
        <strong className="text-[19px]">
          <Money egp={egp} />
        </strong>
      </p>
      {children}
    </div>
  )
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
  const [tried, setTried] = useState(false)
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
      <MealPlan config={config} booking={booking} />
      <Actions
        egp={held.Reservation.PayableAmount}
        back={
          <Link
            className="link inline-flex min-h-11 items-center"
            to={offerHref(held, booking.request)}
          >
            {t('backOffer')}
          </Link>
        }
        note={missing ?? t('stays')}
      >
        <Button
          type="submit"
          form={FORM_ID}
          kind="primary"
          size="large"
          disabled={problems.name !== null || ended}
          aria-describedby="checkout-note"
          busy={saving && t('continueBusy')}
        >
          {t('continue')}
          <ArrowRight className="mirror" aria-hidden />
        </Button>
      </Actions>
    </div>
  )
}

function PaymentStep({ booking, payment }: StepProps) {
  const t = useCheckoutText()
  const language = useLanguage()
  const methods = useMethods(booking)
  const { held, ended } = booking
  const chosen = methods.data?.find(({ MethodId }) => MethodId === payment.method)
  const due = chosen?.PriceWithFees ?? held.Reservation.PayableAmount
  const pay = (): void => payment.pay(chosen ?? null)
  return (
    <div className="checkout-main">
      {payment.checking && (
        <PaymentOpenNotice title={t('paymentOpen')} text={t('paymentOpenText')} />
      )}
      <BookingError booking={booking} payment={payment} onGoOn={pay} />
      <MethodChoice
        methods={methods}
        chosen={chosen}
        onChoose={(id) => payment.goTo('payment-details', id)}
      />
      <Actions
        egp={due}
        back={
          <Button kind="text" onClick={() => payment.goTo('form-editing')}>
            {t('backDetails')}
          </Button>
        }
        note={t(ended ? 'holdFirst' : 'stays')}
      >
        <Button
          kind="primary"
          size="large"
          disabled={ended}
          busy={payment.busy && t('payBusy')}
          onPointerEnter={() => void loadPaymentFrame()}
          onClick={pay}
        >
          {payment.checking
            ? t('goOn')
            : chosen && !isCardMethod(chosen)
              ? t('confirmOther')
              : t('pay', { amount: formatEgp(due, language) })}
          <ArrowRight className="mirror" aria-hidden />
        </Button>
      </Actions>
    </div>
  )
}

/** One booking from its details to its confirmation. */
export function Checkout({ entry, held, initial, countries }: CheckoutProps) {
  const detour = useDetour(entry)
  const booking = useBooking({ held, request: entry.request, initial, countries, detour })
  const payment = usePayment(booking)
  const [opened] = useState(payment.step)
  const { step, outcome, url } = payment
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
          <Summary booking={booking} settled />
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
          <PaymentStep booking={booking} payment={payment} />
        )}
        <div className="checkout-side">
          <Summary booking={booking} settled={framed} />
        </div>
      </div>
    </>
  )
}
