import { sql } from 'kysely'
import { beginFile, findBeside, followFile, type LostDeparture } from '../../fleet/index.ts'
import type { NounFile } from '../reading/find-files.ts'
import type { Wrong } from '../reading/words.ts'
import type { Check } from './check-rows.ts'

/** What departures depend on that are open for sale. */
const followed: readonly string[] = ['stations', 'timetable']

export const isFollowed = (files: readonly NounFile[]): boolean =>
  files.some(({ noun }) => followed.includes(noun.name))

/** The rows of a file by their codes. */
async function rowsByCode({ trx, importId }: Check, noun: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; row: number }>`
    select fields->>'code' as code, row_number as row from catalogue_staged
     where import_id = ${importId} and noun = ${noun}`.execute(trx)
  return new Map(rows.map(({ code, row }) => [code, row]))
}

/** Call it before these files are written. */
export async function beginTimetable(it: Check, files: readonly NounFile[]): Promise<void> {
  const { wholes = [] } = files.find(({ noun }) => noun.name === 'timetable') ?? {}
  const stays = wholes.length > 0 ? [...(await rowsByCode(it, 'timetable')).keys()] : []
  await beginFile(it.trx, { wholes, stays })
}

const inWords = ([first, ...more]: readonly LostDeparture[], field: string): string => {
  if (!first) return field
  const { day, departs, sold, held } = first
  const others = more.length > 0 ? `; and so would ${more.length} more` : ''
  return `${field}: the departure of ${day} at ${departs} would go, with seats sold (${sold}) or held (${held})${others}`
}

/**
 * Has the departures follow what was written. Answers the rows that would leave beside one that isn't in the file, or
 * take away what somebody has a seat of.
 */
export async function followTimetable(it: Check, files: readonly NounFile[]): Promise<Wrong[]> {
  const rows = new Map<string, ReadonlyMap<string, number>>()
  for (const noun of followed) rows.set(noun, await rowsByCode(it, noun))
  const nameOf = (noun: string): string => files.find((one) => one.noun.name === noun)?.name ?? noun
  const beside = await findBeside(it.trx, [...(rows.get('timetable')?.keys() ?? [])], it.now)
  if (beside.length > 0)
    return beside.map(({ code, other }) => ({
      file: nameOf('timetable'),
      row: rows.get('timetable')?.get(code) ?? 0,
      what: `departs: ${other}, which isn’t in this file, leaves then already: take the timetable out first, or end that one at the desk`,
    }))
  const lost = await followFile(it.trx, it.now)
  const placeOf = ({ code, whole, from, to }: LostDeparture) => {
    const row = rows.get('timetable')?.get(code) ?? rows.get('timetable')?.get(whole)
    if (row !== undefined) return { noun: 'timetable', field: 'code', row }
    const station = rows.get('stations')?.get(from) ?? rows.get('stations')?.get(to) ?? 0
    return { noun: 'stations', field: 'active', row: station }
  }
  const byRow = Map.groupBy(lost, (one) => {
    const { noun, row } = placeOf(one)
    return `${noun} ${row}`
  })
  return [...byRow.values()].flatMap((its): Wrong[] => {
    const [first] = its
    if (!first) return []
    const { noun, field, row } = placeOf(first)
    return [{ file: nameOf(noun), row, what: inWords(its, field) }]
  })
}
