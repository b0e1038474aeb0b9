import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { BOOKABLE_DAYS } from '../../offer/site-settings.ts'
import type { PackageKind } from '../package.ts'
import { KindBuilder } from './build-kind.ts'
import { fillFree, freeByDay } from './free-by-day.ts'
import { refreshViews, type KindIndex, type Places } from './kind-index.ts'
import {
  readCityNames,
  readFacts,
  readNames,
  readOwnPrices,
  readPackagesVersion,
  readRoomsOffSale,
  readTouched,
  type FactRow,
} from './load-facts.ts'

/** Every package on sale, in memory: what a search compares. */
export type PackageIndex = {
  readonly version: number
  /** The first day that can be booked, Cairo's today. */
  readonly firstDay: CalendarDate
  readonly places: Places
  readonly kinds: Readonly<Record<PackageKind, KindIndex>>
}

export type PackageKeeper = {
  /** The index at hand; waits only the first time. Looks for changes behind the caller's back. */
  current(): Promise<PackageIndex>
  /** Takes in whatever has changed by now: after a write of our own, and in tests. */
  refresh(): Promise<PackageIndex>
}

const CHECK_EVERY_MS = 2000
/** Looked back further than the last check: a change counts when it commits, not when it was made. */
const OVERLAP_SECONDS = 30
const FACTS_AT_ONCE = 1000
const STOCK_AT_ONCE = 500
/** The longest package: nights in rooms of ours reach so far beyond the last departure. */
const MOST_NIGHTS = 60
/** Reading everything again may take this share of a process' time at most. */
const RELOAD_SHARE = 0.1

/**
 * Keeps the index of packages in this process. Looked at every two seconds of traffic: what they are
 * by their version, what is free by the packages and rooms that were touched. While packages are
 * edited all the time, edits are taken in as often as reading them leaves time for the searches.
 */
export function keepPackages(db: Db, clock: Clock): PackageKeeper {
  let kept: PackageIndex | undefined
  let checkedAt = 0
  /** When what was touched had been taken in: counted from there, whatever failed since. */
  let takenAt = 0
  let notBefore = 0
  /** Whether all that the kept places know was read; not when reading broke off. */
  let sound = true
  let loading: Promise<PackageIndex> | undefined

  const load = async (atOnce: boolean): Promise<PackageIndex> => {
    const began = clock.now().getTime()
    const [version, today] = [await readPackagesVersion(db), cairoDate(clock.now())]
    const fresh = kept?.firstDay !== today || !sound
    const moved = kept?.version !== version && (atOnce || performance.now() > notBefore)
    if (!kept || fresh || moved) {
      sound = false
      const start = performance.now()
      kept = await readIndex(db, version, today, fresh ? undefined : kept?.places)
      notBefore = performance.now() + (performance.now() - start) / RELOAD_SHARE
      sound = true
      if (fresh) takenAt = began
    }
    const since = Math.abs(clock.now().getTime() - takenAt)
    await takeTouched(db, kept, since / 1000 + OVERLAP_SECONDS)
    takenAt = began
    return kept
  }
  const look = (atOnce: boolean): Promise<PackageIndex> => {
    checkedAt = clock.now().getTime()
    const run = (loading ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .then(() => load(atOnce))
    const mine = run.finally(() => {
      if (loading === mine) loading = undefined
    })
    return (loading = mine)
  }
  return {
    refresh: () => look(true),
    async current() {
      if (!kept) return loading ?? look(true)
      if (!loading && Math.abs(clock.now().getTime() - checkedAt) > CHECK_EVERY_MS)
        look(false).catch(() => undefined) // the old one serves on; the next check tries again
      return kept
    },
  }
}

/** Reads everything, in parts, so that others are served in between. What is free is kept from before. */
async function readIndex(
  db: Db,
  version: number,
  today: CalendarDate,
  known: Places | undefined,
): Promise<PackageIndex> {
  const places = known ?? {
    packages: freeByDay('package', today, BOOKABLE_DAYS + 1),
    rooms: freeByDay('room', today, BOOKABLE_DAYS + 1 + MOST_NIGHTS),
  }
  const around = {
    cityNames: await readCityNames(db),
    roomsOffSale: await readRoomsOffSale(db),
    hotelNames: await readNames(db, 'hotels'),
    roomNames: await readNames(db, 'room_types'),
  }
  const ownPrices = await readOwnPrices(db, today)
  const read = async (kind: PackageKind): Promise<KindIndex> => {
    const builder = new KindBuilder(kind, places, around)
    for await (const rows of allFacts(db, kind)) for (const row of rows) builder.add(row)
    const { index, newPackages } = builder.finish(ownPrices)
    await fillInParts(db, places, 'packages', newPackages)
    await fillInParts(db, places, 'rooms', builder.newRooms)
    return index
  }
  const kinds = { honeymoon: await read('honeymoon'), trip: await read('trip') }
  return { version, firstDay: today, places, kinds }
}

/** All packages in the recommended order, in parts; the next is on its way while one is worked on. */
async function* allFacts(db: Db, kind: PackageKind): AsyncGenerator<FactRow[]> {
  const ask = (last: FactRow | undefined): Promise<FactRow[]> => {
    const asked = readFacts(db, kind, last, FACTS_AT_ONCE)
    asked.catch(() => undefined) // it may fail before anybody waits for it; who waits hears of it
    return asked
  }
  let coming: Promise<FactRow[]> | undefined = ask(undefined)
  while (coming) {
    const rows: FactRow[] = await coming
    coming = rows.length < FACTS_AT_ONCE ? undefined : ask(rows.at(-1))
    yield rows
    await setImmediate()
  }
}

async function fillInParts(
  db: Db,
  places: Places,
  what: keyof Places,
  ids: readonly number[],
): Promise<void> {
  const part = (from: number): number[] => ids.slice(from, from + STOCK_AT_ONCE)
  for (let from = 0; from < ids.length; from += STOCK_AT_ONCE * 2) {
    const two = [part(from), part(from + STOCK_AT_ONCE)]
    await Promise.all(two.map((some) => fillFree(db, places[what], some)))
    await setImmediate()
  }
}

async function takeTouched(db: Db, index: PackageIndex, seconds: number): Promise<void> {
  const { places, kinds } = index
  const packages = await readTouched(db, 'package', seconds)
  const rooms = await readTouched(db, 'room', seconds)
  for (let from = 0; from < packages.length; from += STOCK_AT_ONCE) {
    const part = packages.slice(from, from + STOCK_AT_ONCE)
    await fillFree(db, places.packages, part)
    for (const kind of Object.values(kinds))
      refreshViews(
        kind,
        places,
        part.flatMap((id) => kind.positionOf.get(id) ?? []),
      )
  }
  for (let from = 0; from < rooms.length; from += STOCK_AT_ONCE) {
    const part = rooms.slice(from, from + STOCK_AT_ONCE)
    await fillFree(db, places.rooms, part)
    for (const kind of Object.values(kinds))
      refreshViews(kind, places, new Set(part.flatMap((id) => staying(kind, places, id))))
  }
}

const staying = (kind: KindIndex, { rooms }: Places, roomId: number): readonly number[] =>
  kind.stayingIn.get(rooms.slots.get(roomId) ?? -1) ?? []
