import type { HeldBooking } from '@rihla/contract/checkout'
import { soldModule } from '@rihla/contract/modules'
import { formatStay } from '@rihla/contract/catalogue/stays-address'
import { toAddressDate } from '@rihla/contract/values/dates'
import type { BookingWish } from './start-booking.ts'
import { searchOf } from './checkout-steps.ts'

type Held = Pick<
  HeldBooking,
  'Module' | 'Id' | 'FromDate' | 'ToDate' | 'AdultsCount' | 'ChildrenAges'
>

/** The page of what is being booked, for another date or fewer people. */
export function offerHref(held: Held, wish: Pick<BookingWish, 'room'>): string {
  const { Module, Id, FromDate, ToDate, AdultsCount, ChildrenAges } = held
  const sold = soldModule(Module)
  if (!sold?.details) return searchOf(Module)
  if (!sold.stay)
    return `${sold.details}?id=${Id}&arrival-date=${toAddressDate(FromDate)}&adults=${AdultsCount}`
  if (!wish.room || !ToDate) return searchOf(Module)
  const address = formatStay({
    id: wish.room.hotelId,
    arrival: FromDate,
    departure: ToDate,
    adults: AdultsCount,
    childAges: ChildrenAges,
  })
  return `${sold.details}?${address.toString()}`
}
