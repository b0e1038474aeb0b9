import type { GeoPlace } from '../../../ui/map/egypt-geometry.ts'

/** A day of an itinerary, as far as a route is concerned. */
export type RouteStep = {
  Order: number
  Day: number
  CityName: string | null
  Latitude: number | null
  Longitude: number | null
}

/** A place where one spends some days; one may come back to it. */
export type Stop = { name: string; at: GeoPlace; days: readonly number[] }
/** From one stop to another, by their places in the list; the same way is there once. */
export type Leg = readonly [from: number, to: number]
export type Route = { stops: readonly Stop[]; legs: readonly Leg[] }

const samePlace = (a: GeoPlace, b: GeoPlace): boolean =>
  Math.abs(a.latitude - b.latitude) < 0.05 && Math.abs(a.longitude - b.longitude) < 0.05

const goes = (legs: readonly Leg[], a: number, b: number): boolean =>
  legs.some(([from, to]) => from === a && to === b)

/** Where an itinerary leads, day by day; days without a place are passed over. */
export function routeOf(steps: readonly RouteStep[]): Route {
  const stops: { name: string; at: GeoPlace; days: number[] }[] = []
  const legs: Leg[] = []
  let here: number | null = null
  for (const step of steps.toSorted((a, b) => a.Order - b.Order)) {
    const { Latitude: latitude, Longitude: longitude, CityName, Day } = step
    if (latitude === null || longitude === null) continue
    const at = { latitude, longitude }
    const known = stops.findIndex((stop) => samePlace(stop.at, at))
    const there = known < 0 ? stops.push({ name: CityName ?? '', at, days: [] }) - 1 : known
    const stop = stops[there]
    if (stop && !stop.days.includes(Day)) stop.days.push(Day)
    if (here !== null && here !== there && !goes(legs, here, there)) legs.push([here, there])
    here = there
  }
  return { stops, legs }
}

/** `1–2, 5`: days that follow each other as a range; `comma` as the language has it. */
export function daysText(days: readonly number[], comma: string): string {
  const ranges: [number, number][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && day <= last[1] + 1) last[1] = day
    else ranges.push([day, day])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(comma)
}
