import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { dayAndHour, dayInWords } from '@rihla/contract/values/moments'
import type { Reservation, SoldStay } from './reservation.ts'
import { guestsOf, labels, stayLabels } from './texts.ts'

/** Where one stays, as the details of a reservation have it; all null when it is no stay. */
export function presentStay(it: Reservation, language: Language) {
  const { stay, visit } = it.sold
  if (!stay) return { Stars: null, HotelName: null, RoomName: null, RoomType: null, Address: null }
  return {
    // The way back leads to the hotel; what was booked is a room of it.
    OfferId: stay.hotelId,
    Stars: stay.stars,
    NightCount: stay.nights,
    HotelName: stay.hotel[language],
    RoomName: stay.room[language],
    RoomType: stay.category[language],
    // Of a ship that is boarded elsewhere, its own quay would send its guests to another town.
    Address: (visit ? visit.address : stay.address)?.[language] ?? null,
  }
}

/** What to read out at the desk: from when until when, where, who, and until when money comes back. */
export function stayFields(
  it: Reservation,
  stay: SoldStay,
  language: Language,
): (readonly [label: LocalizedText, value: string])[] {
  const leaving = it.toDate ?? it.fromDate
  const aboard = it.module === 'NileCruise'
  const at = (day: CalendarDate, hour: string): string =>
    dayAndHour(dayInWords(day, language), hour, language)
  return [
    [aboard ? stayLabels.ship : stayLabels.hotel, stay.hotel[language]],
    [aboard ? stayLabels.cabin : stayLabels.room, stay.room[language]],
    [stayLabels.checkIn, at(it.fromDate, stay.checkInFrom)],
    [stayLabels.checkOut, at(leaving, stay.checkOutUntil)],
    [stayLabels.nights, String(stay.nights)],
    [aboard ? stayLabels.cabins : stayLabels.rooms, String(stay.rooms)],
    [labels.people, guestsOf(it, language)],
    [stayLabels.board, stay.board[language]],
    ...(stay.refundableUntil
      ? [[stayLabels.refundableUntil, dayInWords(stay.refundableUntil, language)] as const]
      : []),
  ]
}
