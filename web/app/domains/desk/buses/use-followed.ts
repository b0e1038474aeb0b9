import type { BusService } from '@rihla/contract/desk/buses/calls'
import { minutesOfHour } from '@rihla/contract/values/dates'
import { useState } from 'react'

/** Rows that have the days of one now, by their days, and all rows that were seen last. */
export type Followed = {
  readonly rows: readonly BusService[]
  readonly seen: readonly BusService[]
}

/** After every day that is asked about. */
const NEVER = '9999-12-31'
const endOf = ({ LastDay }: BusService): string => LastDay ?? NEVER

const hasDaysOf = (it: BusService, other: BusService): boolean =>
  it.FirstDay >= other.FirstDay && endOf(it) <= endOf(other)

/** The row that a new one took its days from: the same bus, and of several the one that left most nearly then. */
function giverOf(it: BusService, givers: readonly BusService[]): BusService | undefined {
  const apart = ({ Departs }: BusService): number =>
    Math.abs(minutesOfHour(Departs) - minutesOfHour(it.Departs))
  return givers
    .filter((giver) => giver.ClassId === it.ClassId && giver.LayoutId === it.LayoutId)
    .filter((giver) => hasDaysOf(it, giver))
    .toSorted((a, b) => apart(a) - apart(b))[0]
}

/**
 * A change gives days of a row to rows of their own, and the row may be gone with that (`changeService` of the server):
 * follows them. None is left once it was ended.
 */
export function follow({ rows, seen }: Followed, now: readonly BusService[]): Followed {
  const standing = new Map(now.map((it) => [it.Id, it]))
  const known = new Set(seen.map(({ Id }) => Id))
  const givers = seen.filter((it) => {
    const left = standing.get(it.Id)
    return !left || left.FirstDay > it.FirstDay || endOf(left) < endOf(it)
  })
  const mine = new Set(rows.map(({ Id }) => Id))
  const heirs = now.filter((it) => {
    const giver = known.has(it.Id) ? undefined : giverOf(it, givers)
    return giver !== undefined && mine.has(giver.Id)
  })
  const kept = rows.flatMap(({ Id }) => standing.get(Id) ?? [])
  return {
    rows: [...kept, ...heirs].toSorted((a, b) => (a.FirstDay < b.FirstDay ? -1 : 1)),
    seen: now,
  }
}

/** Of rows in the order of their days that which has this one, or the next that runs. */
export const rowOfDay = (rows: readonly BusService[], day: string | null): BusService | undefined =>
  rows.find((it) => day === null || day <= endOf(it)) ?? rows.at(-1)

/** The rows that have the days now of a row that a question was opened about; none once it was ended. */
export function useFollowed(
  row: BusService,
  services: readonly BusService[],
): readonly BusService[] {
  const [followed, setFollowed] = useState<Followed>({ rows: [row], seen: services })
  if (followed.seen === services) return followed.rows
  const next = follow(followed, services)
  setFollowed(next)
  return next.rows
}
