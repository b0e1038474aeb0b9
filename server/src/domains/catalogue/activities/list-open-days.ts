import type { getOpenDays } from '@rihla/contract/catalogue/activities'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import type { CatalogueDeps } from '../deps.ts'
import { bookableDates, openDates } from '../site/site-dates.ts'
import { childTermsOf, placesOf, whyNoChildren } from '../party/child-terms.ts'
import { findForCalendar } from './store.ts'

/** The days on which a party can book an activity, or a day at a hotel: as its page says on each of them. */
export async function listOpenDays(
  { db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>,
  { Id, AdultsCount: adults, ChildrenAges: childAges }: CallInput<typeof getOpenDays>,
): Promise<OutputOf<typeof getOpenDays> | Refusal<'offer_not_found'>> {
  const now = clock.now()
  const row = await findForCalendar(db, Id, openDates('days', now), now)
  if (!row) return refuse('offer_not_found')
  const party = { adults, childAges }
  const terms = childTermsOf(row)
  if (whyNoChildren(party, terms)) return []
  const needed = placesOf(party, terms)
  const { min, max } = bookableDates('days', row.site_dates, now)
  return row.days
    .filter(({ day }) => day >= min && day <= max)
    .filter(({ day, free }) => free >= needed && isAhead(row.sale_end, day, now))
    .map(({ day }) => day)
}
