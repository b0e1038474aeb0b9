import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { isAhead } from '../availability/day-deadline.ts'
import { imagePath } from '../offer/image.ts'
import { priceOfDay } from '../offer/price.ts'
import { bookableDates, refuseOutside } from '../site/site-dates.ts'
import type { Visit } from '../availability/visit.ts'
import { childTermsOf } from '../party/child-terms.ts'
import { refuseParty, type RefusedParty } from '../party/refuse-party.ts'
import { boardNames } from '../stays/texts.ts'
import {
  needOf,
  roomNights,
  roomStays,
  type Need,
  type PackageKind,
  packageCancellation,
} from './package.ts'
import { pricePackage, type PackagePrice } from './price-package.ts'
import { findForQuote, type QuotedStay, type QuoteRow } from './quote-store.ts'
import { visitOf } from './setting-out.ts'

export type PackageRequest = {
  readonly kind: PackageKind
  readonly id: number
  /** The day it leaves. */
  readonly date: CalendarDate
  readonly party: Party
  readonly now: Date
}

/** A hotel of a package as it is sold: what a voucher says. Days are `YYYY-MM-DD`. */
export type SoldHotel = {
  readonly hotelId: number | null
  readonly hotel: LocalizedText
  readonly room: LocalizedText | null
  readonly board: LocalizedText
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** A package as it is sold. */
export type SoldPackage = {
  readonly nights: number
  readonly rooms: number
  /** Until so many hours before the departure cancelling is free; null: never. */
  readonly freeCancellationHours: number | null
  readonly hotels: readonly SoldHotel[]
}

type StockKind = 'package' | 'room'

/** What a package costs now, and all that a hold would claim of it: places and room nights together. */
export type PackageQuote = {
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly image: string | null
  /** The day on which it is over. */
  readonly toDate: CalendarDate
  /** They add up to `total`. */
  readonly lines: PackagePrice['lines']
  /** What it would be without an offer. */
  readonly original: Piastres
  readonly total: Piastres
  readonly stock: readonly {
    kind: StockKind
    itemId: number
    day: CalendarDate
    quantity: number
  }[]
  readonly sold: SoldPackage
  readonly visit: Visit
  readonly cancellation: CancellationTerms
  /** From then on this departure can't be bought. */
  readonly saleEndsAt: Date
}

/**
 * Quotes a package for a party and a departure, at prices true at `now`. It claims nothing and doesn't
 * look at stock: the hold decides, on the places and on every night in rooms of ours, all or none.
 * Refuses what isn't on sale as this kind, a party that it doesn't take (`refuseParty`: on a honeymoon no
 * children) or that its rooms can't hold, days outside what can be booked, and (`sold_out`) a package
 * whose room isn't sold any more.
 */
export async function quotePackage(
  db: Db | Trx,
  { kind, id, date, party, now }: PackageRequest,
): Promise<
  | PackageQuote
  | RefusedParty
  | Refusal<
      'offer_not_found' | 'date_outside_range' | 'sale_closed' | 'sold_out' | 'rooms_do_not_fit'
    >
> {
  const row = await findForQuote(db, kind, id, date)
  if (!row) return refuse('offer_not_found')
  const terms = childTermsOf(row)
  const refused = refuseParty(party, terms, PACKAGE_ADULTS.max)
  if (refused) return refused
  const outside = refuseOutside(bookableDates('packages', row.site_dates, now), date)
  if (outside) return outside
  if (!isAhead(row.sale_end, date, now)) return refuse('sale_closed')
  if (row.stays.some((stay) => !stay.onSale)) return refuse('sold_out')
  const visit = visitOf(row, date)
  const rooms = row.stays.flatMap((stay) => stay.terms ?? [])
  const need = needOf(kind, party, terms, rooms)
  if (!need) return refuse('rooms_do_not_fit')
  return {
    name: { en: row.name_en, ar: row.name_ar },
    city: { en: row.city_en, ar: row.city_ar },
    image: row.cover && imagePath(row.cover),
    toDate: addDays(date, row.nights),
    ...pricePackage(kind, priceOfDay(row, row.own_price), party, terms, now),
    stock: stockOf(row, date, need),
    sold: soldPackage(row, date, need),
    visit,
    cancellation: packageCancellation(row, date),
    saleEndsAt: cairoInstant(date, row.sale_end),
  }
}

const stockOf = (row: QuoteRow, date: CalendarDate, need: Need): PackageQuote['stock'] => [
  { kind: 'package', itemId: row.id, day: date, quantity: need.places },
  ...roomNights(roomStays(row.stays), date).map(({ roomId, day }) => ({
    kind: 'room' as const,
    itemId: roomId,
    day,
    quantity: need.rooms,
  })),
]

function soldPackage(row: QuoteRow, date: CalendarDate, need: Need): SoldPackage {
  let from = date
  const hotels = row.stays.map((stay): SoldHotel => {
    const hotel = soldHotel(stay, from)
    from = hotel.to
    return hotel
  })
  return {
    nights: row.nights,
    rooms: need.rooms,
    freeCancellationHours: row.free_cancellation_hours,
    hotels,
  }
}

const soldHotel = (stay: QuotedStay, from: CalendarDate): SoldHotel => ({
  hotelId: stay.hotelId,
  hotel: stay.hotel,
  room: stay.room,
  board: boardNames[stay.board],
  from,
  to: addDays(from, stay.nights),
})
