import type { OpenMoney, OpenMoneyKind } from '@rihla/contract/desk/open-money/open-money'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { NO_PAGE } from '../../payments/index.ts'
import { methodName } from '../../reservations/index.ts'
import type { OpenAttempt, OpenRefund } from './open-money-store.ts'
import { reviewReason } from './review-reason.ts'

const BY_HAND = 'by_hand'

/** What keeps an attempt from being settled, at an instant. */
export function kindOf(it: OpenAttempt, now: Date): OpenMoneyKind {
  const isOver = it.expires_at <= now
  if (it.state === 'needs_review') return 'review'
  if (it.state === 'paid' || it.state === 'returned') return 'charged_again'
  if (it.state === 'under_review') return 'receipt_waits'
  if (it.gateway === BY_HAND) {
    if (isOver || it.state === 'expired') return 'hand_over'
    return it.method === 'Bank_Transfer' ? 'transfer_waits' : 'cash_waits'
  }
  if (it.state === 'failed') return it.failure === NO_PAGE ? 'page_missing' : 'declined'
  if (it.state === 'expired') return 'ended'
  if (!it.has_gateway_order) return 'page_missing'
  if (isOver) return 'page_over'
  return it.code === null ? 'page_open' : 'code_waits'
}

const canBePaid: ReadonlySet<OpenMoneyKind> = new Set([
  'page_open',
  'code_waits',
  'transfer_waits',
  'cash_waits',
])

function presentAttempt(it: OpenAttempt, now: Date, language: Language): OpenMoney {
  const Kind = kindOf(it, now)
  return {
    Kind,
    Id: it.id,
    Amount: toWholeEgp(it.amount),
    Taken: Kind === 'review' || Kind === 'charged_again' ? toWholeEgp(it.left) : null,
    Method: methodName(it.method, language),
    At: (it.receipt_at ?? it.created_at).toISOString(),
    Until: canBePaid.has(Kind) ? it.expires_at.toISOString() : null,
    Code: it.code,
    Text: it.failure && it.failure !== NO_PAGE ? reviewReason(it.failure, language) : null,
    AskedAt: it.checked_at?.toISOString() ?? null,
    SilentSince: it.silent_since?.toISOString() ?? null,
    MayAsk: it.has_gateway_order && Kind !== 'charged_again',
  }
}

const refundKinds = {
  failed: 'refund_refused',
  by_hand: 'refund_by_hand',
  requested: 'refund_underway',
  sent: 'refund_underway',
} as const

const presentRefund = (it: OpenRefund, language: Language): OpenMoney => ({
  Kind: it.disputed ? 'refund_disputed' : refundKinds[it.state],
  Id: it.id,
  Amount: toWholeEgp(it.amount),
  Taken: null,
  Method: methodName(it.method, language),
  At: it.requested_at.toISOString(),
  Until: null,
  Code: null,
  Text: it.failure,
  AskedAt: null,
  SilentSince: null,
  MayAsk: false,
})

/** What a page says of money that hasn't come, or isn't back. */
export const presentOpenMoney = (
  { attempts, refunds }: { attempts: readonly OpenAttempt[]; refunds: readonly OpenRefund[] },
  now: Date,
  language: Language,
): OpenMoney[] => [
  ...attempts.map((it) => presentAttempt(it, now, language)),
  ...refunds.map((it) => presentRefund(it, language)),
]
