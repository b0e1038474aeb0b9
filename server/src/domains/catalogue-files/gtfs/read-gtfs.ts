import { defaultLanguage, languages, type Language } from '@rihla/contract/values/language'
import { parse } from 'csv-parse/sync'
import { partCode } from '../../fleet/index.ts'
import { csvOptions } from '../reading/csv.ts'
import type { Wrong } from '../reading/words.ts'
import { later, seasonsOf } from './gtfs-days.ts'
import { readFeedFiles } from './gtfs-files.ts'

type Cells = Readonly<Record<string, string>>
type Row = Readonly<Record<string, unknown>>
/** What a feed says in our words: stations and departures, or what is wrong with it. */
export type Feed = {
  readonly stations: readonly Row[]
  readonly timetable: readonly Row[]
  /** Trips, which are rows of the timetable by their id and by `id/…`: it has no others of them. */
  readonly trips: readonly string[]
  /** The files that were read. */
  readonly paths: readonly string[]
  readonly wrong: readonly Wrong[]
}

const MINUTES = 60
const DAY_MINUTES = 24 * MINUTES

/** Minutes of a time that may lie beyond midnight; null when it isn't one. */
function minutesOf(text: string | undefined): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d):[0-5]\d$/.exec(text ?? '') ?? []
  return hours === undefined ? null : Number(hours) * MINUTES + Number(minutes)
}
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / MINUTES) % 24, minutes % MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

function groupBy(rows: readonly Cells[], field: string): Map<string, Cells[]> {
  const groups = new Map<string, Cells[]>()
  for (const row of rows) {
    const key = row[field] ?? ''
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

type Files = Readonly<Record<string, readonly Cells[]>>

/** The names of stops in another language, by stop or by name. */
function translatedNames(files: Files, language: Language): Map<string, string> {
  const rows = (files['translations.txt'] ?? []).filter(
    (it) =>
      it['table_name'] === 'stops' &&
      it['field_name'] === 'stop_name' &&
      it['language'] === language,
  )
  return new Map(
    rows.map((it) => [it['record_id'] || it['field_value'] || '', it['translation'] ?? '']),
  )
}

/** Stops as stations; what isn't in the first of our languages comes from `translations.txt`. */
function stationsOf(files: Files, wrong: Wrong[]): Row[] {
  const others = languages.filter((language) => language !== defaultLanguage)
  const names = others.map((language) => [language, translatedNames(files, language)] as const)
  return (files['stops.txt'] ?? []).flatMap((stop, n): Row[] => {
    if (!['', '0', '1'].includes(stop['location_type'] ?? '')) return []
    const [code = '', name = ''] = [stop['stop_id'], stop['stop_name']]
    const translated = names.map(([language, its]) => [language, its.get(code) ?? its.get(name)])
    for (const [language, its] of translated)
      if (!its) {
        const what = `stop_name: it has no name in ${language}; give it one in translations.txt`
        wrong.push({ file: 'gtfs/stops.txt', row: n + 1, what })
      }
    for (const field of ['stop_lat', 'stop_lon'])
      if (!stop[field])
        wrong.push({ file: 'gtfs/stops.txt', row: n + 1, what: `${field}: must be there` })
    const [latitude, longitude] = [Number(stop['stop_lat']), Number(stop['stop_lon'])]
    const named = [[defaultLanguage, name], ...translated].map(([language, its]) => [
      `name_${language}`,
      its,
    ])
    return [{ code, ...Object.fromEntries(named), latitude, longitude, position: n + 1 }]
  })
}

/** What a route costs, and with which bus it runs. */
function priceOf(price: Cells): Row {
  const one = Number(price['price'])
  const round = price['round_price'] ? Number(price['round_price']) : one
  return { class: price['class'], layout: price['layout'], price: one, round_price: round }
}

/** Trips as departures from their first stop to their last: seats are sold for the whole way. */
function timetableOf(files: Files, wrong: Wrong[]): Row[] {
  const times = groupBy(files['stop_times.txt'] ?? [], 'trip_id')
  const exceptions = groupBy(files['calendar_dates.txt'] ?? [], 'service_id')
  const calendars = new Map((files['calendar.txt'] ?? []).map((it) => [it['service_id'], it]))
  const prices = new Map((files['prices.csv'] ?? []).map((it) => [it['route_id'], it]))
  const routes = new Set((files['routes.txt'] ?? []).map((it) => it['route_id']))
  return (files['trips.txt'] ?? []).flatMap((trip, n): Row[] => {
    const refuse = (what: string): Row[] => {
      wrong.push({ file: 'gtfs/trips.txt', row: n + 1, what })
      return []
    }
    const { trip_id: id = '', route_id: route = '', service_id: service = '' } = trip
    if (!routes.has(route)) return refuse(`route_id: routes.txt has no ${route}`)
    const price = prices.get(route)
    if (!price) return refuse(`route_id: prices.csv has no ${route}`)
    const stops = [...(times.get(id) ?? [])].sort(
      (one, other) => Number(one['stop_sequence']) - Number(other['stop_sequence']),
    )
    const [first, last] = [stops[0], stops.at(-1)]
    const leaves = minutesOf(first?.['departure_time'])
    const arrives = minutesOf(last?.['arrival_time'])
    if (!first || !last || first === last)
      return refuse('trip_id: stop_times.txt has less than two stops')
    if (leaves === null || arrives === null || arrives <= leaves)
      return refuse(
        'trip_id: its times in stop_times.txt must be such as 09:30:00, the last after the first',
      )
    const seasons = seasonsOf(calendars.get(service), exceptions.get(service) ?? [])
    if (seasons.length === 0) return refuse(`service_id: ${service} runs on no day`)
    return seasons.map((season, at) => {
      const { from, until, weekdays } = later(season, Math.floor(leaves / DAY_MINUTES))
      return {
        // By its first day, not by its place: another feed may have more of them, or fewer, before it.
        code: at === 0 ? id : partCode(id, from),
        // One that another feed had no longer runs again.
        active: true,
        from: first['stop_id'],
        to: last['stop_id'],
        departs: clockOf(leaves),
        minutes: arrives - leaves,
        weekdays,
        valid_from: from,
        valid_until: until,
        ...priceOf(price),
      }
    })
  })
}

/** The rows of a file; one that can't be read, as by a torn quote, is named. */
function rowsOf(name: string, text: string, wrong: Wrong[]): readonly Cells[] {
  try {
    return parse<Cells>(text, csvOptions)
  } catch (error) {
    wrong.push({
      file: `gtfs/${name}`,
      what: error instanceof Error ? error.message : String(error),
    })
    return []
  }
}

/** Reads the GTFS feed of a folder; null when there is none. */
export async function readGtfs(folder: string): Promise<Feed | null> {
  const found = await readFeedFiles(folder)
  if (!found) return null
  const { texts, paths } = found
  const wrong = [...found.wrong]
  if (wrong.length > 0) return { stations: [], timetable: [], trips: [], paths, wrong }
  const files: Files = Object.fromEntries(
    [...texts].map(([name, text]) => [name, rowsOf(name, text, wrong)]),
  )
  if (wrong.length > 0) return { stations: [], timetable: [], trips: [], paths, wrong }
  const stations = stationsOf(files, wrong)
  const trips = (files['trips.txt'] ?? []).map((it) => it['trip_id'] ?? '')
  return { stations, timetable: timetableOf(files, wrong), trips, paths, wrong }
}
