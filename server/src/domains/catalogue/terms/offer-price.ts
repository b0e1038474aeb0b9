import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import { cardTag, presentPrice } from '../offer/price.ts'
import { afterOffer } from '../stays/price/price-stay.ts'
import {
  decidePrice,
  isDiscounted,
  type PriceColumns,
  type PriceRefused,
  type WantedPrice,
} from './offer-discount.ts'
import type { OfferKind } from './offer-terms.ts'

type Which = { readonly kind: OfferKind; readonly id: number }

const allDays = sql`o.price, o.offer_price, null::integer as offer_percent, o.rating, o.reviews_count`
const byNight = sql`null::integer as price, null::integer as offer_price, o.offer_percent::integer, o.rating,
  o.raters as reviews_count`
const activities = {
  table: 'activities',
  columns: allDays,
  days: { table: 'activity_prices', owner: 'activity_id' },
} as const
const hotels = { table: 'hotels', columns: byNight, days: null } as const
const packages = {
  table: 'packages',
  columns: allDays,
  days: { table: 'package_departures', owner: 'package_id' },
} as const
const tables = {
  activity: activities,
  day_use: activities,
  hotel: hotels,
  cruise: hotels,
  honeymoon: packages,
  trip: packages,
} as const satisfies Readonly<Record<OfferKind, unknown>>

/** What an offer costs on all days, what its card says beside it, and the edition of both. */
export type StandingPrice = PriceColumns & {
  readonly rating: number
  readonly reviews_count: number
  /** Another one once anybody, or a file, changed price or discount. */
  readonly edition: string
}

const editionOfPrice = ({ price, offer_price, offer_percent, offer_expires_at }: PriceColumns) =>
  editionOf([price, offer_price, offer_percent, offer_expires_at])

/** The price of an offer for all days, and its discount, whether it runs or is over; undefined: there is no such offer. */
export async function readOfferPrice(
  db: Db | Trx,
  { kind, id }: Which,
): Promise<StandingPrice | undefined> {
  const { table, columns } = tables[kind]
  const { rows } = await sql<Omit<StandingPrice, 'edition'>>`
    select ${columns}, o.offer_expires_at from ${sql.table(table)} o where o.id = ${id}`.execute(db)
  return rows[0] && { ...rows[0], edition: editionOfPrice(rows[0]) }
}

/** Days from today on that have a price of their own, which knows no discount; nights of rooms have no other. */
export async function countOwnDays(db: Db, { kind, id }: Which, now: Date): Promise<number> {
  const { days } = tables[kind]
  if (days === null) return 0
  const { rows } = await sql<{ days: number }>`
    select count(*)::integer as days from ${sql.table(days.table)}
    where ${sql.ref(days.owner)} = ${id} and price is not null and day >= ${cairoDate(now)}::date`.execute(
    db,
  )
  return rows[0]?.days ?? 0
}

/**
 * Saves price and discount over the edition that was looked at, at `now`. Another edition there means that
 * somebody saved meanwhile: that is refused, unless it says the same (K14). What is booked keeps its price.
 */
export async function saveOfferPrice(
  db: Db,
  which: Which,
  edition: string,
  wanted: WantedPrice,
  now: Date,
): Promise<{ readonly edition: string } | PriceRefused | Refusal<'content_changed'>> {
  const { table } = tables[which.kind]
  return db.transaction().execute(async (trx) => {
    await sql`select lock_offer_price(${table}, ${which.id})`.execute(trx)
    const standing = await readOfferPrice(trx, which)
    if (!standing) return refuse('content_changed')
    const next = decidePrice(standing, wanted, now)
    if (isRefusal(next)) return next
    if (editionOfPrice(next) === standing.edition) return { edition: standing.edition }
    if (standing.edition !== edition) return refuse('content_changed')
    await write(trx, which, next, isDiscounted(standing, now))
    return { edition: editionOfPrice(next) }
  })
}

/** A discount at a hotel has a name, from its operator's file: one that begins now hasn't that of the one before. */
async function write(
  trx: Trx,
  { kind, id }: Which,
  { price, offer_price, offer_percent, offer_expires_at }: PriceColumns,
  goesOn: boolean,
): Promise<void> {
  const { table } = tables[kind]
  if (table !== 'hotels') {
    await sql`
      update ${sql.table(table)} set price = ${price}, offer_price = ${offer_price}, offer_expires_at = ${offer_expires_at}
      where id = ${id}`.execute(trx)
    return
  }
  const keepsName = goesOn && offer_percent !== null
  const names = keepsName ? sql`` : sql`, offer_name_en = null, offer_name_ar = null`
  await sql`
    update hotels set offer_percent = ${offer_percent}, offer_expires_at = ${offer_expires_at} ${names}
    where id = ${id}`.execute(trx)
}

/** What a card, and the page, say of a price; `night` is what is taken for one where each has its own. */
export function sayPrice(
  it: PriceColumns & Pick<StandingPrice, 'rating' | 'reviews_count'>,
  night: Piastres | null,
  now: Date,
  language: Language,
) {
  const price = it.price ?? night
  if (price === null) return { Price: null, OfferPrice: null, Until: null, Tag: null }
  const lowered =
    it.price === null && it.offer_percent !== null ? afterOffer(price, it.offer_percent) : null
  const row = { ...it, price, offer_price: it.offer_price ?? lowered }
  const { Price, OfferPrice, OfferExpirationDate } = presentPrice(row, now)
  return { Price, OfferPrice, Until: OfferExpirationDate, Tag: cardTag(row, now, language) }
}

/** A discount that runs, in whole EGP to pay or percent off; null: none does. */
export function discountOf(it: PriceColumns, now: Date) {
  if (!isDiscounted(it, now)) return null
  const Until = it.offer_expires_at?.toISOString() ?? null
  return it.offer_percent === null
    ? { As: 'price' as const, Value: toWholeEgp(it.offer_price ?? 0), Until }
    : { As: 'percent' as const, Value: it.offer_percent, Until }
}
