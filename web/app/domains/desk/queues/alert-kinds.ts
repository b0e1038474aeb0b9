import type { AlertKind, DeskAlert } from '@rihla/contract/desk/alerts'
import type { DeskCall } from '@rihla/contract/desk/calls'
import type texts from '../messages.en.ts'

/** Each kind of alert: the sentence that says what happened, and the queue where it is settled. */
const kinds = {
  proof_to_review: { sentence: 'alertProof', page: '/desk/transfers' },
  proof_overdue: { sentence: 'alertProofOverdue', page: '/desk/transfers' },
  refund_refused: { sentence: 'alertRefundRefused', page: '/desk/refunds' },
  refund_by_hand: { sentence: 'alertRefundByHand', page: '/desk/refunds' },
  refund_late: { sentence: 'alertRefundLate', page: '/desk/refunds' },
  review_waiting: { sentence: 'alertReview', page: '/desk/reviews' },
  payment_disputed: { sentence: 'alertDisputed', page: '/desk/disputes' },
  dispute_lost: { sentence: 'alertDisputeLost', page: '/desk/disputes' },
  settlement_differs: { sentence: 'alertSettlement', page: '/desk/money/settlement' },
  refunded_outside: { sentence: 'alertRefundedOutside', page: null },
  paid_but_gone: { sentence: 'alertPaidButGone', page: null },
  paid_but_begun: { sentence: 'alertPaidButBegun', page: null },
  late_money_waits: { sentence: 'alertLateMoney', page: null },
  payment_needs_review: { sentence: 'alertNeedsReview', page: null },
  payment_stuck: { sentence: 'alertStuck', page: null },
  page_voided: { sentence: 'alertPageVoided', page: null },
  paid_twice: { sentence: 'alertPaidTwice', page: null },
  change_over: { sentence: 'alertChangeOver', page: null },
  booking_over: { sentence: 'alertBookingOver', page: null },
  promocode_used_up: { sentence: 'alertPromocode', page: null },
  points_gone: { sentence: 'alertPointsGone', page: null },
  forged_payment_callback: { sentence: 'alertForged', page: null },
  allotment_below_claims: { sentence: 'alertAllotment', page: null },
  books_do_not_balance: { sentence: 'alertBooks', page: null },
  bus_sale_open: { sentence: 'alertBusSale', page: null },
  bus_cancellation_open: { sentence: 'alertBusCancelOpen', page: null },
  bus_cancellation_refused: { sentence: 'alertBusCancelRefused', page: null },
  external_booking_open: { sentence: 'alertPartnerOpen', page: null },
  external_booking_orphan: { sentence: 'alertPartnerOrphan', page: null },
  external_cancellation_open: { sentence: 'alertPartnerCancelOpen', page: null },
  external_cancellation_refused: { sentence: 'alertPartnerCancelRefused', page: null },
  external_net_differs: { sentence: 'alertPartnerNet', page: null },
} as const satisfies Readonly<
  Record<AlertKind, { sentence: keyof typeof texts; page: string | null }>
>

const isKnown = (kind: string): kind is AlertKind => kind in kinds

/** The text that says what an alert of this kind is about. */
export const sentenceOf = (kind: string) => (isKnown(kind) ? kinds[kind].sentence : 'alertOther')

/** The call that its queue begins with, where not everybody at the desk may make it. */
export const needsOf = (kind: string): DeskCall | null =>
  kind === 'settlement_differs' ? 'getSettlement' : null

/** Where it is settled, at the days that it is about; null: here, with a note. */
export function pageOf({ Kind, Details }: Pick<DeskAlert, 'Kind' | 'Details'>): string | null {
  const page = isKnown(Kind) ? kinds[Kind].page : null
  const said = (name: string) => Details.find(({ Name }) => Name === name)?.Value
  const [from, to] = [said('from'), said('to')]
  return page && from && to ? `${page}?${new URLSearchParams({ from, to })}` : page
}
