import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { stockIndexCache } from './stock-index-cache.ts'
import { purgeTouched, readTouched, touchAgain } from './touched.ts'

const { db } = await testDatabase(2)

/** A cache of what was read, and how: all of it, or what was touched beside what was known. */
async function cacheOf(versions: Parameters<typeof stockIndexCache>[1]) {
  const clock = testClock('2026-11-21T10:00:00Z')
  const loads: string[] = []
  let broken = false
  const cache = stockIndexCache<number>({ db, clock }, versions, async (cached) => {
    if (broken) throw new Error('no database')
    loads.push(cached === undefined ? 'all' : 'touched')
    return loads.length
  })
  await cache.refresh()
  const after = async (act: () => unknown): Promise<string | undefined> => {
    await act()
    await cache.refresh().catch(() => undefined)
    return loads.at(-1)
  }
  return { clock, loads, after, breakDown: (yes: boolean) => void (broken = yes) }
}

describe.each(['catalogue_version', 'packages_version', 'stays_version'] as const)(
  'an index by %s',
  (versions) => {
    test('reads what was touched, for as long as that is surely known', async () => {
      const { clock, after, loads } = await cacheOf(versions)
      expect(loads).toEqual(['all'])
      expect(await after(() => clock.advance(30 * 60))).toBe('touched')
      expect(await after(() => clock.advance(31 * 60))).toBe('all')
      expect(await after(() => clock.advance(2))).toBe('touched')
    })

    test('reads all after a crash of PostgreSQL, again until it could', async () => {
      const { after, breakDown } = await cacheOf(versions)
      expect(await after(() => undefined)).toBe('touched')
      breakDown(true)
      await after(() => sql`truncate activities_touched_epoch`.execute(db))
      expect(await after(() => breakDown(false))).toBe('all')
      expect(await after(() => undefined)).toBe('touched')
    })
  },
)

test('what is purged is older than what any index still asks for', async () => {
  await sql`insert into rooms_touched (room_id, at) values
    (1, clock_timestamp() - interval '31 minutes'), (2, clock_timestamp() - interval '61 minutes')`.execute(
    db,
  )
  await purgeTouched(db)
  expect(await readTouched(db, 'room', 24 * 3_600_000)).toEqual([1])
})

test('a transaction that takes long is seen by who looked while it worked', async () => {
  await sql`truncate packages_touched`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`insert into packages_touched (package_id, at) values (7, transaction_timestamp())`.execute(
      trx,
    )
    await touchAgain(trx)
    // Ten minutes of work after its first change.
    await sql`update packages_touched set at = at - interval '10 minutes'
      where at = transaction_timestamp()`.execute(trx)
  })
  expect(await readTouched(db, 'package', 2000)).toEqual([7])
})
