import type { DiscountWay } from '@rihla/contract/desk/offers/discount-ways'
import type { OfferPriceSetting } from '@rihla/contract/desk/offers/offer-price'
import { cairoDate, cairoMinutes, type CalendarDate } from '@rihla/contract/values/dates'
import { clockOf, minuteOf } from '../../settings/percent.ts'

/** What is typed of a price and its discount. */
export type PriceDraft = {
  readonly price: number | null
  readonly as: DiscountWay | 'none'
  readonly value: number | null
  readonly until: CalendarDate | null
  /** `18:00`, by Cairo's clock. */
  readonly time: string
}

/** A discount that begins ends with its day, unless somebody says otherwise. */
const END_OF_DAY = '23:59'

/** What stands there, to be typed over. */
export function draftOf({ Price, Discount }: OfferPriceSetting): PriceDraft {
  const end = Discount?.Until ? new Date(Discount.Until) : null
  return {
    price: Price,
    as: Discount?.As ?? 'none',
    value: Discount?.Value ?? null,
    until: end && cairoDate(end),
    time: end ? clockOf(cairoMinutes(end)).time : END_OF_DAY,
  }
}

/** Whether something is left to type. */
export const isIncomplete = (it: OfferPriceSetting, draft: PriceDraft): boolean =>
  (it.Price !== null && draft.price === null) || (draft.as !== 'none' && draft.value === null)

/** What is sent of a draft: a discount with its end, or none. */
export function inputOf(
  { Price }: OfferPriceSetting,
  { price, as, value, until, time }: PriceDraft,
) {
  // One that nobody typed over stays to the piastre.
  const own = price === null || price === Price ? {} : { Price: price }
  if (as === 'none' || value === null) return own
  const end = until === null ? {} : { Until: until, UntilMinute: minuteOf(time) ?? undefined }
  return { ...own, DiscountAs: as, Discount: value, ...end }
}
