import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Db } from '../../../../platform/database/connect.ts'
import { DueTimes, type Due } from '../../../../platform/memory-index/due-times.ts'
import { BOOKABLE_DAYS } from '../../offer/site-settings.ts'
import { MOST_PLACES, readPlaces, type HoldRow } from './load-places.ts'

/** Today and as many more days as can be booked. */
export const DAYS = BOOKABLE_DAYS + 1

/** Called when the places of an offer on a day have changed. */
export type Changed = (slot: number, day: number, free: number) => void

type EndingHold = Due & {
  readonly slot: number
  readonly on: CalendarDate
  readonly places: number
}

/**
 * What stock said some seconds ago of both families: places free by day, in memory, with the ends of
 * holds beside, so that expiry is true by time here, too. Stock rows stay the truth; the hold decides.
 */
export class Places {
  #firstDay: CalendarDate
  /** Where an offer stands in the array of each day; given once, for as long as this lives. */
  readonly #slots = new Map<number, number>()
  /** By day, then by slot. */
  #free: Uint8Array[] = Array.from({ length: DAYS }, () => new Uint8Array(64))
  readonly #ending = new DueTimes<EndingHold>()
  readonly #endingOf = new Map<number, EndingHold[]>()

  constructor(firstDay: CalendarDate) {
    this.#firstDay = firstDay
  }

  get firstDay(): CalendarDate {
    return this.#firstDay
  }

  /** By slot: what is free on a day; undefined for a day that can't be booked. Not to be kept. */
  on(day: number): Uint8Array | undefined {
    return this.#free[day]
  }

  /** Number of a day; outside of what can be booked `on` knows nothing of it. */
  dayAt(day: CalendarDate): number {
    return daysBetween(this.#firstDay, day)
  }

  /** All offers that have a slot. */
  ids(): Iterable<number> {
    return this.#slots.keys()
  }

  slotOf(id: number): number {
    return this.#slots.get(id) ?? -1
  }

  /** Gives slots to offers that have none yet, with nothing free; answers which those are. */
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
    const past = Math.min(DAYS, daysBetween(this.#firstDay, today))
    const added = Array.from({ length: past }, () => new Uint8Array(size))
    this.#free = [...this.#free.slice(past), ...added]
    this.#firstDay = today
  }

  /** Reads anew what is free of these offers, from a day on; those without a slot are left out. */
  async read(db: Db, ids: readonly number[], changed: Changed, from = 0): Promise<void> {
    const known = ids.filter((id) => this.#slots.has(id))
    if (known.length === 0) return
    const range = { first: addDays(this.#firstDay, from), days: DAYS - from }
    const { free, holds } = await readPlaces(db, known, range)
    for (const [id, days] of free) {
      const slot = this.slotOf(id)
      this.#forgetHolds(slot, from)
      for (let n = 0; n < days.length; n += 1) this.#set(slot, n + from, days[n] ?? 0, changed)
    }
    for (const hold of holds) this.#expect(hold)
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
    changed(slot, day, free)
  }

  #expect({ id, on, places, endsAt }: HoldRow): void {
    const slot = this.slotOf(id)
    const hold: EndingHold = { at: endsAt, calledOff: false, slot, on, places }
    const its = this.#endingOf.get(slot)
    if (its) its.push(hold)
    else this.#endingOf.set(slot, [hold])
    this.#ending.add(hold)
  }

  #forgetHolds(slot: number, from: number): void {
    const its = this.#endingOf.get(slot)
    if (!its) return
    const first = addDays(this.#firstDay, from)
    for (const hold of its) if (hold.on >= first) hold.calledOff = true
    const left = its.filter((hold) => !hold.calledOff)
    if (left.length > 0) this.#endingOf.set(slot, left)
    else this.#endingOf.delete(slot)
  }
}
