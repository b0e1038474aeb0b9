import type { CalendarDate } from '@rihla/contract/values/dates'
import { isClaimed, type Departure } from './service.ts'

/** Another departure that stands on the same day of a row. */
export type Standing = {
  readonly tripId: number
  readonly isRight: boolean
  readonly isClaimed: boolean
  readonly closed: boolean
}

/** An opened departure that hasn't left, once a file was written. */
export type Ahead = Pick<
  Departure,
  'tripId' | 'day' | 'departs' | 'sold' | 'held' | 'closed' | 'withdrawn'
> & {
  readonly serviceId: number
  /** Whether its row had it before the file, and has it now: on this day, at this time, between these stations. */
  readonly wasRight: boolean
  readonly isRight: boolean
  /** Its row has a departure on this day, if another one. */
  readonly isReplaced: boolean
  /** A part of the same departure that has it now, and what that has on the day already. */
  readonly home: { readonly serviceId: number; readonly standing: Standing | null } | null
}

/** What becomes of departures after a file. */
export type FilePlan = {
  /** Those that would go, though seats of them are sold or held: the file is refused. */
  readonly refused: readonly Ahead[]
  /** Those that are sold no more. */
  readonly closed: readonly number[]
  /** Those that give their day to another departure of their row. */
  readonly replaced: readonly { readonly tripId: number; readonly serviceId: number }[]
  /** Those that are another row's from now on; on sale if that had one on sale. */
  readonly moved: readonly {
    readonly tripId: number
    readonly serviceId: number
    readonly reopens: boolean
  }[]
  /** Days of rows that were cancelled and stay so, at another time. */
  readonly cancelled: readonly { readonly serviceId: number; readonly day: CalendarDate }[]
}

/** Staff closed it, for whoever has no seat yet: it stays so, whatever becomes of its row. */
const isCancelled = (it: Ahead): boolean => it.closed && !it.withdrawn

/** Taken off with its row earlier: nothing of it counts any more. */
const isOver = (it: Ahead): boolean => it.closed && it.withdrawn && !isClaimed(it)

/** Whether it takes its place in the row that has it now: of two, the one that somebody has a seat of. */
const takesHome = (it: Ahead, given: ReadonlySet<string>): boolean => {
  const { home } = it
  if (!home || given.has(`${home.serviceId} ${it.day}`)) return false
  const { standing } = home
  return !standing || (!standing.isClaimed && (!standing.isRight || isClaimed(it)))
}

/**
 * What a file of rows does to departures that are opened, as a change at the desk does (`planChange`): one that its row
 * has no longer goes, unless somebody has a seat. It stays where another part of the same departure has it now. What
 * was wrong before the file doesn't refuse it: nothing more is sold of that.
 */
export function planFile(departures: readonly Ahead[]): FilePlan {
  const given = new Set<string>()
  const plan = {
    refused: [] as Ahead[],
    closed: [] as number[],
    replaced: [] as { tripId: number; serviceId: number }[],
    moved: [] as { tripId: number; serviceId: number; reopens: boolean }[],
    cancelled: [] as { serviceId: number; day: CalendarDate }[],
  }
  const go = (it: Ahead): void => {
    if (!it.closed) plan.closed.push(it.tripId)
    if (isClaimed(it) || !it.isReplaced) return
    plan.replaced.push(it)
    if (isCancelled(it)) plan.cancelled.push(it)
  }
  const move = (it: Ahead, { serviceId, standing }: NonNullable<Ahead['home']>): void => {
    given.add(`${serviceId} ${it.day}`)
    const instead = standing?.isRight ? standing : null
    if (instead) {
      plan.closed.push(instead.tripId)
      plan.replaced.push({ tripId: instead.tripId, serviceId })
    }
    plan.moved.push({ tripId: it.tripId, serviceId, reopens: instead !== null && !instead.closed })
  }
  const [claimed, free] = [true, false].map((its) =>
    departures.filter((it) => isClaimed(it) === its),
  )
  for (const it of [...(claimed ?? []), ...(free ?? [])]) {
    // One that its row has again makes room for the departure that is opened anew.
    if (it.isRight || isOver(it)) {
      if (isOver(it) && (it.isRight || it.isReplaced)) plan.replaced.push(it)
    } else if (it.home && takesHome(it, given)) move(it, it.home)
    else if (isClaimed(it) && it.wasRight && !it.home) plan.refused.push(it)
    else go(it)
  }
  return plan
}
