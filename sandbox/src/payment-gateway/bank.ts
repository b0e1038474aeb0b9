import type { BankDeps } from './bank-deps.ts'
import { openCode, payInCash, takeBackCode } from './codes.ts'
import type { Means } from './means.ts'
import { type Outcome, outcomeNamed, outcomeOf } from './outcomes.ts'
import { beginTransaction, childTransaction, decideTransaction } from './transaction.ts'
import type { Intention, Transaction } from './wire.ts'

/** What the customer sees after the click. */
export type Verdict =
  | { kind: 'code needed'; transaction: Transaction; wrongCode: boolean }
  | { kind: 'decided'; transaction: Transaction; neverReturns: boolean }
  | { kind: 'already paid' }
  | { kind: 'busy' }
  | { kind: 'expired' }

export type Bank = {
  /** Tries to pay. One attempt at a time; none after the first success. */
  pay(intention: Intention, means: Means): Promise<Verdict>
  /** The code from the customer's telephone; the third wrong one declines. */
  answerCode(intention: Intention, transactionId: number, code: string): Verdict | undefined
  /** A number to name at an outlet, where the order is paid in cash later. */
  openCode(intention: Intention): Transaction
  /** Pays a code at an outlet; `late` also one that has ended or was taken back. */
  payInCash(code: number, late: boolean): Transaction | string
  /** Gives money back; a string says in Paymob's words why not. */
  giveBack(transactionId: number, kind: 'refund' | 'void', amount?: number): Transaction | string
  isPaid(intention: Intention): boolean
}

const rightCode = '123456'
const wrongCodesAllowed = 2

/** The bank behind the gateway. */
export function createBank(deps: BankDeps): Bank {
  const { ledger, timers, steering, callbacks } = deps
  const busy = new Set<string>()

  const isPaid = (intention: Intention) =>
    ledger.transactions
      .all()
      .some((one) => one.order.id === intention.intention_order_id && one.success)

  function decide(intention: Intention, begun: Transaction, outcome: Outcome): Verdict {
    const decided = decideTransaction(begun, outcome, timers.now())
    const transaction = ledger.transactions.put(decided)
    for (const planned of outcome.callbacks) {
      callbacks.plan(transaction, intention.notification_url, planned)
    }
    return { kind: 'decided', transaction, neverReturns: outcome.neverReturns ?? false }
  }

  async function attempt(intention: Intention, means: Means): Promise<Verdict> {
    const outcome = steering.takeNext() ?? outcomeOf(means.number)
    if (outcome.thinksMs !== undefined) await timers.wait(outcome.thinksMs)
    const id = ledger.nextNumber()
    const begun = beginTransaction(id, intention, means, timers.now())
    if (outcome.threeDSecure !== true) return decide(intention, begun, outcome)
    const transaction = ledger.transactions.put({ ...begun, is_3d_secure: true })
    ledger.challenges.put({ id, outcome: outcome.name, tries: 0 })
    return { kind: 'code needed', transaction, wrongCode: false }
  }

  return {
    isPaid,
    async pay(intention, means) {
      if (isPaid(intention)) return { kind: 'already paid' }
      if (isExpired(intention, timers.now())) return { kind: 'expired' }
      if (busy.has(intention.id)) return { kind: 'busy' }
      busy.add(intention.id)
      return attempt(intention, means).finally(() => busy.delete(intention.id))
    },
    answerCode(intention, transactionId, code) {
      const transaction = ledger.transactions.get(transactionId)
      const challenge = ledger.challenges.get(transactionId)
      const outcome = outcomeNamed(challenge?.outcome ?? '')
      const ours = transaction?.order.id === intention.intention_order_id
      if (!ours || challenge === undefined || outcome === undefined) return undefined
      if (!transaction.pending) return { kind: 'decided', transaction, neverReturns: false }
      if (isPaid(intention)) return { kind: 'already paid' }
      if (code === rightCode) return decide(intention, transaction, outcome)
      ledger.challenges.put({ ...challenge, tries: challenge.tries + 1 })
      if (challenge.tries >= wrongCodesAllowed || code === '') {
        return decide(intention, transaction, notAuthenticated(outcome))
      }
      return { kind: 'code needed', transaction, wrongCode: true }
    },
    openCode: (intention) => openCode(deps, intention),
    payInCash: (code, late) => payInCash(deps, code, late),
    giveBack: (transactionId, kind, amount) => giveBack(deps, transactionId, kind, amount),
  }
}

/** Past its life time, an intention can no longer be paid. */
export function isExpired(intention: Intention, now: Date): boolean {
  return intention.expires_at !== null && now.getTime() >= Date.parse(intention.expires_at)
}

function notAuthenticated(outcome: Outcome): Outcome {
  const message = 'Authentication failed'
  return { ...outcome, approved: false, message, code: 'AUTHENTICATION_FAILED' }
}

function giveBack(
  deps: BankDeps,
  transactionId: number,
  kind: 'refund' | 'void',
  wanted?: number,
): Transaction | string {
  const { ledger, timers, callbacks } = deps
  const parent = ledger.transactions.get(transactionId)
  if (parent === undefined) return 'Transaction not found'
  if (parent.source_data.type === 'aggregator') return takeBackCode(deps, parent, kind)
  if (!parent.success || parent.has_parent_transaction) return 'Transaction is not refundable'
  if (parent.is_voided) return 'Transaction is already voided'
  const left = parent.amount_cents - parent.refunded_amount_cents
  const amount = kind === 'void' ? parent.amount_cents : (wanted ?? 0)
  if (kind === 'void' && left !== parent.amount_cents) return 'Transaction is already refunded'
  if (!Number.isInteger(amount) || amount <= 0) return 'A valid amount is required'
  if (amount > left) return 'Full Amount has already been refunded or amount exceeds the rest'

  const refunded = parent.refunded_amount_cents + (kind === 'refund' ? amount : 0)
  ledger.transactions.put({
    ...parent,
    refunded_amount_cents: refunded,
    is_refunded: refunded === parent.amount_cents,
    is_voided: kind === 'void',
  })
  const id = ledger.nextNumber()
  const child = ledger.transactions.put(childTransaction(id, parent, kind, amount, timers.now()))
  const orderId = parent.order.id
  const intention = ledger.intentions.all().find((one) => one.intention_order_id === orderId)
  callbacks.plan(child, intention?.notification_url ?? null, { afterMs: 0 })
  return child
}
