import type { HeldBooking } from '@rihla/contract/checkout'
import { formatStay } from '@rihla/contract/catalogue/stays-address'
import { toAddressDate } from '@rihla/contract/values/dates'
import type { BookingWish } from './start-booking.ts'
import { searchOf } from './checkout-steps.ts'

type Held = Pick<
  HeldBooking,
  'Module' | 'Id' | 'FromDate' | 'ToDate' | 'AdultsCount' | 'ChildrenAges'
>

const details: Readonly<Record<string, string>> = { Hotel: '/hotel', NileCruise: '/cruise' }
const days: Readonly<Record<string, string>> = {
  Activity: '/activity',
  DayUse: '/dayuse',
  Honeymoon: '/honeymoon',
  Trip: '/trip',
}

/** The page of what is being booked, for another date or fewer people. */
export function offerHref(held: Held, wish: Pick<BookingWish, 'room'>): string {
  const { Module, Id, FromDate, ToDate, AdultsCount, ChildrenAges } = held
  const day = days[Module]
  if (day) return `${day}?id=${Id}&arrival-date=${toAddressDate(FromDate)}&adults=${AdultsCount}`
  const stay = details[Module]
  if (!stay || !wish.room || !ToDate) return searchOf(Module)
  const address = formatStay({
    id: wish.room.hotelId,
    arrival: FromDate,
    departure: ToDate,
    adults: AdultsCount,
    childAges: ChildrenAges,
  })
  return `${stay}?${address.toString()}`
}
