import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { daysBetween } from '@rihla/contract/values/dates'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import { BookingCode } from '../booking-code.tsx'
import { SummaryCard, SummaryTerms } from '../../checkout/index.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'

/** Whether it is still to be paid, paid as far as it had to be, or its money is on its way back. */
type Stage = 'paying' | 'paid' | 'returned'
type Props = { quote: ExternalBooking; stage?: Stage }

/** Of a deposit, the last lines are what is left and what is paid now: how many of them are said no more. */
const passed: Record<Stage, number> = { paying: 0, paid: 1, returned: 2 }

function linesOf(quote: ExternalBooking, stage: Stage) {
  const { DepositOptions, HotelPricingInformation: price } = quote
  const isPart = DepositOptions.DepositAmount === price.PayableAmount
  const lines = price.AmountDetails
  return isPart ? lines.slice(0, lines.length - passed[stage]) : lines
}

/** What is being booked, when, for whom, and for how much. */
export function HotelSummary({ quote, stage = 'paying' }: Props) {
  const t = useHotelCheckoutText()
  const language = useLanguage()
  const { HotelData: hotel } = quote
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
      <Amounts lines={linesOf(quote, stage)} />
      {stage !== 'returned' && (
        <SummaryTerms title={t('cancellation')} lines={quote.Cancellation} />
      )}
      <BookingCode value={quote.BookingCode} />
    </SummaryCard>
  )
}
