import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../platform/database/connect.ts'
import { DueTimes, type Due } from '../../../platform/memory-index/due-times.ts'
import { partsOf } from '../../../platform/memory-index/in-parts.ts'
import { NOT_SET, type SiteDates } from '../site/site-dates.ts'
import { MOST_PLACES, readAllPlaces, readPlaces, type HoldRow } from './read-places.ts'
import type { StockKind } from './touched.ts'

/** Called when the places of an item on a day have changed. */
export type Changed = (slot: number, day: number) => void

type EndingHold = Due & {
  readonly slot: number
  readonly on: CalendarDate
  readonly places: number
}

const ITEMS_AT_ONCE = 500
/** So many of sixty thousand items are taken over in some milliseconds. */
const DAYS_AT_ONCE = 16

/**
 * What stock said some seconds ago of the items of a kind: places free by day, in memory. Stock rows
 * stay the truth; the hold decides. The ends of holds on activities are kept beside, so that expiry is
 * true by time here, too; of rooms and packages a hold counts until it is tidied away: for a minute a
 * search may say less than there is, never more.
 */
export class Places {
  readonly #kind: StockKind
  #firstDay: CalendarDate
  /** Where an item stands in the array of each day; given once, for as long as this lives. */
  readonly #slots = new Map<number, number>()
  /** By day, then by slot. */
  #free: Uint8Array[]
  /** Numbers of the first and last day that is sold. */
  #sold: readonly [first: number, last: number] = [0, Infinity]
  #site: SiteDates = NOT_SET
  readonly #ending = new DueTimes<EndingHold>()
  readonly #endingOf = new Map<number, EndingHold[]>()

  /** `items`: how many there will be, where that is known. */
  constructor(kind: StockKind, firstDay: CalendarDate, days: number, items = 64) {
    this.#kind = kind
    this.#firstDay = firstDay
    this.#free = Array.from({ length: days }, () => new Uint8Array(items))
  }

  get firstDay(): CalendarDate {
    return this.#firstDay
  }

  /** How many days there are. */
  get days(): number {
    return this.#free.length
  }

  /** By slot: what is free on a day; undefined for a day that can't be booked. Not to be kept. */
  on(day: number): Uint8Array | undefined {
    const [first, last] = this.#sold
    return day < first || day > last ? undefined : this.#free[day]
  }

