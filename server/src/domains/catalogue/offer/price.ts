import { discountPercent, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import type { DayDeadline } from '../availability/day-deadline.ts'
import type { Language, LocalizedText } from '@rihla/contract/values/language'

/** The most that the price columns hold. */
export const MAX_PIASTRES: Piastres = 2_147_483_647

/** What an offer of any kind says about its price; money in piastres. */
export type OfferPrice = {
  readonly price: Piastres
  readonly offer_price: Piastres | null
  readonly offer_expires_at: Date | null
}

/** What checkout must know of any offer. */
export type QuotedOffer = OfferPrice & {
  id: number
  name_en: string
  name_ar: string
  city_en: string
  city_ar: string
  cover: string | null
  free_cancellation_hours: number | null
  /** After the free time. */
  cancellation_steps: StepsBefore
  /** Minutes after midnight of the day it is booked for. */
  starts: number
  sale_end: DayDeadline
}

/** What an offer costs on a day: the day's own price, which knows no discount, or that of all days. */
export const priceOfDay = (row: OfferPrice, ownPrice: Piastres | null): OfferPrice =>
  ownPrice === null
    ? row
    : {
        price: ownPrice,
        offer_price: null,
        offer_expires_at: null,
      }

/** Whether the offer price counts at this instant, whatever the stored column still says. */
export const hasOffer = (
  row: OfferPrice,
  now: Date,
): row is OfferPrice & { offer_price: Piastres } =>
  row.offer_price !== null &&
  row.offer_price > 0 &&
  row.offer_price < row.price &&
  (row.offer_expires_at === null || row.offer_expires_at > now)

/** What one pays at this instant. */
export const effectivePrice = (row: OfferPrice, now: Date): Piastres =>
  hasOffer(row, now) ? row.offer_price : row.price

/** The price fields of cards and details, in whole EGP; an offer that has ended isn't shown at all. */
export function presentPrice(row: OfferPrice, now: Date) {
  const offer = hasOffer(row, now)
  return {
    Price: toWholeEgp(row.price),
    OfferPrice: offer ? toWholeEgp(row.offer_price) : null,
    OfferExpirationDate: offer ? (row.offer_expires_at?.toISOString() ?? null) : null,
  }
}

const POUND = 100

/**
 * Percent of an amount in whole pounds, half up. Every line of a price is rounded so, once: lines as they
 * are shown add up to the total as it is shown, and that is what is charged.
 */
export const percentOf = (amount: Piastres, percent: number): Piastres =>
  Math.floor((amount * percent + (POUND * 100) / 2) / (POUND * 100)) * POUND

/** An offer price that ends within so many hours is a last-minute offer's. */
export const LAST_MINUTE_HOURS = 72

/** When what a card says of the price, or its tag, will change: instants in milliseconds, the earliest first. */
export function priceTurns(row: OfferPrice): readonly number[] {
  const { offer_price, offer_expires_at } = row
  if (offer_price === null || offer_expires_at === null) return []
  const ends = offer_expires_at.getTime()
  return [ends - LAST_MINUTE_HOURS * 3_600_000, ends]
}

const tags = {
  lastMinute: { en: 'Last-minute offer', ar: 'عرض اللحظة الأخيرة' },
  save: { en: 'Save', ar: 'وفّر' },
  topRated: { en: 'Top rated', ar: 'الأعلى تقييمًا' },
} satisfies Record<string, LocalizedText>

/** The one tag of a card: last minute, a discount worth naming, or what travellers love; else null. */
export function cardTag(
  row: OfferPrice & { rating: number; reviews_count: number },
  now: Date,
  language: Language,
): string | null {
  if (hasOffer(row, now)) {
    const ends = row.offer_expires_at
    if (ends && ends.getTime() - now.getTime() <= LAST_MINUTE_HOURS * 3_600_000)
      return tags.lastMinute[language]
    const percent = discountPercent(row.price, row.offer_price)
    if (percent >= 5) return `${tags.save[language]} ${percent}%`
  }
  return row.rating >= 48 && row.reviews_count >= 200 ? tags.topRated[language] : null
}
