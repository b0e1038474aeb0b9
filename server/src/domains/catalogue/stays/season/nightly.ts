import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { NightRate } from '../price/price-stay.ts'
import type { Rate } from '../stay.ts'

const POUND = 100
const pounds = (piastres: number, round: (value: number) => number): Piastres =>
  round(piastres / POUND) * POUND

/** What a night costs beside its price, where a room has no rate to go by: alone four fifths, another third. */
const usual: NightRate = { price: 30, singlePrice: 24, extraAdult: 10 }

/**
 * What a night costs at another price, whole pounds: for one alone and for another adult as much of it as
 * before. Keeps what the table checks: single from half the price to all of it, extra at most single.
 */
export function atPrice(rate: NightRate | null, price: Piastres): NightRate {
  const { price: before, singlePrice, extraAdult } = rate ?? usual
  return {
    price,
    singlePrice: Math.min(price, pounds((price * singlePrice) / before, Math.ceil)),
    extraAdult: pounds((price * extraAdult) / before, Math.floor),
  }
}

/** What one night is to cost, with the shortest stay that may begin on it. */
export type Nightly = NightRate & Pick<Rate, 'minNights'> & { readonly night: CalendarDate }
