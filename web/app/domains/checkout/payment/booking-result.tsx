import type { Confirmation } from '@rihla/contract/checkout/payment'
import { parseModule } from '@rihla/contract/modules'
import { LinkButton } from '../../../ui/button/button.tsx'
import { DownloadTicket } from '../../papers/index.ts'
import { type PaymentOutcome, PaymentResult } from '../../payments/index.ts'
import { offerHref } from '../offer-href.ts'
import { searchOf } from '../checkout-steps.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

type BookingOutcome = PaymentOutcome<Confirmation>

function Confirmed({ confirmation }: { confirmation: Confirmation }) {
  const t = useCheckoutText()
  const { ReservationId, Module, Message, Fields, TotalAmount } = confirmation
  const module = parseModule(Module)
  return (
    <PaymentResult
      title={t('confirmed')}
      message={Message}
      receipt={{ fields: Fields, totalText: t('total'), totalAmount: TotalAmount }}
    >
      <LinkButton kind="primary" size="large" to={`/reservations/${Module}/${ReservationId}`}>
        {t('viewReservation')}
      </LinkButton>
      {module && <DownloadTicket module={module} id={ReservationId} kind="teal" size="large" />}
      <LinkButton size="large" to={searchOf(Module)}>
        {t('more')}
      </LinkButton>
      <LinkButton kind="text" size="large" to="/">
        {t('home')}
      </LinkButton>
    </PaymentResult>
  )
}

/** The confirmation, or that the money is on its way back, and where to go from there. */
export function BookingResult({
  outcome,
  booking,
}: {
  outcome: BookingOutcome
  booking: BookingDraft
}) {
  const t = useCheckoutText()
  if (outcome.kind === 'paid') return <Confirmed confirmation={outcome.confirmation} />
  if (outcome.kind === 'choice')
    return (
      <PaymentResult title={t('lateTitle')} message={outcome.message}>
        <LinkButton kind="primary" size="large" to={outcome.href}>
          {t('lateChoose')}
        </LinkButton>
      </PaymentResult>
    )
  return (
    <PaymentResult title={t('refunded')} message={outcome.message}>
      <LinkButton kind="primary" size="large" to={offerHref(booking.held, booking.request)}>
        {t('anotherDate')}
      </LinkButton>
      <LinkButton size="large" to="/reservations">
        {t('myReservations')}
      </LinkButton>
    </PaymentResult>
  )
}
