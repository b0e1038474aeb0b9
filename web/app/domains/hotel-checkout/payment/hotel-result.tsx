import type { Confirmation } from '@rihla/contract/checkout/payment'
import { LoaderCircle } from '../../../ui/brand/icons.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { type PaymentOutcome, PaymentResult } from '../../payments/index.ts'
import { hotelHref, otherHotelsHref, type HotelEntry } from '../entry.ts'
import { useCopyToasts } from '../use-copy-toasts.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

/** Paid, and the hotel has not answered yet: an honest wait. */
export function Confirming({ text }: { text: string }) {
  const t = useHotelCheckoutText()
  return (
    <section className="panel payment-result" aria-live="polite">
      <LoaderCircle size={34} className="animate-spin text-teal-700" aria-hidden />
      <StepHeading className="type-h1">{t('confirming')}</StepHeading>
      <p className="max-w-xl text-ink-2">{text}</p>
    </section>
  )
}

/** Booked, or that the money is on its way back, and where to go from there. */
export function HotelResult({
  outcome,
  entry,
}: {
  outcome: PaymentOutcome<Confirmation>
  entry: HotelEntry
}) {
  const t = useHotelCheckoutText()
  const signedIn = useSession().state === 'signed-in'
  const copyToasts = useCopyToasts()
  if (outcome.kind !== 'paid')
    return (
      <PaymentResult title={t('refunded')} message={outcome.message}>
        <LinkButton kind="primary" size="large" to={otherHotelsHref(entry)}>
          {t('otherHotels')}
        </LinkButton>
        <LinkButton size="large" to={hotelHref(entry)}>
          {t('backToHotel')}
        </LinkButton>
      </PaymentResult>
    )
  const { ReservationId, Message, Fields, TotalAmount } = outcome.confirmation
  return (
    <PaymentResult
      title={t('confirmed')}
      message={Message}
      receipt={{ fields: Fields, totalText: t('paid'), totalAmount: TotalAmount, ...copyToasts }}
    >
      <LinkButton kind="primary" size="large" to={`/reservations/Hotel/${ReservationId}`}>
        {t('viewReservation')}
      </LinkButton>
      <LinkButton size="large" to="/hotels">
        {t('moreHotels')}
      </LinkButton>
      <LinkButton kind="text" size="large" to="/">
        {t('home')}
      </LinkButton>
      {!signedIn && <p className="type-small w-full text-ink-2">{t('findBooking')}</p>}
    </PaymentResult>
  )
}
