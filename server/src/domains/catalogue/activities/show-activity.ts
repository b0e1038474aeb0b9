import type { ActivityDetails, getActivityDetails } from '@rihla/contract/catalogue/activities'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import { bookableDates } from '../site/site-dates.ts'
import type { CatalogueDeps } from '../deps.ts'
import { presentDetails } from './present.ts'
import { findOffer } from './store.ts'

/** One activity on one date; a date that can't be booked is shown as not available, not refused. */
export async function showActivity(
  deps: CatalogueDeps,
  input: CallInput<typeof getActivityDetails>,
  language: Language,
): Promise<ActivityDetails | Refusal<'offer_not_found'>> {
  const now = deps.clock.now()
  const date = input.ArrivalDate
  const row = await findOffer(deps.db, 'Activity', input.Id, date, language, now)
  if (!row) return refuse('offer_not_found')
  const { min, max } = bookableDates('days', row.site_dates, now)
  const chosen = {
    date,
    party: { adults: input.AdultsCount, childAges: input.ChildrenAges },
    bookable: date >= min && date <= max && isAhead(row.sale_end, date, now),
  }
  return presentDetails(
    row,
    await deps.snapshot.current(),
    chosen,
    { now, page: `${deps.publicUrl}/activity`, phone: await deps.supportPhone() },
    language,
  )
}
