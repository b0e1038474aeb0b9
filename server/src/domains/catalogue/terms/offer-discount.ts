import { DISCOUNT_PERCENT_MAX } from '@rihla/contract/desk/limits'
import type { DiscountWay } from '@rihla/contract/desk/offers/discount-ways'
import type { Piastres } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { afterOffer } from '../stays/price/price-stay.ts'

/** What an offer costs on all days, and its discount, as its columns say. */
export type PriceColumns = {
  /** Null: each night has its own, and a discount is a percentage. */
  readonly price: Piastres | null
  readonly offer_price: Piastres | null
  readonly offer_percent: number | null
  readonly offer_expires_at: Date | null
}

/** How it is to be; `price` left out: as it is. Whole EGP to pay (in piastres), or percent off. */
export type WantedPrice = {
  readonly price?: Piastres | undefined
  readonly discount: { readonly as: DiscountWay; readonly value: number } | null
  readonly until: Date | null
}

export type PriceRefused = Refusal<
  'offer_priced_by_night' | 'offer_discount_wrong' | 'offer_discount_end_wrong'
>

/** No discount is promised for longer. */
const LONGEST_MS = 366 * 24 * 3_600_000
/** What one pays is at least a pound. */
const LEAST: Piastres = 100
const MINUTE = 60_000

/** Whether a discount runs at this instant. */
export const isDiscounted = (it: PriceColumns, now: Date): boolean =>
  (it.price === null
    ? it.offer_percent !== null
    : it.offer_price !== null && it.offer_price < it.price) &&
  (it.offer_expires_at === null || it.offer_expires_at > now)

const minuteOf = (at: Date | null): number | null => at && Math.floor(at.getTime() / MINUTE)

/** The end of the discount; one that runs may keep the end that it has, whatever that is. */
function endOf(standing: PriceColumns, until: Date | null, now: Date): Date | null | PriceRefused {
  const before = standing.offer_expires_at
  if (isDiscounted(standing, now) && minuteOf(before) === minuteOf(until)) return before
  const ahead = until ? until.getTime() - now.getTime() : 0
  return ahead > 0 && ahead <= LONGEST_MS ? until : refuse('offer_discount_end_wrong')
}

/**
 * What is written for a price and a discount. A discount is below the price, leaves a pound, and ends within a
 * year; what is priced by the night has no price of its own, and its discount is a percentage.
 */
export function decidePrice(
  standing: PriceColumns,
  { price: asked, discount, until }: WantedPrice,
  now: Date,
): PriceColumns | PriceRefused {
  if (standing.price === null && (asked !== undefined || discount?.as === 'price'))
    return refuse('offer_priced_by_night')
  const price = standing.price === null ? null : (asked ?? standing.price)
  if (!discount) return { price, offer_price: null, offer_percent: null, offer_expires_at: null }
  const isPercent = discount.value >= 1 && discount.value <= DISCOUNT_PERCENT_MAX
  if (discount.as === 'percent' && !isPercent) return refuse('offer_discount_wrong')
  const end = endOf(standing, until, now)
  if (end && 'refusal' in end) return end
  if (price === null)
    return { price, offer_price: null, offer_percent: discount.value, offer_expires_at: end }
  const lowered = discount.as === 'percent' ? afterOffer(price, discount.value) : discount.value
  if (lowered < LEAST || lowered >= price) return refuse('offer_discount_wrong')
  return { price, offer_price: lowered, offer_percent: null, offer_expires_at: end }
}
