import type { HeldBooking } from '@rihla/contract/checkout'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Amounts, totalAt, type AmountLine } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { PromocodeBox } from './promocode-box.tsx'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { SummaryCard, SummaryTerms } from './summary-card.tsx'
import { useBookingSummary } from './use-booking-summary.ts'

/** The lines of the price; a fee of the way to pay stands before the total and within it. */
function withFee(
  { Reservation: { AmountDetails, PayableAmount, Deposit } }: HeldBooking,
  fee: number,
  { label, language }: { label: string; language: Language },
): AmountLine[] {
  const at = totalAt(AmountDetails)
  const total = AmountDetails[at]
  if (fee === 0 || !total) return AmountDetails
  const price = PayableAmount + (Deposit?.IsChosen ? Deposit.Balance : 0)
  return [
    ...AmountDetails.slice(0, at),
    { Label: label, Text: formatEgp(fee, language) },
    { ...total, Text: formatEgp(price + fee, language) },
    ...AmountDetails.slice(at + 1),
  ]
}

/** What of the total is paid now and what later, where a deposit is paid first. */
function depositLines(
  { Reservation: { Deposit, PayableAmount } }: HeldBooking,
  fee: number,
  { later, now, language }: { later: string; now: string; language: Language },
): AmountLine[] {
  if (!Deposit?.IsChosen) return []
  return [
    { Label: later, Text: formatEgp(Deposit.Balance, language) },
    { Label: now, Text: formatEgp(PayableAmount + fee, language) },
  ]
}

/** What points pay of what is due now, and what that leaves. */
function pointLines(
  { Reservation: { PointsAmount, PayableAmount } }: HeldBooking,
  fee: number,
  {
    points,
    left,
    paid,
    language,
  }: { points: string; left: string; paid: boolean; language: Language },
): AmountLine[] {
  if (PointsAmount === 0) return []
  const rest = PayableAmount + fee - PointsAmount
  return [
    { Label: points, Text: formatEgp(-PointsAmount, language) },
    ...(paid && rest === 0 ? [] : [{ Label: left, Text: formatEgp(rest, language) }]),
  ]
}

type SummaryProps = {
  booking: BookingDraft
  /** It can no longer change. */
  settled?: boolean
  /** Its payment has arrived. */
  paid?: boolean
  /** Of the chosen way to pay, in whole EGP. */
  fee?: number
}

/** What is being booked, and its price with what the way to pay costs. */
export function Summary({ booking, settled, paid, fee = 0 }: SummaryProps) {
  const t = useCheckoutText()
  const facts = useBookingSummary(booking)
  const { held } = booking
  const { Cancellation: cancellation } = held.Reservation
  const language = useLanguage()
  return (
    <SummaryCard
      label={t('summary')}
      imageUrl={held.ImageUrl}
      name={held.Name}
      city={held.CityName}
    >
      <Facts className="summary-facts" facts={facts} />
      {!settled && <PromocodeBox booking={booking} />}
      <h3 className="sr-only">{t('price')}</h3>
      <Amounts
        lines={[
          ...withFee(held, fee, { label: t('fee'), language }),
          ...depositLines(held, fee, {
            later: t('payLater'),
            now: t(paid ? 'paidNow' : 'payNow'),
            language,
          }),
          ...pointLines(held, fee, {
            points: t('pointsLine'),
            left: t(paid ? 'pointsLeftPaid' : 'pointsLeft'),
            paid: paid ?? false,
            language,
          }),
        ]}
      />
      {cancellation.length > 0 && <SummaryTerms title={t('cancellation')} lines={cancellation} />}
    </SummaryCard>
  )
}
