import { soldModule } from '@rihla/contract/modules'
import { commaOf, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { dayInWords } from '@rihla/contract/values/moments'
import type { Reservation, SoldHotel, SoldPackage } from './reservation.ts'
import { guestsOf, labels, packageLabels, stayLabels } from './texts.ts'

/** What the details of a reservation say of a package beside its name: its nights, and where they are spent. */
export function presentPackage({ sold }: Reservation, language: Language) {
  if (!sold.package) return {}
  const { nights, hotels } = sold.package
  const names = [...new Set(hotels.map((it) => it.hotel[language]))]
  return { NightCount: nights, HotelName: names.join(commaOf(language)) || null }
}

/** `Coral Bay, Double room, Half board: Thu 17 Dec 2026 – Sun 20 Dec 2026`. */
export function hotelLine(it: SoldHotel, language: Language): string {
  const parts = [it.hotel[language], it.room?.[language], it.board[language]].filter(Boolean)
  const days = [it.from, it.to].map((day) => dayInWords(day, language))
  return `${parts.join(commaOf(language))}: ${days.join(' – ')}`
}

const dayLabels = {
  visit: [stayLabels.checkIn, stayLabels.checkOut],
  journey: [packageLabels.setOut, packageLabels.back],
  arrival: [packageLabels.arrival, packageLabels.leaving],
} as const

/** What to have at hand on the way: when it begins and ends, who goes, and each hotel with its days. */
export const packageFields = (
  it: Reservation,
  { nights, rooms, hotels }: SoldPackage,
  language: Language,
): (readonly [label: LocalizedText, value: string])[] => {
  const [first, last] = dayLabels[soldModule(it.module)?.days ?? 'journey']
  return [
    [first, dayInWords(it.fromDate, language)],
    [last, dayInWords(it.toDate ?? it.fromDate, language)],
    ...(nights > 0 ? [[stayLabels.nights, String(nights)] as const] : []),
    [labels.people, guestsOf(it, language)],
    ...(hotels.length > 0 ? [[stayLabels.rooms, String(rooms)] as const] : []),
    ...hotels.map((hotel) => [stayLabels.hotel, hotelLine(hotel, language)] as const),
  ]
}
