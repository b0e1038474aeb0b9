import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Stay } from './all.ts'
import { roomKinds, type RoomKey } from './rooms/index.ts'
import { seasonsOf, usualWeekend } from './seasons.ts'
import { regionOf } from './styles.ts'

/** A row of room_rates, its amounts in piastres. */
export type Rate = {
  readonly room_id: number
  readonly priority: number
  readonly first_night: CalendarDate
  readonly last_night: CalendarDate
  readonly weekdays: readonly number[]
  readonly price: number
  readonly single_price: number
  readonly extra_adult: number
  readonly min_nights: number | null
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
/** The nights before Friday and Saturday. */
const weekendNights = [4, 5]

/** Whole tens of EGP, in piastres. */
const tens = (egp: number): number => Math.round(egp / 10) * 1000

/** Resorts by the sea sell feasts by three nights, one in two of the better ones. */
const feastNights = ({ kind, id, offer }: Stay, region: string): number | null =>
  kind === 'hotel' && offer.stars >= 4 && id % 2 === 0 && seaside.has(region) ? 3 : null
const seaside: ReadonlySet<string> = new Set(['redSea', 'gulf', 'sokhna', 'north'])

/** How far ahead prices stand; further nights cost the cheap season's until the next start. */
const AHEAD = 400

/** What a room costs on each night from today on: the cheap season, and over it the dear ones. */
export function ratesOf(stay: Stay, roomId: number, key: RoomKey, today: CalendarDate): Rate[] {
  const region = regionOf(stay.offer.at)
  const kind = roomKinds[key]
  const plain = (stay.offer.price * kind.cost) / 100
  const year = Number(today.slice(0, 4))
  const rate = (
    priority: number,
    from: string,
    to: string,
    percent: number,
    days = everyDay,
    minNights: number | null = null,
  ): Rate => {
    const price = tens((plain * percent) / 100)
    const alone = kind.sleeps[0] === 1 ? price : tens((plain * percent * 0.78) / 100)
    return {
      room_id: roomId,
      priority,
      first_night: from,
      last_night: to,
      weekdays: days,
      price,
      single_price: kind.sleeps[0] > 2 ? tens((price / 1000) * 9) : alone,
      extra_adult: tens((plain * percent * 0.68) / 100 / Math.max(2, kind.sleeps[0])),
      min_nights: minNights,
    }
  }
  const weekend = usualWeekend[region]
  const sails = stay.kind === 'cruise'
  const usual = [rate(0, '2026-01-01', '2099-12-31', 100)]
  if (weekend > 0 && !sails)
    usual.push(rate(1, '2026-01-01', '2099-12-31', 100 + weekend, weekendNights))
  const dear = [year - 1, year, year + 1].flatMap((it) =>
    seasonsOf(region, it).flatMap(({ from, to, percent, weekend, feast }, n) => {
      const until = to < from ? `${it + 1}${to.slice(4)}` : to
      if (until < today || from > addDays(today, AHEAD)) return []
      const priority = (it - 2020) * 40 + n * 2
      const rates = [
        rate(priority, from, until, percent, everyDay, feast ? feastNights(stay, region) : null),
      ]
      if (weekend && !sails)
        rates.push(
          rate(priority + 1, from, until, (percent * (100 + weekend)) / 100, weekendNights),
        )
      return rates
    }),
  )
  return [...usual, ...dear]
}
