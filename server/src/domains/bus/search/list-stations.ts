import type { BusStation } from '@rihla/contract/bus/trips'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Station } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { SearchDeps } from './deps.ts'

/** Every station in use, in the operator's order, with what typed text is looked for in. */
export async function listStations(
  deps: SearchDeps,
  language: Language,
): Promise<BusStation[] | Refusal> {
  const stations = await askOperator(deps, (operator) => operator.listStations())
  if (isNoAnswer(stations)) return refuse('unavailable')
  const searchTexts = await normalised(deps, stations.map(everyNameOf))
  return stations.map((station, nth) => ({
    StationID: station.id,
    StationName: station.name[language],
    RegionName: station.region?.[language] ?? null,
    Latitude: station.latitude,
    Longitude: station.longitude,
    BoardingPoint: station.boardingPoint?.[language] ?? null,
    SearchText: searchTexts[nth] ?? '',
  }))
}

const everyNameOf = ({ name, region, spellings }: Station): string =>
  [name.en, name.ar, region?.en, region?.ar, ...spellings].filter(Boolean).join(' ')

/** The one spelling that search compares. */
async function normalised({ db }: SearchDeps, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select norm_search(w.text) as text from unnest(${texts}::text[]) with ordinality as w(text, nth) order by w.nth`.execute(
    db,
  )
  return rows.map((row) => row.text)
}
