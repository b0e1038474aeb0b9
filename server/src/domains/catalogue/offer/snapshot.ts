import type { LocalizedText } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import { createCounts, type CountRow, type Counts } from './counts.ts'
import { slotSql } from './price-slots.ts'

/** What every search needs and what rarely changes: names of cities and types, and the counts. */
export type Snapshot = {
  readonly version: number
  readonly cities: ReadonlyMap<number, LocalizedText>
  /** Types of activities: without day-use, whose name stands apart. */
  readonly types: ReadonlyMap<number, LocalizedText>
  readonly dayUse: LocalizedText
  readonly activities: Counts
}

export type SnapshotKeeper = {
  /** The snapshot at hand; waits only the first time. Looks for changes behind the caller's back. */
  current(): Promise<Snapshot>
  /** Takes in whatever has changed by now: after a write of our own, and in tests. */
  refresh(): Promise<Snapshot>
}

const CHECK_EVERY_MS = 2000

/**
 * Keeps a snapshot of the catalogue in this process. It is taken anew when `catalogue_version` has
 * moved, looked at every two seconds of traffic: totals lag a change by that much at most.
 */
export function keepSnapshot(db: Db, clock: Clock): SnapshotKeeper {
  let kept: Snapshot | undefined
  let checkedAt = 0
  let loading: Promise<Snapshot> | undefined

  const load = async (): Promise<Snapshot> => {
    const version = await readVersion(db)
    if (kept?.version !== version) kept = await readSnapshot(db, version)
    return kept
  }
  const refresh = (): Promise<Snapshot> => {
    checkedAt = clock.now().getTime()
    const run = (loading ?? Promise.resolve(undefined)).catch(() => undefined).then(load)
    const mine = run.finally(() => {
      if (loading === mine) loading = undefined
    })
    return (loading = mine)
  }
  return {
    refresh,
    async current() {
      if (!kept) return loading ?? refresh()
      if (!loading && Math.abs(clock.now().getTime() - checkedAt) > CHECK_EVERY_MS)
        refresh().catch(() => undefined) // the old one serves on; the next check tries again
      return kept
    },
  }
}

async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_version`.execute(db)
  return rows[0]?.version ?? 0
}

type Named = { id: number; name_en: string; name_ar: string }
const named = (rows: readonly Named[]): ReadonlyMap<number, LocalizedText> =>
  new Map(rows.map((row) => [row.id, { en: row.name_en, ar: row.name_ar }]))

async function readSnapshot(db: Db, version: number): Promise<Snapshot> {
  const [cities, types, counts] = await Promise.all([
    sql<Named>`select id, name_en, name_ar from destinations order by sort_order, id`.execute(db),
    sql<Named>`select id, name_en, name_ar from activity_types order by sort_order, id`.execute(db),
    sql<CountRow>`
      select city_id, type_id, free_cancellation, array_agg(slot) as slots, array_agg(n) as counts
        from (select city_id, type_id, free_cancellation, ${sql.raw(slotSql('effective_price'))} as slot,
                     count(*)::integer as n
                from activities where active group by 1, 2, 3, 4) priced
       group by 1, 2, 3`.execute(db),
  ])
  const typeNames = named(types.rows)
  return {
    version,
    cities: named(cities.rows),
    types: new Map([...typeNames].filter(([id]) => id !== DAY_USE_TYPE)),
    dayUse: typeNames.get(DAY_USE_TYPE) ?? { en: '', ar: '' },
    activities: createCounts(counts.rows),
  }
}
