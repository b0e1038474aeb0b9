import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { setSale } from '../../inventory/index.ts'
import { openDays, openTripsOf } from '../open-trips.ts'
import { adoptParts } from './adopt-parts.ts'
import {
  departuresOn,
  endParts,
  giveDepartures,
  keepTimetable,
  listBeside,
  lockAstray,
  nameRows,
  shelve,
  type Beside,
  type Named,
} from './file-store.ts'
import { planFile, type Ahead, type FilePlan } from './plan-file.ts'

/** A departure that a file would take away, though seats of it are sold or held; and of which row. */
export type LostDeparture = Named & Pick<Ahead, 'day' | 'departs' | 'sold' | 'held'>

/**
 * Call it before a file of stations or of the timetable is written: whoever else changes the timetable waits from here
 * on. `wholes`: codes of whose rows the file has all, those of their parts too; others of theirs are over (`stays`: the
 * codes that it has).
 */
export async function beginFile(
  trx: Trx,
  { wholes, stays }: { readonly wholes: readonly string[]; readonly stays: readonly string[] },
): Promise<void> {
  await sql`select lock_timetable()`.execute(trx)
  if (wholes.length > 0) await adoptParts(trx, wholes, stays)
  await keepTimetable(trx, 'before')
  if (wholes.length > 0) await endParts(trx, wholes, stays)
}

/**
 * Once the file is written: rows of it (`codes`) that came or changed, and leave now when another row does that isn't
 * in it. Two buses of a line and class at once are what a file says itself, never what it meets.
 */
export async function findBeside(
  trx: Trx,
  codes: readonly string[],
  now: Date,
): Promise<readonly Beside[]> {
  await keepTimetable(trx, 'after')
  return listBeside(trx, codes, now)
}

/**
 * Has the departures that are opened follow the file, after `findBeside`: see `planFile`. Answers those that refuse it;
 * then nothing of it may stand. A hold that comes at the same moment either counts or finds its departure closed (K10).
 */
export async function followFile(trx: Trx, now: Date): Promise<readonly LostDeparture[]> {
  const plan = planFile(await lockAstray(trx, now))
  if (plan.refused.length > 0) {
    const names = await nameRows(
      trx,
      plan.refused.map(({ serviceId }) => serviceId),
    )
    return plan.refused.flatMap((it) => {
      const row = names.get(it.serviceId)
      return row ? [{ ...row, ...it }] : []
    })
  }
  await write(trx, plan, now)
  return []
}

async function write(trx: Trx, plan: FilePlan, now: Date): Promise<void> {
  const gone = [...plan.closed, ...plan.replaced.map(({ tripId }) => tripId)]
  await setSale(trx, gone, 'withdrawn')
  await shelve(trx, plan.replaced)
  await giveDepartures(trx, plan.moved)
  await setSale(
    trx,
    plan.moved.filter(({ reopens }) => reopens).map(({ tripId }) => tripId),
    'open',
  )
  for (const { serviceId } of plan.cancelled) await openTripsOf(trx, openDays(now), serviceId)
  await setSale(trx, await departuresOn(trx, plan.cancelled), 'closed')
}
