import { classes, layouts, type ClassKey } from './classes.ts'
import { lines, type Line, type WallTime } from './lines.ts'
import { stationId, type StationKey } from './stations.ts'

const classKeys = Object.keys(classes)
const layoutKeys = Object.keys(layouts)

export const classId = (key: ClassKey): number => classKeys.indexOf(key) + 1
export const layoutId = (key: ClassKey): number => layoutKeys.indexOf(classes[key].seats) + 1

/** A row of bus_timetable, its amounts in piastres. */
export type Service = {
  readonly id: number
  readonly active: true
  readonly from_station_id: number
  readonly to_station_id: number
  readonly class_id: number
  readonly layout_id: number
  readonly departs: WallTime
  readonly weekdays: readonly number[]
  readonly minutes: number
  readonly price: number
  readonly round_price: number
  readonly valid_from: string
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const butFriday = [0, 1, 2, 3, 4, 6]

/** On Fridays nothing leaves while people are at the noon prayer. */
const daysOf = (departs: WallTime): readonly number[] =>
  departs >= '11:20' && departs <= '13:20' ? butFriday : everyDay

const fives = (amount: number): number => Math.round(amount / 5) * 5

/** Afternoons take longer out of and into the big cities. */
const onTheWay = (minutes: number, departs: WallTime): number =>
  fives(departs >= '14:00' && departs < '18:30' ? minutes * 1.06 : minutes)

/** What every seat costs, however short the way. */
const START = 35
/** Whose departures of a direction have numbers of their own. */
const PER_DIRECTION = 100

type Direction = {
  readonly from: StationKey
  readonly to: StationKey
  readonly first: number
  readonly times: readonly WallTime[]
  readonly extra: WallTime | undefined
  readonly extraDays: readonly number[]
}

function servicesOf(line: Line, n: number, direction: Direction): Service[] {
  const { from, to, first, times, extra, extraDays } = direction
  const service = (nth: number, departs: WallTime, weekdays: readonly number[]): Service => {
    const key = line.classes[nth % line.classes.length] ?? 'business'
    const price = fives(START + line.km * classes[key].perKm + ((n * 7 + nth) % 3) * 5)
    const less = 11 + ((n * 5 + nth) % 13)
    return {
      id: first + nth,
      active: true,
      from_station_id: stationId(from),
      to_station_id: stationId(to),
      class_id: classId(key),
      layout_id: layoutId(key),
      departs,
      weekdays,
      minutes: onTheWay(line.minutes, departs),
      price: price * 100,
      round_price: Math.floor((price * (100 - less)) / 100) * 100,
      valid_from: '2026-01-01',
    }
  }
  return [
    ...times.map((departs, nth) => service(nth, departs, daysOf(departs))),
    ...(extra ? [service(times.length, extra, extraDays)] : []),
  ]
}

/** Everything that leaves regularly. */
export const timetable: readonly Service[] = lines.flatMap((line, n) => {
  const first = (n + 1) * 2 * PER_DIRECTION
  const [out, back] = line.weekend ?? []
  const { from, to } = line
  return [
    { from, to, first, times: line.out, extra: out, extraDays: [4, 5] },
    {
      from: to,
      to: from,
      first: first + PER_DIRECTION,
      times: line.back,
      extra: back,
      extraDays: [5, 6],
    },
  ].flatMap((direction) => servicesOf(line, n, direction))
})
