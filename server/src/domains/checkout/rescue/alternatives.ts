import type { Module } from '@rihla/contract/modules'
import { addDays, cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { canClaim } from '../../inventory/index.ts'
import type { Sold } from '../../reservations/index.ts'
import { priceBooking, type Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { judgePromocode, type PromocodeVerdict } from '../holding/promocode.ts'
import type { Quote } from '../sellable.ts'
import { lockPromocode, promocodeUses } from '../store.ts'

/** How far is looked, in days, and how many are offered. */
const FAR = 14
export const MOST = 3

/** The same for the same people on another day, at the price of this moment. */
export type Alternative = {
  readonly fromDate: CalendarDate
  readonly toDate: CalendarDate | null
  readonly quote: Quote
  readonly promocodeId: number | null
  readonly sold: Sold
  readonly payable: Piastres
}

/** The offsets from a day, the nearest first, the later one before the earlier. */
const nearestFirst: readonly number[] = Array.from({ length: FAR }, (_, at) => [
  at + 1,
  -at - 1,
]).flat()

type Judge = (total: Piastres) => PromocodeVerdict | null

/** What the promocode that it was booked with takes off: it counts again, if it still does. Locks it. */
async function judgeFor(trx: Trx, booking: Booking, now: Date): Promise<Judge> {
  if (booking.promocode === null) return () => null
  const promocode = await lockPromocode(trx, booking.promocode)
  const counted = promocode
    ? await promocodeUses(trx, promocode.id, booking.id, booking, now)
    : { uses: 0, usesByThem: 0 }
  const { module } = booking
  return (total) => judgePromocode(promocode, { module, total, ...counted, now })
}

type Asked = { readonly booking: Booking; readonly budget: Piastres; readonly now: Date }
type Look = Asked & { readonly fromDate: CalendarDate; readonly judge: Judge }

async function lookAt(
  { sellables }: Pick<CheckoutDeps, 'sellables'>,
  trx: Trx,
  { booking, fromDate, budget, judge, now }: Look,
): Promise<Alternative | null> {
  const sellable = sellables[booking.module as Module]
  if (!sellable || fromDate < cairoDate(now)) return null
  const shift = daysBetween(booking.fromDate, fromDate)
  const shifted = booking.toDate && addDays(booking.toDate, shift)
  const quote = await sellable.quote(trx, { ...booking, fromDate, toDate: shifted, now })
  if (isRefusal(quote) || quote.saleEndsAt <= now) return null
  const verdict = judge(quote.total)
  const { toDate = shifted, ...priced } = priceBooking(quote, verdict, booking)
  const promocodeId = verdict?.ok ? verdict.id : null
  return priced.payable > budget ? null : { fromDate, toDate, quote, promocodeId, ...priced }
}

/** It on one other day; null: it isn't sold then, or for more than `budget`. */
export const alternativeOn = async (
  deps: Pick<CheckoutDeps, 'sellables'>,
  trx: Trx,
  fromDate: CalendarDate,
  asked: Asked,
): Promise<Alternative | null> => {
  const judge = await judgeFor(trx, asked.booking, asked.now)
  return lookAt(deps, trx, { ...asked, fromDate, judge })
}

/** The nearest days on which it could be had for the same money or less. Nothing is held. */
export async function findAlternatives(
  deps: Pick<CheckoutDeps, 'sellables'>,
  trx: Trx,
  asked: Asked & { readonly most: number },
): Promise<Alternative[]> {
  const judge = await judgeFor(trx, asked.booking, asked.now)
  const found: Alternative[] = []
  for (const offset of nearestFirst) {
    if (found.length === asked.most) break
    const fromDate = addDays(asked.booking.fromDate, offset)
    const it = await lookAt(deps, trx, { ...asked, fromDate, judge })
    if (it && (await canClaim(trx, it.quote.stock))) found.push(it)
  }
  return found.toSorted((a, b) => (a.fromDate < b.fromDate ? -1 : 1))
}