  /** Days before and after these can't be booked, whatever is free. */
  sellBetween(site: SiteDates): void {
    this.#site = site
    this.#sold = [
      site.first === null ? 0 : this.dayAt(site.first),
      site.last === null ? Infinity : this.dayAt(site.last),
    ]
  }

  /** Number of a day; outside of what can be booked `on` knows nothing of it. */
  dayAt(day: CalendarDate): number {
    return daysBetween(this.#firstDay, day)
  }

  /** All items that have a slot. */
  ids(): Iterable<number> {
    return this.#slots.keys()
  }

  slotOf(id: number): number {
    return this.#slots.get(id) ?? -1
  }

  /** Gives slots to items that have none yet, with nothing free; answers which those are. */
  admit(ids: Iterable<number>): number[] {
    const added: number[] = []
    for (const id of ids) {
      if (this.#slots.has(id)) continue
      this.#slots.set(id, this.#slots.size)
      added.push(id)
    }
    const size = this.#free[0]?.length ?? 0
    if (this.#slots.size > size)
      this.#free = this.#free.map((day) => {
        const larger = new Uint8Array(Math.max(this.#slots.size, Math.ceil(size * 1.5)))
        larger.set(day)
        return larger
      })
    return added
  }

  /** A new day has come: what is past goes, and as many days, not read yet, are added at the end. */
  beginOn(today: CalendarDate): void {
    const size = this.#free[0]?.length ?? 0
    const past = Math.min(this.days, daysBetween(this.#firstDay, today))
    const added = Array.from({ length: past }, () => new Uint8Array(size))
    this.#free = [...this.#free.slice(past), ...added]
    this.#firstDay = today
    this.sellBetween(this.#site)
  }

  /** Reads anew what is free of these items, from a day on, in parts; those without a slot are left out. */
  async read(db: Db, ids: readonly number[], changed: Changed, from = 0): Promise<void> {
    const known = ids.filter((id) => this.#slots.has(id))
    const range = { first: addDays(this.#firstDay, from), days: this.days - from }
    const take = async (some: readonly number[]): Promise<void> => {
      const { free, holds } = await readPlaces(db, this.#kind, some, range)
      for (const [id, days] of free) {
        const slot = this.slotOf(id)
        this.#callOffHolds(slot, from)
        for (let n = 0; n < days.length; n += 1) this.#set(slot, n + from, days[n] ?? 0, changed)
      }
      for (const hold of holds) this.#expect(hold)
    }
    for (const two of partsOf(partsOf(known, ITEMS_AT_ONCE), 2)) {
      await Promise.all(two.map(take))
      await setImmediate()
    }
  }

  /**
   * Takes over what others of the same first day know to be free; answers the items that they don't have. Not of
   * activities: the ends of their holds stay behind.
   */
  async takeOver(others: Places): Promise<number[]> {
    const unknown: number[] = []
    const from = new Int32Array(this.#slots.size)
    for (const [id, slot] of this.#slots) {
      const other = others.slotOf(id)
      if (other < 0) unknown.push(id)
      from[slot] = other
    }
    for (const [day, free] of this.#free.entries()) {
      const theirs = others.#free[day]
      // A slot of -1 reads nothing, and nothing is free.
      for (let slot = 0; slot < from.length; slot += 1) free[slot] = theirs?.[from[slot] ?? -1] ?? 0
      if (day % DAYS_AT_ONCE === 0) await setImmediate()
    }
    return unknown
  }

  /** Reads what is free of all items that have a slot for the first time; then read what was touched meanwhile. */
  async readAll(db: Db): Promise<void> {
    const [slotOf, free] = [byId(this.#slots), this.#free]
    await readAllPlaces(
      db,
      this.#kind,
      { first: this.#firstDay, days: this.days },
      (id, day, places) => {
        const slot = slotOf(id)
        const its = free[day]
        if (its && slot >= 0) its[slot] = places
      },
    )
  }

  /** Gives back what holds took that are over by now. */
  endHolds(now: Date, changed: Changed): void {
    for (const hold of this.#ending.take(now.getTime())) {
      hold.calledOff = true
      const { slot, on, places } = hold
      const day = this.dayAt(on)
      const had = this.#free[day]?.[slot]
      if (had !== undefined) this.#set(slot, day, Math.min(MOST_PLACES, had + places), changed)
    }
  }

  #set(slot: number, day: number, free: number, changed: Changed): void {
    const its = this.#free[day]
    if (!its || its[slot] === free) return
    its[slot] = free
    changed(slot, day)
  }

  #expect({ id, on, places, endsAt }: HoldRow): void {
    const slot = this.slotOf(id)
    const hold: EndingHold = { at: endsAt, calledOff: false, slot, on, places }
    const its = this.#endingOf.get(slot)
    if (its) its.push(hold)
    else this.#endingOf.set(slot, [hold])
    this.#ending.add(hold)
  }

  #callOffHolds(slot: number, from: number): void {
    const its = this.#endingOf.get(slot)
    if (!its) return
    const first = addDays(this.#firstDay, from)
    for (const hold of its) if (hold.on >= first) hold.calledOff = true
    const left = its.filter((hold) => !hold.calledOff)
    if (left.length > 0) this.#endingOf.set(slot, left)
    else this.#endingOf.delete(slot)
  }
}

/** Ids are given one after the other: beyond so many times their number they aren't, and an array would be all gaps. */
const MOST_GAPS = 8

/** Finds slots by id, -1 for none: millions of them, in less time by an array than by the map itself. */
function byId(slots: ReadonlyMap<number, number>): (id: number) => number {
  let last = 0
  for (const id of slots.keys()) last = Math.max(last, id)
  if (last > slots.size * MOST_GAPS) return (id) => slots.get(id) ?? -1
  const all = new Int32Array(last + 1).fill(-1)
  for (const [id, slot] of slots) all[id] = slot
  return (id) => all[id] ?? -1
}
