import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import { cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/connect.ts'
import { keepFresh, type Keeper } from '../../../../platform/memory-index/keep-fresh.ts'
import type { Family } from '../family.ts'
import { FamilyBuilder } from './build-family.ts'
import type { FamilyIndex } from './family-index.ts'
import { readFacts, readTouched, readVersions, type FactRow, type Versions } from './load-facts.ts'
import { DAYS, Places, type Changed } from './places.ts'

type Families = Readonly<Record<Family, FamilyIndex>>

/** Every activity and day-use offer on sale, in memory, with what is free of each. */
export type OfferIndex = Versions & { readonly places: Places; readonly families: Families }

export type OfferKeeper = Keeper<OfferIndex>

/** Looked back further than the last check: a change counts when it commits, not when it was made. */
const OVERLAP_SECONDS = 30
const FACTS_AT_ONCE = 1000
const PLACES_AT_ONCE = 500
/** Reading all offers again may take this share of a process' time at most. */
const RELOAD_SHARE = 0.1

/**
 * Keeps the index of both families in this process: what offers are by `catalogue_version`, what is
 * free by the offers that were touched. While offers are edited all the time, edits are taken in as
 * often as reading them leaves time for the searches.
 */
export function keepOffers(db: Db, clock: Clock): OfferKeeper {
  let notBefore = 0
  /** Whether all that the kept places know was read; not when reading broke off. */
  let sound = false

  return keepFresh<OfferIndex>(clock, async (kept, { sinceMs, atOnce }) => {
    const [versions, today] = [await readVersions(db), cairoDate(clock.now())]
    const known = sound && kept && follows(kept, versions, today) ? kept : undefined
    let index = known
    sound = false
    if (known) await beginOn(db, known, today)
    const moved = known?.version !== versions.version && (atOnce || performance.now() > notBefore)
    if (!known || moved) {
      const start = performance.now()
      const places = known?.places ?? new Places(today)
      index = { ...versions, places, families: await readFamilies(db, places, known?.families) }
      notBefore = performance.now() + (performance.now() - start) / RELOAD_SHARE
    }
    sound = true
    if (!index) throw new Error('No index of offers')
    if (known) await takeTouched(db, index, sinceMs / 1000 + OVERLAP_SECONDS)
    return index
  })
}

/** What was kept can be brought up to date: nothing was lost, and time went on by some days at most. */
function follows(kept: OfferIndex, { epoch }: Versions, today: CalendarDate): boolean {
  const days = daysBetween(kept.places.firstDay, today)
  return kept.epoch === epoch && days >= 0 && days < DAYS
}

/** Gives back the places of holds that are over by now: to be called before a search. */
export function endHolds({ places, families }: OfferIndex, now: Date): void {
  places.endHolds(now, changedIn(families))
}

const changedIn =
  (families: Families | undefined): Changed =>
  (slot, day, free) => {
    if (!families) return
    for (const { positionOfSlot, enough } of [families.Activity, families.DayUse]) {
      const at = positionOfSlot[slot] ?? -1
      if (at >= 0) enough.change(at, day, free)
    }
  }

/** The days go on: what can be booked from today on is read. */
async function beginOn(db: Db, { places, families }: OfferIndex, today: CalendarDate) {
  const past = daysBetween(places.firstDay, today)
  if (past === 0) return
  places.beginOn(today)
  for (const { enough } of Object.values(families)) enough.clear()
  await readInParts(db, places, [...places.ids()], changedIn(families), DAYS - past)
}

/** Reads all offers, in parts, so that others are served in between. What is free is kept from before. */
async function readFamilies(db: Db, places: Places, before: Families | undefined) {
  const [activities, dayUses] = [new FamilyBuilder('Activity'), new FamilyBuilder('DayUse')]
  for await (const rows of allFacts(db))
    for (const row of rows) (row.type_id === DAY_USE_TYPE ? dayUses : activities).add(row)
  const added = places.admit([...activities.ids, ...dayUses.ids])
  await readInParts(db, places, added, changedIn(before))
  return { Activity: await activities.finish(places), DayUse: await dayUses.finish(places) }
}

/** All offers by their ids, in parts; the next is on its way while one is worked on. */
async function* allFacts(db: Db): AsyncGenerator<FactRow[]> {
  const ask = (last: number): Promise<FactRow[]> => {
    const asked = readFacts(db, last, FACTS_AT_ONCE)
    asked.catch(() => undefined) // it may fail before anybody waits for it; who waits hears of it
    return asked
  }
  let coming: Promise<FactRow[]> | undefined = ask(0)
  while (coming) {
    const rows: FactRow[] = await coming
    coming = rows.length < FACTS_AT_ONCE ? undefined : ask(rows.at(-1)?.id ?? 0)
    yield rows
    await setImmediate()
  }
}

async function readInParts(
  db: Db,
  places: Places,
  ids: readonly number[],
  changed: Changed,
  from = 0,
): Promise<void> {
  const part = (first: number): number[] => ids.slice(first, first + PLACES_AT_ONCE)
  for (let first = 0; first < ids.length; first += PLACES_AT_ONCE * 2) {
    const two = [part(first), part(first + PLACES_AT_ONCE)]
    await Promise.all(two.map((some) => places.read(db, some, changed, from)))
    await setImmediate()
  }
}

async function takeTouched(db: Db, { places, families }: OfferIndex, seconds: number) {
  await readInParts(db, places, await readTouched(db, seconds), changedIn(families))
}
