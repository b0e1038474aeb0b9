import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { pagesOf } from '../../../../platform/memory-index/in-parts.ts'
import { indexCache, type IndexCache } from '../../../../platform/memory-index/index-cache.ts'
import { readTouched } from '../../availability/touched.ts'
import { readSiteDates } from '../../site/site-dates.ts'
import { StayIndexBuilder } from './build-index.ts'
import { setAllFromPrices, setFromPrice } from './from-prices.ts'
import { stayKinds, type StayKind } from '../stay.ts'
import {
  readHotels,
  readRooms,
  readStaysVersion,
  type HotelRow,
  type RoomRow,
} from './load-facts.ts'
import type { StayIndex } from './stay-index.ts'

/** A part of a hundred keeps a search waiting for some milliseconds; one of five hundred for forty. */
const HOTELS_AT_ONCE = 100

/**
 * Caches the index of stays in this process: hotels, rooms, rates and new nights by `stays_version`,
 * free rooms by the rooms that were touched. Every day begins with a new one.
 */
export const stayIndexCache = (db: Db, clock: Clock): IndexCache<StayIndex> =>
  indexCache<StayIndex>(clock, async (cached, { sinceMs, mayReload, reload }) => {
    const [version, today] = [await readStaysVersion(db), cairoDate(clock.now())]
    const stale = cached?.version !== version && mayReload
    if (!cached || cached.firstDay !== today || stale)
      return reload(() => readIndex(db, version, today))
    await takeTouched(db, cached, sinceMs)
    return cached
  })

async function takeTouched(db: Db, index: StayIndex, sinceMs: number): Promise<void> {
  const changed = new Set<number>()
  await index.places.read(db, await readTouched(db, 'room', sinceMs), (room, night) => {
    index.enough.change(room, night)
    changed.add(index.ofRoom.hotel[room] ?? 0)
  })
  for (const hotel of changed) setFromPrice(index, hotel)
}

type Stay = { readonly hotel: HotelRow; readonly rooms: readonly RoomRow[] }

/** Hotels of a kind with their rooms, those after the last one that is known. */
async function readStays(
  db: Db,
  kind: StayKind,
  last: Stay | undefined,
  first: CalendarDate,
): Promise<Stay[]> {
  const hotels = await readHotels(db, kind, last?.hotel, HOTELS_AT_ONCE)
  const ids = hotels.map(({ id }) => id)
  const rooms = await readRooms(db, ids, first)
  return hotels.map((hotel) => ({ hotel, rooms: rooms.get(hotel.id) ?? [] }))
}

/** Reads everything, in parts, so that requests are served in between. */
async function readIndex(db: Db, version: number, today: CalendarDate): Promise<StayIndex> {
  const began = performance.now()
  const builder = new StayIndexBuilder(today)
  for (const kind of stayKinds)
    for await (const stays of pagesOf<Stay>(HOTELS_AT_ONCE, (last) =>
      readStays(db, kind, last, today),
    ))
      for (const { hotel, rooms } of stays) builder.add(hotel, rooms)
  const index = await builder.finish(version)
  const { first, last } = await readSiteDates(db, 'stays')
  // The last day is one of departure.
  index.places.sellBetween({ first, last: last && addDays(last, -1) })
  await index.places.readAll(db)
  await setAllFromPrices(index)
  await takeTouched(db, index, performance.now() - began)
  return index
}
