import type { LocalizedText } from '@rihla/contract/values/language'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { readStations } from '../fleet-store.ts'
import type { Service } from './service.ts'

/** What the station of a line is called that is out of use: the line has no departures then; null: both are in use. */
export async function stationOff(
  db: Db | Trx,
  { fromId, toId }: Pick<Service, 'fromId' | 'toId'>,
): Promise<LocalizedText | null> {
  const off = (await readStations(db)).find(
    ({ active, station: { id } }) => !active && (id === fromId || id === toId),
  )
  return off?.station.name ?? null
}
