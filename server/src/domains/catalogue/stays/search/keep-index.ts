import { cairoDate } from '@rihla/contract/values/dates'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { buildIndex } from './build-index.ts'
import { fillFree } from './free-rooms.ts'
import { readFree, readHotels, readRooms, readStaysVersion, readTouched } from './load-index.ts'
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
const ROOMS_AT_ONCE = 500

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

/** Reads everything, in parts, so that others are served in between. */
async function readIndex(db: Db, version: number, today: string): Promise<StayIndex> {
  const hotels = await readHotels(db)
  const rooms = []
  for (const part of inParts(hotels, ROOMS_AT_ONCE))
    rooms.push(
      ...(await readRooms(
        db,
        part.map((hotel) => hotel.id),
        today,
      )),
    )
  const index = buildIndex(version, today, hotels, rooms)
  for (const part of inParts(rooms, ROOMS_AT_ONCE)) {
    fillFree(
      index,
      await readFree(
        db,
        part.map((room) => room.id),
        today,
      ),
    )
    await setImmediate()
  }
  return index
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  )
