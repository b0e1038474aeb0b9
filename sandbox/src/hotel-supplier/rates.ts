import type { Hotel } from './inventory/hotel.ts'
import { boardsOf, roomOf, roomsOf, boards } from './inventory/rooms.ts'
import type { RateKey } from './rate-key.ts'

export type Occupancy = { rooms: number; adults: number; childAges: number[] }
export type Stay = { checkIn: string; checkOut: string }

const DAY_MS = 86_400_000

export const nightsOf = ({ checkIn, checkOut }: Stay): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS)

/** The price of each month against the year's, in percent: the sea in summer, the Nile in winter. */
const months: Readonly<Record<string, readonly number[]>> = {
  resort: [92, 92, 98, 112, 100, 108, 126, 130, 110, 108, 98, 112],
  beach: [90, 90, 95, 110, 100, 110, 130, 134, 112, 104, 94, 104],
  city: [104, 104, 104, 100, 98, 96, 96, 96, 100, 104, 106, 110],
  boutique: [108, 108, 106, 100, 96, 92, 92, 92, 98, 106, 110, 116],
  nile: [116, 114, 108, 100, 92, 86, 84, 84, 92, 106, 114, 124],
  camp: [92, 92, 100, 110, 104, 104, 112, 112, 106, 106, 98, 104],
  flats: [94, 94, 98, 108, 100, 108, 122, 126, 108, 102, 96, 104],
}

/** One night of a room for a party, in piastres. */
function nightOf(hotel: Hotel, key: RateKey, night: number): number {
  const at = new Date(Date.parse(key.checkIn) + night * DAY_MS)
  const season = months[hotel.style]?.[at.getUTCMonth()] ?? 100
  const weekend = at.getUTCDay() === 4 || at.getUTCDay() === 5 ? 1.1 : 1
  const room = roomOf(key.room)?.factor ?? 1
  const board = boards.find(({ code }) => code === key.board)?.factor ?? 1
  const adults = key.adults === 1 ? 0.82 : 1 + 0.3 * (key.adults - 2)
  const children = key.childAges.reduce((sum, age) => sum + (age < 6 ? 0 : 0.25), 0)
  const terms = key.rateClass === 'NRF' ? 0.88 : 1
  const factor = (season / 100) * weekend * room * board * (adults + children) * terms
  return Math.round(hotel.price * 100 * factor)
}

/** What the whole stay costs us, in piastres, for all rooms of the key. */
export const netOf = (hotel: Hotel, key: RateKey): number => {
  const nights = Array.from({ length: nightsOf(key) }, (_, night) => nightOf(hotel, key, night))
  const sum = nights.reduce((all, one) => all + one, 0)
  return Math.round((sum * key.rooms * key.percent) / 100)
}

const cairoOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Cairo',
  timeZoneName: 'longOffset',
})

/** One minute before midnight of a day in Cairo, with its offset. */
export function endOfDay(day: string): string {
  const parts = cairoOffset.formatToParts(new Date(`${day}T20:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) ?? '+02:00'
  return `${day}T23:59:00${offset}`
}

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

export type Policy = { amount: number; from: string }

/** What cancelling costs and from when on: a night from a week before, everything from two days before. */
export function policiesOf(hotel: Hotel, key: RateKey, now: Date): Policy[] {
  const all = netOf(hotel, key)
  if (key.rateClass === 'NRF')
    return [{ amount: all, from: now.toISOString().replace('Z', '+00:00') }]
  const first = Math.round((nightOf(hotel, key, 0) * key.rooms * key.percent) / 100)
  return [
    ...(first < all ? [{ amount: first, from: endOfDay(dayBefore(key.checkIn, 7)) }] : []),
    { amount: all, from: endOfDay(dayBefore(key.checkIn, 2)) },
  ]
}

/** Some hotels ask to have their rates checked first; so does a rate that can't be given back. */
export const isRecheck = (hotel: Hotel, key: Pick<RateKey, 'rateClass'>): boolean =>
  hotel.code % 3 === 0 || key.rateClass === 'NRF'

/** Rooms that are left, from 1 to 12, the same all day. */
export const allotmentOf = (hotel: Hotel, key: RateKey): number =>
  1 + ((hotel.code * 7 + key.room.length * 5 + Number(key.checkIn.slice(-2))) % 12)

/** Every rate of a hotel for an occupancy. */
export function ratesOf(hotel: Hotel, stay: Stay, party: Occupancy, issuedAt: number): RateKey[] {
  const fits = roomsOf(hotel.style).filter(
    (room) =>
      party.adults <= room.maxAdults &&
      party.childAges.length <= room.maxChildren &&
      party.adults + party.childAges.length <= room.maxPax,
  )
  return fits.flatMap((room) =>
    boardsOf(hotel.style).flatMap((board) =>
      (['NOR', 'NRF'] as const).map((rateClass) => ({
        ...stay,
        hotel: hotel.code,
        room: room.code,
        board: board.code,
        rateClass,
        rooms: party.rooms,
        adults: party.adults,
        childAges: party.childAges,
        percent: 100,
        issuedAt,
      })),
    ),
  )
}
