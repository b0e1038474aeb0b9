import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { hasOn, needAt, type KindIndex, type PackagePlaces } from './kind-index.ts'

/** What a search asks of the departure. */
export type DepartureRequest = {
  /** Only what leaves on that day. */
  readonly on?: CalendarDate | undefined
  /** Who comes: they must have their places and rooms, and the package must take their children. */
  readonly party: Party
  readonly now: Date
  readonly freeCancellation: boolean
}

/**
 * The first day on sale with so many places, and for which cancelling is still free where that was asked
 * for; null when none is left.
 */
export function nextDay(
  places: PackagePlaces,
  kind: KindIndex,
  at: number,
  { party, now, freeCancellation }: DepartureRequest,
): CalendarDate | null {
  const { packages } = places
  const need = needAt(kind, at, party)
  if (!need) return null
  const first = minutesUntil(packages.firstDay, now)
  for (let day = 0; day < packages.days; day += 1) {
    const minutes = first + day * 1440
    if (!kind.saleEnds.isAhead(at, minutes)) continue
    if (freeCancellation && !kind.freeUntil.isAhead(at, minutes)) continue
    if (hasOn(kind, places, at, day, need)) return addDays(packages.firstDay, day)
  }
  return null
}
