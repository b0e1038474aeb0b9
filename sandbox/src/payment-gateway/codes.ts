import type { BankDeps } from './bank-deps.ts'
import { beginTransaction, decideTransaction, stamp } from './transaction.ts'
import { outcomes } from './outcomes.ts'
import type { Intention, Transaction } from './wire.ts'

const source = { pan: '', type: 'aggregator', sub_type: 'AGGREGATOR', tenure: null }

/** A transaction that stays open until it is paid in cash: its number is the code. */
export function openCode({ ledger, timers }: BankDeps, intention: Intention): Transaction {
  const number = ledger.nextNumber()
  const begun = beginTransaction(number, intention, { number: '', source }, timers.now())
  const data = { message: 'Pending Payment', txn_response_code: '05', bill_reference: number }
  return ledger.transactions.put({ ...begun, api_source: 'OTHER', data })
}

/** A string says why the outlet takes no money. `late`: this outlet hasn't heard yet that the code ended. */
export function payInCash(
  { ledger, timers, callbacks }: BankDeps,
  code: number,
  late: boolean,
): Transaction | string {
  const open = ledger.transactions.get(code)
  const intention = ledger.intentions.all().find((one) => one.intention_order_id === open?.order.id)
  if (open === undefined || intention === undefined || open.source_data.type !== 'aggregator')
    return 'Bill not found'
  if (open.success) return 'Bill is already paid'
  const ends = Date.parse(intention.expires_at ?? '')
  if (!late && (!open.pending || ends <= timers.now().getTime())) return 'Bill has expired'
  const [approved] = outcomes
  if (approved === undefined) return 'Bill not found'
  const paid = decideTransaction({ ...open, is_voided: false }, approved, timers.now())
  const transaction = ledger.transactions.put({
    ...paid,
    data: { ...open.data, ...paid.data },
  })
  callbacks.plan(transaction, intention.notification_url, { afterMs: 0 })
  return transaction
}

/** Outlets can't give cash back; an unpaid code ends for good. */
export function takeBackCode(
  { ledger, timers }: BankDeps,
  open: Transaction,
  kind: 'refund' | 'void',
): Transaction | string {
  if (kind === 'refund') return 'Refund is not supported for this payment method'
  if (!open.pending) return 'Transaction is not voidable'
  return ledger.transactions.put({
    ...open,
    pending: false,
    is_voided: true,
    updated_at: stamp(timers.now()),
    data: { ...open.data, message: 'Voided' },
  })
}
