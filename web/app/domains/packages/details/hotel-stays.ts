import { MAX_NIGHTS, STAY_GUESTS } from '@rihla/contract/catalogue/stay-limits'
import { formatStay } from '@rihla/contract/catalogue/stays-address'
import type { packageHotel } from '@rihla/contract/catalogue/packages'
import { soldModules } from '@rihla/contract/modules'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { output } from 'zod/mini'

export type PackageHotel = output<typeof packageHotel>

/** One of the hotels, and the nights that are spent there. */
export type HotelStay = {
  hotel: PackageHotel
  arrival: CalendarDate
  departure: CalendarDate
  nights: number
}

/** Nights of a stay: the number in its Period text, else 1. */
export function nightsOf(period: string): number {
  const nights = Number(/\d+/.exec(period)?.[0] ?? 1)
  return nights >= 1 && nights <= MAX_NIGHTS ? nights : 1
}

/** The stays of a package one after the other, from the day one arrives. */
export function hotelStays(arrival: CalendarDate, hotels: readonly PackageHotel[]): HotelStay[] {
  let day = arrival
  return hotels.map((hotel) => {
    const nights = nightsOf(hotel.Period)
    const stay = { hotel, arrival: day, departure: addDays(day, nights), nights }
    day = stay.departure
    return stay
  })
}

/** The hotel's or ship's own page for the same nights, or null for one that has none. */
export function hotelHref({ hotel, arrival, departure }: HotelStay, adults: number): string | null {
  if (hotel.HotelId < 1) return null
  const party = { adults: Math.min(adults, STAY_GUESTS.adults.max), childAges: [] }
  const address = formatStay({ id: hotel.HotelId, arrival, departure, ...party })
  address.set('rooms', '1')
  const { details } = soldModules[hotel.HotelType ? 'NileCruise' : 'Hotel']
  return `${details}?${address.toString()}`
}
