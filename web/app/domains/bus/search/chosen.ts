import type { BusSearch } from '@rihla/contract/bus/address'
import type { ChosenTrips } from '@rihla/contract/bus/chosen-address'

/** What stays chosen when another search is looked at: a way whose stations and day are the same. */
export function stillChosen(chosen: ChosenTrips, before: BusSearch, next: BusSearch): ChosenTrips {
  const isSameRoute =
    before.fromStationId === next.fromStationId && before.toStationId === next.toStationId
  const isSameOut = isSameRoute && before.departureDate === next.departureDate
  const isSameHome = isSameRoute && next.tripType && before.returnDate === next.returnDate
  return { going: isSameOut ? chosen.going : null, back: isSameHome ? chosen.back : null }
}
