import { cairoInstant, daysBetween, minutesOfHour } from '@rihla/contract/values/dates'
import { inEachLanguage } from '@rihla/contract/values/language'
import { countOf, type CountableNoun } from '@rihla/contract/values/counted'
import type { Sold } from '../../reservations/index.ts'
import type { ShownHotel } from '../content/show-hotel.ts'
import { planTerms } from '../rates/plan-terms.ts'
import { freeUntilDay } from '../rates/plan.ts'
import { boardTexts, bookingTexts } from '../texts.ts'
import { partyOf, roomsOf, type Booking } from './booking.ts'

const nouns = {
  night: { en: ['night', 'nights'], ar: ['ليلة واحدة', 'ليلتان', 'ليالٍ', 'ليلة'] },
  room: { en: ['room', 'rooms'], ar: ['غرفة واحدة', 'غرفتان', 'غرف', 'غرفة'] },
} as const satisfies Record<string, CountableNoun>

/** The hotel in each language, as it is described now. */
export type HotelTexts = { readonly en: ShownHotel; readonly ar: ShownHotel }

/** `3 nights × 1 room`: what the price is for. */
export const priceLine = (booking: Booking) => {
  const nights = daysBetween(booking.arrival, booking.departure)
  return inEachLanguage(
    (language) =>
      `${countOf(nights, nouns.night, language)} × ${countOf(roomsOf(booking.offer), nouns.room, language)}`,
  )
}

/** A supplier's room as the reservation keeps it: later changes of its content don't touch it. */
export function soldStay(
  booking: Booking,
  { en, ar }: HotelTexts,
  now: Date,
  image: string | null,
): Sold {
  const { offer, arrival, departure, price } = booking
  const text = (field: 'name' | 'city' | 'address') => ({ en: en[field], ar: ar[field] })
  const begins = cairoInstant(arrival, minutesOfHour(en.check_in_from))
  const ends = cairoInstant(departure, minutesOfHour(en.check_out_until))
  return {
    name: text('name'),
    city: text('city'),
    image,
    visit: {
      place: text('name'),
      address: text('address'),
      latitude: en.latitude,
      longitude: en.longitude,
      startsAt: begins.toISOString(),
      endsAt: ends.toISOString(),
    },
    party: partyOf(booking),
    cancellation: planTerms(offer, arrival),
    lines: [
      { label: priceLine(booking), amount: price },
      { label: bookingTexts.taxes, amount: null },
    ],
    original: price,
    ...(booking.deposit && { deposit: booking.deposit }),
    stay: {
      hotelId: en.id,
      hotel: text('name'),
      room: offer.room.name,
      category: bookingTexts.partner,
      board: boardTexts[offer.board],
      address: text('address'),
      stars: en.stars,
      rooms: roomsOf(offer),
      nights: daysBetween(arrival, departure),
      checkInFrom: en.check_in_from,
      checkOutUntil: en.check_out_until,
      refundableUntil: freeUntilDay(offer, arrival, now),
    },
  }
}
