import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { daysBetween } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

/** What is being booked, when, for whom, and for how much. */
export function HotelSummary({ quote }: { quote: ExternalBooking }) {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const { HotelData: hotel, HotelPricingInformation: price } = quote
  const nights = daysBetween(hotel.ArrivalDate, hotel.DepartureDate)
  return (
    <section className="panel summary" aria-label={t('summary')}>
      <div className="summary-head">
        <div className="summary-picture">
          <Picture src={hotel.ImageUrl} alt="" sizes="112px" eager />
        </div>
        <div className="min-w-0">
          <h2 className="type-title">
            <bdi>{hotel.HotelName}</bdi>
          </h2>
          <p className="type-caption text-ink-2">{hotel.CityName}</p>
        </div>
      </div>
      <Facts
        className="summary-facts"
        facts={[
          [
            t('checkIn'),
            `${weekdayDayMonth(hotel.ArrivalDate, language)} ${t('from', { hour: hotel.CheckInFrom })}`,
          ],
          [
            t('checkOut'),
            `${weekdayDayMonth(hotel.DepartureDate, language)} ${t('until', { hour: hotel.CheckOutUntil })}`,
          ],
          [t('stay'), t('nights', { count: nights })],
          [t('guestsLabel'), hotel.GuestsText],
        ]}
      />
      <Amounts lines={price.AmountDetails} />
      <div className="summary-terms">
        <h3 className="font-semibold">{t('cancellation')}</h3>
        <TermLines lines={quote.Cancellation} />
      </div>
      <Copyable label={t('bookingCode')} value={quote.BookingCode} copy />
    </section>
  )
}
