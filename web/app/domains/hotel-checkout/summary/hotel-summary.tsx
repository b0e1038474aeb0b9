import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { daysBetween } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { BookingCode } from '../booking-code.tsx'
import { SummaryCard, SummaryTerms } from '../../checkout/index.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

type Props = {
  quote: ExternalBooking
  /** Its payment is here: what is to be paid now is said no more. */
  settled?: boolean
}

/** Of a deposit: what is left, and what is paid now. */
const DEPOSIT_LINES = 2

/** Up to the total, once what is paid now is paid. */
function linesOf({ DepositOptions, HotelPricingInformation: price }: ExternalBooking) {
  const isPart = DepositOptions.DepositAmount === price.PayableAmount
  return isPart ? price.AmountDetails.slice(0, -DEPOSIT_LINES) : price.AmountDetails
}

/** What is being booked, when, for whom, and for how much. */
export function HotelSummary({ quote, settled = false }: Props) {
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
      <Amounts lines={settled ? linesOf(quote) : price.AmountDetails} />
      <SummaryTerms title={t('cancellation')} lines={quote.Cancellation} />
      <BookingCode value={quote.BookingCode} />
    </SummaryCard>
  )
}
