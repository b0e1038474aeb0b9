import { sql } from 'kysely'
import type { Db } from './database/connect.ts'

/** The only source of 'now' in the server; tests hand in one that they move themselves. */
export type Clock = { now(): Date }

/** The machine's time, moved by CLOCK_OFFSET_SECONDS (tests and demonstrations only). */
export const systemClock = (offsetSeconds = 0): Clock => ({
  now: () => new Date(Date.now() + offsetSeconds * 1000),
})

/** A longer question says too little of when the database answered it: the process, or the line, stood still. */
const LONGEST_LOOK_MS = 1000

/**
 * A clock that follows the database's: N processes on N machines agree on when a hold ends.
 * Measures the difference once now; call `follow` again by schedule to correct drift.
 */
export async function databaseClock(
  db: Db,
  offsetSeconds = 0,
): Promise<Clock & { follow(): Promise<void> }> {
  let difference: number | undefined
  const follow = async (): Promise<void> => {
    const before = Date.now()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = Date.now()
    const at = rows[0]?.at
    const isTelling = after - before <= LONGEST_LOOK_MS || difference === undefined
    if (at && isTelling) difference = at.getTime() - (before + after) / 2
  }
  await follow()
  return { now: () => new Date(Date.now() + (difference ?? 0) + offsetSeconds * 1000), follow }
}

/** Refuses to start on time zone data from before Egypt's summer time came back. */
export function assertCairoSummerTime(): void {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  if (hour.format(new Date('2026-07-01T12:00:00Z')) !== '15')
    throw new Error(
      'The time zone data of this machine is too old: Africa/Cairo has no summer time in 2026.',
    )
}
