import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { daysBetween } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { SummaryCard, SummaryTerms } from '../../checkout/index.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

/** What is being booked, when, for whom, and for how much. */
export function HotelSummary({ quote }: { quote: ExternalBooking }) {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const { HotelData: hotel, HotelPricingInformation: price } = quote
  const nights = daysBetween(hotel.ArrivalDate, hotel.DepartureDate)
  return (
    <SummaryCard
      label={t('summary')}
      imageUrl={hotel.ImageUrl}
      name={hotel.HotelName}
      city={hotel.CityName}
    >
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
      <SummaryTerms title={t('cancellation')} lines={quote.Cancellation} />
      <Copyable label={t('bookingCode')} value={quote.BookingCode} copy />
    </SummaryCard>
  )
}
