import type { getDayPrices, getOpenDays } from '@rihla/contract/catalogue/activities'
import type { OutputOf } from '@rihla/contract/endpoint'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import type { CatalogueDeps } from '../deps.ts'
import { effectivePrice, priceOfDay } from '../offer/price.ts'
import { bookableDates, openDates } from '../site/site-dates.ts'
import { childTermsOf, placesOf, whyNoChildren } from '../party/child-terms.ts'
import { findForCalendar } from './store.ts'

/**
 * The days on which a party can book an activity, or a day at a hotel, and what an adult pays then: as its
 * page says on each of them.
 */
export async function listDayPrices(
  { db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>,
  { Id, AdultsCount: adults, ChildrenAges: childAges }: CallInput<typeof getDayPrices>,
): Promise<OutputOf<typeof getDayPrices> | Refusal<'offer_not_found'>> {
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
    .map(({ day, own }) => ({
      Day: day,
      Price: toWholeEgp(effectivePrice(priceOfDay(row, own), now)),
    }))
}

/** The days alone. */
export async function listOpenDays(
  deps: Pick<CatalogueDeps, 'db' | 'clock'>,
  input: CallInput<typeof getOpenDays>,
): Promise<OutputOf<typeof getOpenDays> | Refusal<'offer_not_found'>> {
  const days = await listDayPrices(deps, input)
  return isRefusal(days) ? days : days.map(({ Day }) => Day)
}
