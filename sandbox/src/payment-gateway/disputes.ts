import type { BankDeps } from './bank-deps.ts'
import { childTransaction, stamp } from './transaction.ts'
import type { Transaction } from './wire.ts'

/** Banks give a merchant about two weeks for an answer. */
const ANSWER_DAYS = 14

/**
 * Chargebacks. Paymob publishes no message about them: its callbacks tell of 'any action on the payment', and each
 * action (refund, void) is a child of the payment. So a chargeback is one, too: pending while the payer's bank decides,
 * successful when it took the money back. `is_chargeback`, `chargeback_reason` and `respond_by` are names of our own,
 * which couldn't be checked against the real gateway.
 */
export type Disputes = {
  /** The payer's bank asks money back; a string says why it can't. */
  open(transactionId: number, amount?: number): Transaction | string
  /** The bank's verdict, as the merchant sees it. */
  decide(disputeId: number, verdict: 'won' | 'lost'): Transaction | string
}

/** The banks of payers who dispute what they paid. */
export function createDisputes({ ledger, timers, callbacks }: BankDeps): Disputes {
  const tell = (child: Transaction): Transaction => {
    const { id } = child.order
    const intention = ledger.intentions.all().find((one) => one.intention_order_id === id)
    callbacks.plan(child, intention?.notification_url ?? null, { afterMs: 0 })
    return ledger.transactions.put(child)
  }
  return {
    open(transactionId, wanted) {
      const parent = ledger.transactions.get(transactionId)
      if (parent === undefined) return 'Transaction not found'
      if (!parent.success || parent.has_parent_transaction) return 'Nothing was paid by it'
      const amount = wanted ?? parent.amount_cents
      if (!Number.isInteger(amount) || amount <= 0 || amount > parent.amount_cents)
        return 'A valid amount is required'
      const open = ledger.transactions
        .all()
        .some((one) => one.is_chargeback && one.pending && one.parent_transaction === parent.id)
      if (open) return 'Its payer’s bank is deciding about it already'
      const now = timers.now()
      const child = childTransaction(ledger.nextNumber(), parent, 'chargeback', amount, now)
      const respondBy = new Date(now.getTime() + ANSWER_DAYS * 86_400_000)
      const data = {
        message: 'Chargeback received',
        chargeback_reason: 'Cardholder does not recognise the transaction',
        respond_by: respondBy.toISOString(),
      }
      return tell({ ...child, pending: true, success: false, data })
    },
    decide(disputeId, verdict) {
      const child = ledger.transactions.get(disputeId)
      if (!child?.is_chargeback || !child.pending) return 'Nothing is disputed under this number'
      const lost = verdict === 'lost'
      const message = lost ? 'Chargeback accepted' : 'Chargeback reversed'
      const updated_at = stamp(timers.now())
      const data = { ...child.data, message }
      return tell({ ...child, pending: false, success: lost, updated_at, data })
    },
  }
}
