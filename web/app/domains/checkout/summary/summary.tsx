import { Amounts } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { PromocodeBox } from './promocode-box.tsx'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { useBookingSummary } from './use-booking-summary.ts'

/** What is being booked, and its price; with `settled` it can no longer change. */
export function Summary({ booking, settled }: { booking: BookingDraft; settled?: boolean }) {
  const t = useCheckoutText()
  const facts = useBookingSummary(booking)
  const { held } = booking
  const { Cancellation: cancellation } = held.Reservation
  return (
    <section className="panel summary" aria-label={t('summary')}>
      <div className="summary-head">
        <div className="summary-picture">
          <Picture src={held.ImageUrl} alt="" sizes="112px" eager />
        </div>
        <div className="min-w-0">
          <h2 className="type-title">
            <bdi>{held.Name}</bdi>
          </h2>
          <p className="type-caption text-ink-2">{held.CityName}</p>
        </div>
      </div>
      <Facts className="summary-facts" facts={facts} />
      {!settled && <PromocodeBox booking={booking} />}
      <h3 className="sr-only">{t('price')}</h3>
      <Amounts lines={held.Reservation.AmountDetails} />
      {cancellation.length > 0 && (
        <div className="summary-terms">
          <h3 className="font-semibold">{t('cancellation')}</h3>
          <TermLines lines={cancellation} />
          <p className="type-caption text-ink-3">{t('cairoTime')}</p>
        </div>
      )}
    </section>
  )
}
