import type { HeldBooking } from '@rihla/contract/checkout'
import { soldModule } from '@rihla/contract/modules'
import { formatStay } from '@rihla/contract/catalogue/stays-address'
import { toAddressDate } from '@rihla/contract/values/dates'
import type { BookingRequest } from './saved-checkout.ts'
import { searchOf } from './checkout-steps.ts'

type Held = Pick<
  HeldBooking,
  'Module' | 'Id' | 'FromDate' | 'ToDate' | 'AdultsCount' | 'ChildrenAges'
>

/** The page of what is being booked, for another date or fewer people. */
export function offerHref(held: Held, request: Pick<BookingRequest, 'room'>): string {
  const { Module, Id, FromDate, ToDate, AdultsCount, ChildrenAges } = held
  const sold = soldModule(Module)
  if (!sold?.details) return searchOf(Module)
  const children = ChildrenAges.length > 0 ? `&children=${ChildrenAges.join(',')}` : ''
  if (!sold.stay)
    return `${sold.details}?id=${Id}&arrival-date=${toAddressDate(FromDate)}&adults=${AdultsCount}${children}`
  if (!request.room || !ToDate) return searchOf(Module)
  const address = formatStay({
    id: request.room.hotelId,
    arrival: FromDate,
    departure: ToDate,
    adults: AdultsCount,
    childAges: ChildrenAges,
  })
  return `${sold.details}?${address.toString()}`
}
