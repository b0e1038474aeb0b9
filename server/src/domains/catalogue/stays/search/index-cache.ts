import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { ahead, pagesOf } from '../../../../platform/memory-index/in-parts.ts'
import type { IndexCache } from '../../../../platform/memory-index/index-cache.ts'
import type { Places } from '../../availability/places.ts'
import { stockIndexCache } from '../../availability/stock-index-cache.ts'
import { readTouched } from '../../availability/touched.ts'
import { readSiteDates } from '../../site/site-dates.ts'
import { StayIndexBuilder } from './build-index.ts'
import { passClosedNights, setAllFromPrices, setFromPrice } from './from-prices.ts'
import { stayKinds, type StayKind } from '../stay.ts'
import { readHotels, readRooms, type HotelRow, type RoomRow } from './load-facts.ts'
import type { StayIndex, StaysVersion } from './stay-index.ts'

/** A part of a hundred keeps a search waiting for some milliseconds; one of five hundred for forty. */
const HOTELS_AT_ONCE = 100

/**
 * Caches the index of stays in this process: hotels, rooms and rates by `stays_version`, free rooms by the rooms that
 * were touched. What is free of every room is read anew when nights were opened, and every day.
 */
export const stayIndexCache = (db: Db, clock: Clock): IndexCache<StayIndex> =>
  stockIndexCache<StayIndex>({ db, clock }, 'stays_version', async (cached, context) => {
    const { version, nights, sinceMs, mayReload, reload } = context
    const now = clock.now()
    const today = cached?.firstDay === cairoDate(now) ? cached : undefined
    if (today && (today.version === version || !mayReload)) {
      await takeTouched(db, today, sinceMs, now)
      return today
    }
    const known = today?.nights === nights ? { places: today.places, sinceMs } : undefined
    return reload(() => readIndex(db, { version, nights }, now, known))
  })

async function takeTouched(db: Db, index: StayIndex, sinceMs: number, now: Date): Promise<void> {
  const changed = new Set<number>()
  await index.places.read(db, await readTouched(db, 'room', sinceMs), (room, night) => {
    index.enough.change(room, night)
    changed.add(index.ofRoom.hotel[room] ?? 0)
  })
  for (const hotel of changed) setFromPrice(index, hotel, now)
  passClosedNights(index, now)
}

/** What is free, as it was before `sinceMs`. */
type KnownPlaces = { readonly places: Places; readonly sinceMs: number }

/** Reads everything, in parts, so that requests are served in between; of what is known to be free what has changed. */
async function readIndex(
  db: Db,
  version: StaysVersion,
  now: Date,
  known: KnownPlaces | undefined,
): Promise<StayIndex> {
  const began = performance.now()
  const index = await readFacts(db, version, cairoDate(now))
  const { first, last } = await readSiteDates(db, 'stays')
  // The last day is one of departure.
  index.places.sellBetween({ first, last: last && addDays(last, -1) })
  if (known) await index.places.read(db, await index.places.takeOver(known.places), ignore)
  else await index.places.readAll(db)
  await setAllFromPrices(index, now)
  await takeTouched(db, index, (known?.sinceMs ?? 0) + performance.now() - began, now)
  return index
}

/** Of a new index no search has asked yet. */
const ignore = (): void => undefined

/** An index in which nothing is free yet. By itself: the rows that it is made of are let go before nights are read. */
async function readFacts(db: Db, version: StaysVersion, today: CalendarDate): Promise<StayIndex> {
  const builder = new StayIndexBuilder(today)
  for (const kind of stayKinds)
    for await (const { hotels, rooms } of staysOf(db, kind, today))
      for (const hotel of hotels) builder.add(hotel, rooms.get(hotel.id) ?? [])
  return builder.finish(version)
}

type Stays = {
  readonly hotels: readonly HotelRow[]
  readonly rooms: ReadonlyMap<number, readonly RoomRow[]>
}

/** Hotels of a kind with their rooms, page after page; the rooms of a page are read while those before are worked on. */
async function* staysOf(db: Db, kind: StayKind, first: CalendarDate): AsyncGenerator<Stays> {
  let before: Promise<Stays> | undefined
  for await (const hotels of pagesOf<HotelRow>(HOTELS_AT_ONCE, (last) =>
    readHotels(db, kind, last, HOTELS_AT_ONCE),
  )) {
    const ids = hotels.map(({ id }) => id)
    const coming = ahead(readRooms(db, ids, first).then((rooms) => ({ hotels, rooms })))
    if (before) yield await before
    before = coming
  }
  if (before) yield await before
}
