import { MAX_NIGHTS, STAY_GUESTS } from '@rihla/contract/catalogue/hotel-search'
import { daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Party } from './price/party.ts'
import type { StayDates } from './price/stay-terms.ts'
import type { StayKind } from './stay.ts'

type Outside = Refusal<
  'adults_outside_limits' | 'children_outside_limits' | 'child_age_outside_limits'
>

/**
 * The guests of a stay: 1 to 10 adults, up to 6 children (4 on a
 * ship) of 0 to 12 years. Outside these limits: a refusal that names them.
 */
export function readParty(party: Party, kind: StayKind): Party | Outside {
  const { adults, children, childAge } = STAY_GUESTS
  const within = (n: number, { min, max }: { min: number; max: number }): boolean =>
    Number.isInteger(n) && n >= min && n <= max
  if (!within(party.adults, adults))
    return refuse('adults_outside_limits', { min: adults.min, max: adults.max })
  if (party.childAges.length > children[kind])
    return refuse('children_outside_limits', { max: children[kind] })
  if (!party.childAges.every((age) => within(age, childAge)))
    return refuse('child_age_outside_limits', { min: childAge.min, max: childAge.max })
  return party
}

/** A stay of 1 to 30 nights; a departure that isn't after the arrival, or later, is refused. */
export function readDates(
  arrival: CalendarDate,
  departure: CalendarDate,
): StayDates | Refusal<'stay_dates_wrong'> {
  const nights = daysBetween(arrival, departure)
  return nights >= 1 && nights <= MAX_NIGHTS
    ? { arrival, nights }
    : refuse('stay_dates_wrong', { max: MAX_NIGHTS })
}
