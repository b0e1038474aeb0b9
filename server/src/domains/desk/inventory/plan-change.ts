import { daysBetween } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { DayRow, DaysOf } from './day-store.ts'

/** What is asked for of every day of a range; null: as it is. */
export type DayChange = {
  readonly capacity: number | null
  readonly closed: boolean | null
  readonly price: Piastres | null
  /** Back to what all days cost: a price of their own is given up. */
  readonly isUsual: boolean
}

/** In piastres. */
type PriceRange = { readonly lowest: Piastres; readonly highest: Piastres }

export type Plan = {
  /** Days that change, in order, as they would be. */
  readonly changed: readonly DayRow[]
  readonly same: number
  /** Days of the range that have no stock to change. */
  readonly without: number
  readonly freeBefore: number
  readonly freeAfter: number
  /** The lowest and the highest price of all its days; null: none is priced. */
  readonly pricesBefore: PriceRange | null
  readonly pricesAfter: PriceRange | null
  /** Days with a price of their own. */
  readonly ownBefore: number
  readonly ownAfter: number
  /** Days on which more is sold or held than there would be. */
  readonly tooFew: readonly DayRow[]
}

/** Places that can be booked on a day. */
export const freeOn = ({ closed, capacity, sold, held }: DayRow): number =>
  closed ? 0 : Math.max(0, capacity - sold - held)

const sum = (days: readonly DayRow[]): number => days.reduce((total, it) => total + freeOn(it), 0)

function priceRange(days: readonly DayRow[]): PriceRange | null {
  const prices = days.flatMap(({ price }) => (price === null ? [] : [price]))
  if (prices.length === 0) return null
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

const ownAmong = (days: readonly DayRow[]): number => days.filter(({ isOwn }) => isOwn).length

/** Whether a price is written for a day: the usual one, too, becomes its own, so that no discount is taken off it. */
export const isPricedAnew = ({ price, usual, isOwn }: DayRow, wanted: Piastres): boolean =>
  price !== wanted || (usual !== null && !isOwn)

/** A day as it would be. */
function changedDay(it: DayRow, { capacity, closed, price, isUsual }: DayChange): DayRow {
  return {
    ...it,
    capacity: capacity ?? it.capacity,
    closed: closed ?? it.closed,
    price: isUsual ? it.usual : (price ?? it.price),
    isOwn: !isUsual && (it.isOwn || (it.usual !== null && price !== null)),
  }
}

/** What a change makes of the days of a range that have stock. */
export function planChange(
  days: readonly DayRow[],
  wanted: DayChange,
  { first, last }: Pick<DaysOf, 'first' | 'last'>,
): Plan {
  const { capacity } = wanted
  const after = days.map((it) => changedDay(it, wanted))
  const changed = after.filter((it, at) => {
    const before = days[at]
    return (
      it.capacity !== before?.capacity ||
      it.closed !== before.closed ||
      it.price !== before.price ||
      it.isOwn !== before.isOwn
    )
  })
  return {
    changed,
    same: days.length - changed.length,
    without: daysBetween(first, last) + 1 - days.length,
    freeBefore: sum(days),
    freeAfter: sum(after),
    pricesBefore: priceRange(days),
    pricesAfter: priceRange(after),
    ownBefore: ownAmong(days),
    ownAfter: ownAmong(after),
    tooFew: capacity === null ? [] : days.filter(({ sold, held }) => sold + held > capacity),
  }
}
