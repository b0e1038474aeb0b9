import {
  notifyBalanceDue,
  notifyBalancePaid,
  notifyBalanceUnpaid,
  notifyDepositPaid,
  type BalanceFacts,
  type NotifyDeps,
} from '../domains/notifications/index.ts'
import {
  depositOf,
  depositPolicy,
  dueOf,
  remindersToCome,
  type Reservation,
  type ReservationEvent,
} from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { factsOf } from './facts.ts'
import { refundingFactsOf } from './refunds.ts'

type OfType<Type> = Extract<ReservationEvent, { type: Type }>

/** What is left to pay of a booking that was made with a deposit. */
export function balanceOf(it: Reservation, now: Date): BalanceFacts {
  const deposit = depositOf(it.sold)
  if (!deposit) throw new Error(`Reservation ${it.id} was booked without a deposit`)
  const { balanceDueAt: dueAt } = deposit
  const toCome = remindersToCome(new Date(dueAt), now)
  return { left: dueOf(it), dueAt, policy: depositPolicy(deposit), toCome }
}

/** The messages about a deposit: what is left, that it is due, that it is here. */
export async function sendDepositMessage(
  trx: Trx,
  deps: NotifyDeps,
  event: OfType<'DepositPaid' | 'BalanceDue' | 'BalancePaid'>,
): Promise<void> {
  const { reservation: it } = event
  const now = deps.clock.now()
  switch (event.type) {
    case 'DepositPaid':
      return notifyDepositPaid(trx, deps, await factsOf(trx, it, it.paid), balanceOf(it, now))
    case 'BalanceDue': {
      const balance = balanceOf(it, now)
      const facts = await factsOf(trx, it, balance.left)
      return notifyBalanceDue(trx, deps, facts, { balance, reminder: event.reminder })
    }
    case 'BalancePaid':
      return notifyBalancePaid(trx, deps, await factsOf(trx, it, it.paid), event.amount)
  }
}

/** Cancelled since the rest wasn't paid. */
export async function sendBalanceUnpaidMessage(
  trx: Trx,
  deps: NotifyDeps,
  { reservation, amount, kept = 0 }: OfType<'ReservationCancelled'>,
): Promise<void> {
  const facts = await refundingFactsOf(trx, reservation, amount)
  await notifyBalanceUnpaid(trx, deps, facts, kept)
}
