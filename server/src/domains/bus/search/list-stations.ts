import type { BusStation } from '@rihla/contract/bus/trips'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { City, Station } from '../../../ports/bus-operator.ts'
import { allStations } from '../texts.ts'
import type { SearchDeps } from './deps.ts'
import { knownStations } from './known-stations.ts'

/**
 * Every station in use, in the operator's order, with what typed text is looked for in. A city that has
 * several of them goes before its first one, as a choice of all.
 */
export async function listStations(
  deps: SearchDeps,
  language: Language,
): Promise<BusStation[] | Refusal> {
  const stations = await knownStations(deps)
  if (isRefusal(stations)) return stations
  const choices = choicesOf(stations)
  const searchTexts = await normalised(deps, choices.map(everyNameOf))
  return choices.map((choice, nth) => ({
    StationID: choice.id,
    IsCity: choice.isCity,
    StationName: choice.name[language],
    RegionName: choice.region?.[language] ?? null,
    Latitude: choice.latitude,
    Longitude: choice.longitude,
    BoardingPoint: choice.boardingPoint?.[language] ?? null,
    SearchText: searchTexts[nth] ?? '',
  }))
}

type Choice = Omit<Station, 'city'> & { readonly isCity: boolean }

const everyNameOf = ({ name, region, spellings }: Choice): string =>
  [name.en, name.ar, region?.en, region?.ar, ...spellings].filter(Boolean).join(' ')

const asChoice = ({ id, name, spellings }: City, { region }: Station): Choice => ({
  id,
  isCity: true,
  name: allStations(name),
  region,
  boardingPoint: null,
  spellings: [...spellings, name.en, name.ar],
  latitude: null,
  longitude: null,
})

/** Stations, and before the first of a city that has several, the city. */
function choicesOf(stations: readonly Station[]): Choice[] {
  const sizes = new Map<number, number>()
  for (const { city } of stations) if (city) sizes.set(city.id, (sizes.get(city.id) ?? 0) + 1)
  return stations.flatMap((station): Choice[] => {
    const { city, ...place } = station
    const one = { ...place, isCity: false }
    if (!city || (sizes.get(city.id) ?? 0) < 2) return [one]
    sizes.delete(city.id)
    return [asChoice(city, station), one]
  })
}

/** The one spelling that search compares. */
async function normalised({ db }: SearchDeps, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select norm_search(w.text) as text from unnest(${texts}::text[]) with ordinality as w(text, nth) order by w.nth`.execute(
    db,
  )
  return rows.map((row) => row.text)
}
