import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { buildIndex } from './build-index.ts'
import { fillFree } from './free-rooms.ts'
import {
  readFree,
  readHotels,
  readRooms,
  readStaysVersion,
  readTouched,
  type RoomRow,
} from './load-index.ts'
import type { StayIndex } from './stay-index.ts'

export type IndexKeeper = {
  /** The index at hand; waits only the first time. Looks for changes behind the caller's back. */
  current(): Promise<StayIndex>
  /** Takes in whatever has changed by now: after a write of our own, and in tests. */
  refresh(): Promise<StayIndex>
}

const CHECK_EVERY_MS = 2000
/** Looked back further than the last check: a change counts when it commits, not when it was made. */
const OVERLAP_SECONDS = 30
const ROOMS_AT_ONCE = 1000

/**
 * Keeps the index of stays in this process. Looked at every two seconds of traffic: hotels, rooms,
 * rates and new nights by their version, places by the rooms that were touched.
 */
export function keepIndex(db: Db, clock: Clock): IndexKeeper {
  let kept: StayIndex | undefined
  let checkedAt = 0
  let loading: Promise<StayIndex> | undefined

  const load = async (sinceMs: number): Promise<StayIndex> => {
    const [version, today] = [await readStaysVersion(db), cairoDate(clock.now())]
    if (kept?.version !== version || kept.firstDay !== today)
      return (kept = await readIndex(db, version, today))
    const touched = await readTouched(db, sinceMs / 1000 + OVERLAP_SECONDS)
    for (const rooms of inParts(touched, ROOMS_AT_ONCE))
      fillFree(kept, await readFree(db, rooms, today))
    return kept
  }
  const refresh = (): Promise<StayIndex> => {
    const now = clock.now().getTime()
    const since = Math.abs(now - checkedAt)
    checkedAt = now
    const run = (loading ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .then(() => load(since))
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

/**
 * Reads everything as it is at one instant, in parts, so that others are served in between. Nights are
 * written a day at a time, a room's are all over the table: page by page costs half of row by row.
 */
const readIndex = (db: Db, version: number, today: CalendarDate): Promise<StayIndex> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const hotels = await readHotels(trx)
      const rooms: RoomRow[] = []
      for (const part of inParts(hotels, ROOMS_AT_ONCE)) {
        const ids = part.map((hotel) => hotel.id)
        rooms.push(...(await readRooms(trx, ids, today)))
      }
      const index = buildIndex(version, today, hotels, rooms)
      await sql`set local enable_indexscan = off`.execute(trx)
      const roomIds = rooms.map((room) => room.id).sort((a, b) => a - b)
      const parts = inParts(roomIds, ROOMS_AT_ONCE)
      let next = readFree(trx, parts[0] ?? [], today)
      for (let n = 1; n <= parts.length; n += 1) {
        const rows = await next
        next = readFree(trx, parts[n] ?? [], today) // while these are taken in
        fillFree(index, rows)
        await setImmediate()
      }
      await next
      return index
    })

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  )
