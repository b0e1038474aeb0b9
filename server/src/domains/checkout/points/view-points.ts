import type { PointsBeside } from '@rihla/contract/checkout/points'
import { CURRENCY, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import {
  payableBy,
  readClaim,
  readPoints,
  readPointTerms,
  takesPoints,
  type PointTerms,
} from '../../payments/index.ts'
import { dueNow, moneyDue, type Booking } from '../booking.ts'
import { ORDER_KIND } from '../deps.ts'
import type { Shown } from '../present.ts'

type Around = {
  readonly terms: PointTerms
  /** What its traveller could use for a booking, those that it holds included. */
  readonly mine: Piastres
  /** False: switched off. What was set aside before pays for nothing any more, unless a page was opened beside it. */
  readonly isTaken: boolean
}

export async function pointsAround(
  db: Db | Trx,
  userId: number,
  { id: orderId, module }: Pick<Booking, 'id' | 'module'>,
): Promise<Around> {
  const [terms, isTaken, { available }, claim] = await Promise.all([
    readPointTerms(db),
    takesPoints(db, module),
    readPoints(db, userId),
    readClaim(db, { orderKind: ORDER_KIND, orderId }),
  ])
  return { terms, mine: available + (claim?.userId === userId ? claim.amount : 0), isTaken }
}

/** What a traveller's points could do, and do, for a booking. */
export function presentPoints({ terms, mine, isTaken }: Around, booking: Booking): PointsBeside {
  // An amount that isn't whole points takes the next one.
  const points = (amount: Piastres): number => Math.ceil(amount / terms.worth)
  const balance = Math.floor(mine / terms.worth)
  return {
    Balance: balance,
    BalanceAmount: toWholeEgp(balance * terms.worth),
    MostPoints: isTaken ? points(payableBy(terms, mine, dueNow(booking))) : 0,
    Points: points(booking.points),
    Amount: toWholeEgp(booking.points),
    ToPay: toWholeEgp(isTaken ? moneyDue(booking) : dueNow(booking)),
    Currency: CURRENCY,
  }
}

/** As its summary counts it: points that aren't taken any more pay nothing, unless a page was opened beside them. */
export async function withPointsTaken(db: Db, shown: Shown): Promise<Shown> {
  const { booking, hold } = shown
  const isLeft = booking.points > 0 && hold.state === 'active'
  if (!isLeft || (await takesPoints(db, booking.module))) return shown
  return { ...shown, booking: { ...booking, points: 0 } }
}
