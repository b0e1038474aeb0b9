import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { ArrowRight, CircleX } from '../../ui/brand/icons.ts'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useDeadlinePassed } from '../../ui/feedback/use-deadline-passed.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { focusFirstProblem } from '../account/index.ts'
import { SessionOver, StepActions } from '../checkout/index.ts'
import { loadPaymentFrame, PaymentFrame, PaymentOpenNotice } from '../payments/index.ts'
import { hotelHref, type HotelEntry } from './entry.ts'
import { CountriesFailed } from './form/countries-failed.tsx'
import { GuestForms } from './form/guest-forms.tsx'
import { useGuests } from './form/use-guests.ts'
import { Loading } from './loading.tsx'
import { Confirming, HotelResult } from './payment/hotel-result.tsx'
import { useHotelPayment, type HotelPayment } from './payment/use-hotel-payment.ts'
import { PriceChangeNotice } from './price-change.tsx'
import { QuoteClock } from './quote-clock.tsx'
import { HotelSummary } from './summary/hotel-summary.tsx'
import { Deposit, HotelPanel, Options, Terms } from './summary/terms.tsx'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'
import type { QuoteSession } from './use-quote.ts'

const FORM_ID = 'hotel-checkout-form'
const REQUEST_MAX = 1000

type Props = { entry: HotelEntry; session: QuoteSession; quote: ExternalBooking }
type StepProps = Props & { payment: HotelPayment; expired: boolean; still: boolean }

function FormStep({ entry, session, quote, payment, expired, still }: StepProps) {
  const t = useHotelCheckoutText()
  const guests = useGuests(entry, quote)
  const form = useRef<HTMLFormElement>(null)
  const [agreedTo, setAgreedTo] = useState<number | null>(null)
  const change = quote.PriceChange
  const mustAgree = change !== null && agreedTo !== change.To
  const changing = session.changing !== null
  const submit = (): void => {
    const paxes = guests.check()
    if (!paxes) {
      showToast({ title: t('validationError'), text: t('validationErrorText'), tone: 'bad' })
      if (form.current) focusFirstProblem(form.current)
      return
    }
    if (expired || mustAgree || changing || payment.busy) return
    payment.submit({ paxes, request: guests.request })
  }
  const note = expired ? t('expiredText') : mustAgree ? t('agreeFirst') : t('notCharged')
  return (
    <form
      id={FORM_ID}
      ref={form}
      className="checkout-main"
      noValidate
      onSubmit={(event) => (event.preventDefault(), submit())}
    >
      {payment.checking && (
        <PaymentOpenNotice title={t('paymentOpen')} text={t('paymentOpenText')} />
      )}
      {payment.failed && (
        <div className="notice notice-bad" role="alert">
          <CircleX aria-hidden />
          <p>{payment.failed}</p>
        </div>
      )}
      {session.changeFailed && (
        <div className="notice notice-bad" role="alert">
          <CircleX aria-hidden />
          <p>{session.changeFailed.message}</p>
        </div>
      )}
      {change && (
        <PriceChangeNotice
          change={change}
          agreed={!mustAgree}
          onAgree={(yes) => setAgreedTo(yes ? change.To : null)}
        />
      )}
      <HotelPanel quote={quote} />
      <Options quote={quote} session={session} onTaken={guests.reset} />
      <Deposit quote={quote} session={session} />
      {guests.countriesFailed && <CountriesFailed onRetry={guests.loadCountries} />}
      <GuestForms
        paxes={quote.PaxRequiredFields}
        typed={guests.typed}
        onType={guests.onType}
        onFill={guests.onFill}
        arrival={quote.HotelData.ArrivalDate}
        faults={guests.faults}
        countries={guests.countries}
        still={still}
      />
      <section className="panel checkout-panel">
        <TextArea
          label={t('request')}
          hint={t('requestText')}
          name="request"
          maxLength={REQUEST_MAX}
          placeholder={t('requestExample')}
          value={guests.request}
          onChange={guests.setRequest}
        />
      </section>
      <Terms quote={quote} />
      <StepActions
        egp={quote.HotelPricingInformation.PayableAmount}
        payNow={t('payNow')}
        back={
          <Link className="link inline-flex min-h-11 items-center" to={hotelHref(entry)}>
            {t('backToHotel')}
          </Link>
        }
        note={note}
      >
        <Button
          type="submit"
          kind="primary"
          size="large"
          disabled={expired || mustAgree || changing}
          aria-describedby="checkout-note"
          busy={payment.busy && t('continueBusy')}
          onPointerEnter={() => void loadPaymentFrame()}
        >
          {t('continue')}
          <ArrowRight className="mirror" aria-hidden />
        </Button>
      </StepActions>
    </form>
  )
}

/** A partner's room: form, the bank's page, the hotel's yes. */
export function HotelCheckout({ entry, session, quote }: Props) {
  const t = useHotelCheckoutText()
  const payment = useHotelPayment(entry, quote)
  const expired = useDeadlinePassed(Date.parse(quote.BookingCodeExpirationDate))
  const { outcome, confirming, url } = payment
  const sessionOver = payment.signedOut && (
    <SessionOver paying={url !== null} onLogIn={payment.logIn} />
  )
  if (outcome || confirming)
    return (
      <div className="checkout-ended">
        {outcome ? (
          <HotelResult outcome={outcome} entry={entry} />
        ) : (
          <div>
            <Confirming text={confirming ?? ''} />
            {sessionOver}
          </div>
        )}
        <HotelSummary
          quote={quote}
          stage={outcome && outcome.kind !== 'paid' ? 'returned' : 'paid'}
        />
      </div>
    )
  // What may be paid for already is no form to fill in.
  if (session.resumed && !payment.looked) return <Loading />
  return (
    <div className="checkout">
      <div className="checkout-hold">
        {!url && (
          <QuoteClock
            until={quote.BookingCodeExpirationDate}
            renewing={session.changing === 'time'}
            onRenew={session.renew}
          />
        )}
        {sessionOver}
      </div>
      {url ? (
        <div className="checkout-main">
          <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
            <PaymentFrame
              url={url}
              onLook={payment.look}
              onBack={payment.back}
              backText={t('backToForm')}
            />
          </Suspense>
        </div>
      ) : (
        <FormStep {...{ entry, session, quote, payment, expired }} still={!payment.tried} />
      )}
      <div className="checkout-side">
        <HotelSummary quote={quote} />
      </div>
    </div>
  )
}
