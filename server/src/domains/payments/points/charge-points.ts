import { randomBytes } from 'node:crypto'
import { CURRENCY, type Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder } from '../deps.ts'
import { writeLedger } from '../ledger.ts'
import { insertAttempt, setAttempt } from '../store.ts'
import { spendClaim } from './claim-points.ts'

/** What stands for the gateway of what is paid with points. */
export const POINTS = 'points'

type Charging = PaidOrder & {
  readonly userId: number
  /** Of what it pays for. */
  readonly terms: { readonly key: string; readonly full: object }
}

/**
 * What is held of points for an order pays for it: a payment of its own beside the card's, with its line in the
 * ledger, so that what is paid adds up and what goes back goes back as points. Answers how much; piastres.
 */
export async function chargePoints(
  trx: Trx,
  { orderKind, orderId, userId, terms }: Charging,
  at: Date,
): Promise<Piastres> {
  const amount = await spendClaim(trx, { orderKind, orderId, userId }, at)
  if (amount === 0) return 0
  const attempt = await insertAttempt(trx, {
    orderKind,
    orderId,
    userId,
    method: 'Credit_Points',
    gateway: POINTS,
    amount,
    fee: 0,
    currency: CURRENCY,
    reference: `RH${orderId}-${randomBytes(5).toString('hex').toUpperCase()}`,
    terms: terms.full,
    termsKey: terms.key,
    promocodeId: null,
    // No page of a gateway ever shows it.
    language: 'en',
    createdAt: at,
    expiresAt: at,
  })
  if (!attempt) throw new Error(`Points pay for ${orderKind} ${orderId} already`)
  const transactionId = `points-${attempt.id}`
  await setAttempt(trx, attempt, { state: 'paid', transactionId, at })
  await writeLedger(trx, {
    attemptId: attempt.id,
    kind: 'charge',
    amount,
    gatewayRef: transactionId,
    at,
  })
  return amount
}
