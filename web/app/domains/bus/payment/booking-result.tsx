import type { BusConfirmation } from '@rihla/contract/bus/seats'
import { LinkButton } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { DownloadTicket } from '../../papers/index.ts'
import { type PaymentOutcome, PaymentResult } from '../../payments/index.ts'
import { BUS_PATH } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'

type BusOutcome = PaymentOutcome<BusConfirmation>

function Confirmed({ confirmation }: { confirmation: BusConfirmation }) {
  const t = useBusText()
  const { GoingReservationId, Message, Fields, TotalAmount } = confirmation
  return (
    <PaymentResult
      title={t('confirmed')}
      message={Message}
      receipt={{
        fields: Fields,
        totalText: t('totalPaid'),
        totalAmount: TotalAmount,
        onCopyFailed: () => showToast({ title: t('error'), text: t('copyFailed'), tone: 'bad' }),
      }}
    >
      <LinkButton kind="primary" size="large" to={`/bus-bookings/${GoingReservationId}`}>
        {t('viewReservation')}
      </LinkButton>
      <DownloadTicket module="Bus" id={GoingReservationId} kind="teal" size="large" />
      <LinkButton size="large" to={BUS_PATH}>
        {t('another')}
      </LinkButton>
      <LinkButton kind="text" size="large" to="/">
        {t('home')}
      </LinkButton>
    </PaymentResult>
  )
}

/** The confirmation, or that the money is on its way back, and where to go from there. */
export function BookingResult({ outcome }: { outcome: BusOutcome }) {
  const t = useBusText()
  if (outcome.kind === 'paid') return <Confirmed confirmation={outcome.confirmation} />
  return (
    <PaymentResult title={t('refunded')} message={outcome.message ?? t('refundedText')}>
      <LinkButton kind="primary" size="large" to={BUS_PATH}>
        {t('another')}
      </LinkButton>
      <LinkButton size="large" to="/">
        {t('home')}
      </LinkButton>
    </PaymentResult>
  )
}
