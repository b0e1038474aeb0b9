import type { Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder } from '../deps.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { isPaidLater } from '../methods/method.ts'
import { splitRefund } from './refund-order.ts'

/** Piastres of a refund by the way that they go: `unknown` is on its way already, or none of the payments has it. */
export type WaysBack = {
  readonly inPoints: number
  readonly byHand: number
  readonly unknown: number
  /** A bank decides about one of the payments first (P18). */
  readonly isDisputed: boolean
}

/** Which way an amount of an order will go back, before it is owed. `counted`: see `refundOrder`. */
export async function waysBack(
  trx: Trx,
  order: PaidOrder,
  { amount, counted }: { readonly amount: number; readonly counted: number },
): Promise<WaysBack> {
  const { parts } = await splitRefund(trx, { order, amount, counted })
  const sum = (those: typeof parts): number => those.reduce((all, it) => all + it.amount, 0)
  const disputed = await Promise.all(parts.map(({ id }) => isDisputed(trx, id)))
  return {
    inPoints: sum(parts.filter(({ method }) => method === 'Credit_Points')),
    byHand: sum(parts.filter(({ method }) => isPaidLater(method))),
    unknown: amount - sum(parts),
    isDisputed: disputed.includes(true),
  }
}
