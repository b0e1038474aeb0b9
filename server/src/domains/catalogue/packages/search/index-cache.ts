import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { pagesOf } from '../../../../platform/memory-index/in-parts.ts'
import type { IndexCache } from '../../../../platform/memory-index/index-cache.ts'
import { Places } from '../../availability/places.ts'
import { stockIndexCache } from '../../availability/stock-index-cache.ts'
import { readTouched } from '../../availability/touched.ts'
import { BOOKABLE_DAYS, readSiteDates } from '../../site/site-dates.ts'
import type { PackageKind } from '../package.ts'
import { KindBuilder } from './build-kind.ts'
import type { KindIndex, PackagePlaces } from './kind-index.ts'
import {
  readCityNames,
  readDeparturePrices,
  readFacts,
  readNames,
  readRoomTerms,
  readRoomsOffSale,
  type FactRow,
} from './load-facts.ts'

/** Every package on sale, in memory: what a search compares. */
export type PackageIndex = {
  readonly version: number
  /** How often nights of rooms had been opened. */
  readonly nights: number
  readonly places: PackagePlaces
  readonly kinds: Readonly<Record<PackageKind, KindIndex>>
}

const FACTS_AT_ONCE = 1000
/** The longest package: nights in rooms of ours reach so far beyond the last departure. */
const MOST_NIGHTS = 60

/**
 * Caches the index of packages in this process: what they are by `packages_version`, what is free by
 * the packages and rooms that were touched. Every day begins with new places, and so does a reading after nights of
 * rooms were opened.
 */
export function packageIndexCache(db: Db, clock: Clock): IndexCache<PackageIndex> {
  /** Whether all that the cached places know was read; not when reading broke off. */
  let sound = false

  return stockIndexCache<PackageIndex>(
    { db, clock },
    'packages_version',
    async (cached, context) => {
      const { version, nights, sinceMs, mayReload, reload } = context
      const today = cairoDate(clock.now())
      const ofToday = sound && cached?.places.packages.firstDay === today ? cached : undefined
      const known = ofToday?.nights === nights || !mayReload ? ofToday : undefined
      sound = false
      const stale = !known || (known.version !== version && mayReload)
      const places = known?.places ?? placesFrom(today)
      const index = stale ? await reload(() => readIndex(db, { version, nights }, places)) : known
      if (known) await takeTouched(db, index, sinceMs)
      sound = true
      return index
    },
  )
}

const placesFrom = (today: CalendarDate): PackagePlaces => ({
  packages: new Places('package', today, BOOKABLE_DAYS + 1),
  rooms: new Places('room', today, BOOKABLE_DAYS + 1 + MOST_NIGHTS),
})

/** Reads everything, in parts, so that requests are served in between. What is free is kept from before. */
async function readIndex(
  db: Db,
  version: Pick<PackageIndex, 'version' | 'nights'>,
  places: PackagePlaces,
): Promise<PackageIndex> {
  const around = {
    cityNames: await readCityNames(db),
    roomsOffSale: await readRoomsOffSale(db),
    hotelNames: await readNames(db, 'hotels'),
    roomNames: await readNames(db, 'room_types'),
    roomTerms: await readRoomTerms(db),
  }
  places.packages.sellBetween(await readSiteDates(db, 'packages'))
  const departurePrices = await readDeparturePrices(db, places.packages.firstDay)
  const read = async (kind: PackageKind): Promise<KindIndex> => {
    const builder = new KindBuilder(kind, places, around)
    const pages = pagesOf<FactRow>(FACTS_AT_ONCE, (last) =>
      readFacts(db, kind, last, FACTS_AT_ONCE),
    )
    for await (const rows of pages) for (const row of rows) builder.add(row)
    const { index, newPackages } = builder.finish(departurePrices)
    await places.packages.read(db, newPackages, ignore)
    await places.rooms.read(db, builder.newRooms, ignore)
    return index
  }
  const kinds = { honeymoon: await read('honeymoon'), trip: await read('trip') }
  return { ...version, places, kinds }
}

/** Of what had no places before no search has asked yet. */
const ignore = (): void => undefined

async function takeTouched(
  db: Db,
  { places, kinds }: PackageIndex,
  sinceMs: number,
): Promise<void> {
  const both = Object.values(kinds)
  const packages = await readTouched(db, 'package', sinceMs)
  await places.packages.read(db, packages, (slot, day) => {
    for (const { positionOfSlot, enough, nextPrices } of both) {
      const at = positionOfSlot.get(slot)
      if (at === undefined) continue
      enough.change(at, day)
      nextPrices.change(at)
    }
  })
  const staying = new Map(both.map((kind) => [kind, new Set<number>()]))
  await places.rooms.read(db, await readTouched(db, 'room', sinceMs), (slot) => {
    for (const [kind, positions] of staying)
      for (const at of kind.stayingIn.get(slot) ?? []) positions.add(at)
  })
  for (const [{ enough, nextPrices }, positions] of staying) {
    for (const day of enough.days()) for (const at of positions) enough.change(at, day)
    for (const at of positions) nextPrices.change(at)
  }
}
