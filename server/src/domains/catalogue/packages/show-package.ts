import { LISTED_DEPARTURES } from '@rihla/contract/catalogue/package-limits'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { Party } from '@rihla/contract/values/party'
import type { SupportPhone } from '@rihla/contract/values/support'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { openDates } from '../site/site-dates.ts'
import type { CatalogueDeps } from '../deps.ts'
import { childTermsOf, whyNoChildren } from '../party/child-terms.ts'
import { departuresOf, type Departure } from './departures.ts'
import { findPackage, type DetailRow } from './details-store.ts'
import { needOf, type Need, type PackageKind } from './package.ts'

/** A package on sale as its page shows it. */
export type ShownPackage = {
  readonly kind: PackageKind
  readonly row: DetailRow
  readonly date: CalendarDate
  readonly party: Party
  /** What the party takes of a departure; null: its children aren't taken, or the rooms can't hold it. */
  readonly need: Need | null
  /** From the asked day on, and the last ones before it. */
  readonly departures: readonly Departure[]
  readonly now: Date
  readonly publicUrl: string
  /** Whom to call. */
  readonly phone: SupportPhone
}

type Asked = {
  readonly Id: number
  readonly ArrivalDate: CalendarDate
  readonly AdultsCount: number
  readonly ChildrenAges?: readonly number[]
}

/**
 * Reads one package of a kind for a day and a party, in one statement. A day on which it doesn't
 * leave, or that can't be booked, is shown as not available, not refused.
 */
export async function readPackage(
  { searchPool, clock, publicUrl, supportPhone }: CatalogueDeps,
  kind: PackageKind,
  { Id: id, ArrivalDate: date, AdultsCount: adults, ChildrenAges: childAges = [] }: Asked,
  language: Language,
): Promise<ShownPackage | Refusal<'offer_not_found'>> {
  const now = clock.now()
  const { min, max } = openDates('packages', now)
  // A day that is over shows what comes next; one too far ahead, the last weeks that are open.
  const first = date < min ? min : date > max ? addDays(max, -LISTED_DEPARTURES.from) : date
  const { from: most, before: mostBefore } = LISTED_DEPARTURES
  const range = { earliest: min, mostBefore, first, last: max, most }
  const row = await findPackage(searchPool, { kind, id }, range, now, language)
  if (!row) return refuse('offer_not_found')
  const departures = departuresOf({ ...row, kind }, now)
  const party = { adults, childAges }
  const rooms = row.stays.flatMap((stay) => stay.terms ?? [])
  const terms = childTermsOf(row)
  const need = whyNoChildren(party, terms) ? null : needOf(kind, party, terms, rooms)
  return { kind, row, date, party, need, departures, now, publicUrl, phone: await supportPhone() }
}
