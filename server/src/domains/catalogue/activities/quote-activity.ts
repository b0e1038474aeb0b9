import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { MAX_DAY_USE_ADULTS } from '@rihla/contract/catalogue/day-use-address'
import { cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import { dayCancellation } from '../cancellation/offer-terms.ts'
import { imagePath } from '../offer/image.ts'
import { priceOfDay } from '../offer/price.ts'
import { bookableDates, refuseOutside } from '../site/site-dates.ts'
import { childTermsOf, placesOf } from '../party/child-terms.ts'
import { partyLines, type PriceLine } from '../party/price-lines.ts'
import { priceParty } from '../party/price-party.ts'
import { refuseParty, type RefusedParty } from '../party/refuse-party.ts'
import type { Visit } from '../availability/visit.ts'
import { visitOf } from './visit.ts'
import type { Family } from './family.ts'
import { findForQuote } from './store.ts'

/** The facts about a sellable thing that checkout works with. */
export type ActivityQuote = {
  readonly itemId: number
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  readonly date: CalendarDate
  /** They add up to `total`. */
  readonly lines: readonly PriceLine[]
  /** What it would be without an offer. */
  readonly original: Piastres
  readonly total: Piastres
  /** What cancelling gives back. */
  readonly cancellation: CancellationTerms
  readonly visit: Visit
  /** Where guests are fetched from their hotel. */
  readonly ofKind?: { readonly hotelPickUp: true }
  /** From then on it can't be bought for this day. */
  readonly saleEndsAt: Date
  readonly stock: readonly {
    kind: 'activity'
    itemId: number
    day: CalendarDate
    quantity: number
  }[]
}

export type QuoteRequest = {
  family: Family
  id: number
  date: CalendarDate
  party: Party
  now: Date
}

/** Adults in one booking. */
export const mostAdults: Readonly<Record<Family, number>> = {
  Activity: MAX_ADULTS,
  DayUse: MAX_DAY_USE_ADULTS,
}

/**
 * Quotes an activity or a day-use offer for a date and a party, each only as what it is: prices true at
 * `now`, whatever the search still shows. It claims nothing and doesn't look at stock: the hold decides.
 * Refuses what isn't on sale, a party that it doesn't take (`refuseParty`), and days outside of its sale.
 */
export async function quoteActivity(
  db: Db | Trx,
  { family, id, date, party, now }: QuoteRequest,
): Promise<
  ActivityQuote | RefusedParty | Refusal<'offer_not_found' | 'date_outside_range' | 'sale_closed'>
> {
  const row = await findForQuote(db, family, id, date)
  if (!row) return refuse('offer_not_found')
  const terms = childTermsOf(row)
  const refused = refuseParty(party, terms, mostAdults[family])
  if (refused) return refused
  const outside = refuseOutside(bookableDates('days', row.site_dates, now), date)
  if (outside) return outside
  if (!isAhead(row.sale_end, date, now)) return refuse('sale_closed')
  const visit = visitOf(row.setting, date)
  const price = priceParty(priceOfDay(row, row.own_price), party, terms, now)
  return {
    itemId: row.id,
    name: { en: row.name_en, ar: row.name_ar },
    city: { en: row.city_en, ar: row.city_ar },
    image: row.cover && imagePath(row.cover),
    date,
    lines: partyLines(price),
    original: price.original,
    total: price.total,
    cancellation: dayCancellation(row, date),
    visit,
    ...(row.hotel_pickup && { ofKind: { hotelPickUp: true } }),
    saleEndsAt: cairoInstant(date, row.sale_end),
    stock: [{ kind: 'activity', itemId: row.id, day: date, quantity: placesOf(party, terms) }],
  }
}
