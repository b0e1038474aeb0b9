import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { minutesUntil } from '../../availability/day-deadline.ts'
import type { Places } from '../../availability/places.ts'
import { placesOf } from '../../party/child-terms.ts'
import type { ActivitySearch } from '../search-filters.ts'
import type { FamilyIndex } from './family-index.ts'

/** Who comes, when, and at what moment they look. */
export type DayAsked = { readonly search: ActivitySearch; readonly now: Date }

/**
 * The day that a card leads to: the asked one, or the next on which it can be bought by the party, and
 * cancelled free where that was asked for. Null: none.
 */
export function dayToBook(
  index: FamilyIndex,
  places: Places,
  { search: { on, free, party }, now }: DayAsked,
  at: number,
): CalendarDate | null {
  if (on) return on
  const wanted = placesOf(party, index.children.at(at))
  const first = minutesUntil(places.firstDay, now)
  for (let day = 0; day < places.days; day += 1) {
    if ((places.on(day)?.[index.slot[at] ?? -1] ?? 0) < wanted) continue
    const minutes = first + day * 1440
    if (!index.saleEnds.isAhead(at, minutes)) continue
    if (!free || index.freeUntil.isAhead(at, minutes)) return addDays(places.firstDay, day)
  }
  return null
}
