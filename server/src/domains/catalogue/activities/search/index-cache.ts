import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import { cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { pagesOf } from '../../../../platform/memory-index/in-parts.ts'
import type { IndexCache } from '../../../../platform/memory-index/index-cache.ts'
import { Places, type Changed } from '../../availability/places.ts'
import { stockIndexCache } from '../../availability/stock-index-cache.ts'
import { readTouched } from '../../availability/touched.ts'
import { BOOKABLE_DAYS, readSiteDates } from '../../site/site-dates.ts'
import type { Family } from '../family.ts'
import { FamilyBuilder } from './build-family.ts'
import type { FamilyIndex } from './family-index.ts'
import { readDayPrices, readFacts, type DayPriceRow, type FactRow } from './load-facts.ts'

type Families = Readonly<Record<Family, FamilyIndex>>

/** Every activity and day-use offer on sale, in memory, with what is free of each. */
export type ActivityIndex = {
  readonly version: number
  readonly places: Places
  readonly families: Families
}

/** Today and as many more days as can be booked. */
const DAYS = BOOKABLE_DAYS + 1
const FACTS_AT_ONCE = 1000
const PRICES_AT_ONCE = 5000

/**
 * Caches the index of both families in this process: what offers are by `catalogue_version`, what is
 * free by the offers that were touched.
 */
export function activityIndexCache(db: Db, clock: Clock): IndexCache<ActivityIndex> {
  /** Whether all that the cached places know was read; not when reading broke off. */
  let sound = false

  return stockIndexCache<ActivityIndex>(
    { db, clock },
    'catalogue_version',
    async (cached, context) => {
      const { version, sinceMs, mayReload, reload } = context
      const today = cairoDate(clock.now())
      const known = sound && cached && follows(cached, today) ? cached : undefined
      sound = false
      if (known) await beginOn(db, known, today)
      const places = known?.places ?? new Places('activity', today, DAYS)
      const stale = !known || (known.version !== version && mayReload)
      const index = stale
        ? await reload(async () => {
            places.sellBetween(await readSiteDates(db, 'days'))
            const families = await readFamilies(db, places, today, known?.families)
            return { version, places, families }
          })
        : known
      sound = true
      if (known)
        await places.read(db, await readTouched(db, 'activity', sinceMs), changedIn(index.families))
      return index
    },
  )
}

/** What was cached can be brought up to date: time went on by some days at most. */
function follows(cached: ActivityIndex, today: CalendarDate): boolean {
  const days = daysBetween(cached.places.firstDay, today)
  return days >= 0 && days < DAYS
}

/** Gives back the places of holds that are over by now: to be called before a search. */
export function endHolds({ places, families }: ActivityIndex, now: Date): void {
  places.endHolds(now, changedIn(families))
}

const changedIn =
  (families: Families | undefined): Changed =>
  (slot, day) => {
    if (!families) return
    for (const { positionOfSlot, enough, nextPrices } of [families.Activity, families.DayUse]) {
      const at = positionOfSlot[slot] ?? -1
      if (at < 0) continue
      enough.change(at, day)
      nextPrices.change(at)
    }
  }

/** The days go on: what can be booked from today on is read. */
async function beginOn(db: Db, { places, families }: ActivityIndex, today: CalendarDate) {
  const past = daysBetween(places.firstDay, today)
  if (past === 0) return
  places.beginOn(today)
  for (const { enough, nextPrices } of Object.values(families)) {
    enough.clear()
    nextPrices.clear()
  }
  await places.read(db, [...places.ids()], changedIn(families), DAYS - past)
}

/** Reads all offers, in parts, so that requests are served in between. What is free is kept from before. */
async function readFamilies(
  db: Db,
  places: Places,
  today: CalendarDate,
  before: Families | undefined,
) {
  const [activities, dayUses] = [new FamilyBuilder('Activity'), new FamilyBuilder('DayUse')]
  const pages = pagesOf<FactRow>(FACTS_AT_ONCE, (last) =>
    readFacts(db, last?.id ?? 0, FACTS_AT_ONCE),
  )
  for await (const rows of pages)
    for (const row of rows) (row.type_id === DAY_USE_TYPE ? dayUses : activities).add(row)
  const dayPrices = pagesOf<DayPriceRow>(PRICES_AT_ONCE, (last) =>
    readDayPrices(db, today, last, PRICES_AT_ONCE),
  )
  for await (const rows of dayPrices)
    for (const row of rows) for (const family of [activities, dayUses]) family.addDayPrice(row)
  const added = places.admit([...activities.ids, ...dayUses.ids])
  await places.read(db, added, changedIn(before))
  return { Activity: await activities.finish(places), DayUse: await dayUses.finish(places) }
}
