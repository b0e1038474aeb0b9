import type { ReservationDetails } from '@rihla/contract/reservations'
import { fillText } from '@rihla/contract/cancellation/words'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { withCall, type SupportPhone } from '@rihla/contract/values/support'
import { cairoMoment, dayInWords } from '@rihla/contract/values/moments'
import { methodTexts } from '../texts.ts'
import { refundTexts, type StepText } from './texts.ts'

/** Money on its way back, as payments know it; `sentAt`: when the gateway had taken it. */
export type RefundFacts = {
  readonly amount: Piastres
  readonly reason: string
  /** How the payment was paid that it is of. */
  readonly method: string
  /** by_hand: what came in cash or by transfer, the staff gives back. */
  readonly state: 'requested' | 'sent' | 'done' | 'failed' | 'by_hand'
  readonly requestedAt: Date
  readonly sentAt: Date | null
  readonly byHand?: boolean
  /** Points: they are back at once. */
  readonly inPoints?: boolean
  /** The bank gave it back itself, by a dispute. */
  readonly byBank?: boolean
  /** The bank decides a dispute about the payment first. */
  readonly waitsForBank?: boolean
}

/** Banks put a refund on the card within so many days of getting it, and don't report when. */
const BANK_DAYS = 14

/** Of what came back with a change, the change's number follows. */
const CHANGED = 'changed:'
/** Of what went back without being owed, its own mark follows. */
const OUTSIDE = 'outside:'
/** Why money goes back that had bought something, or was to. */
const bought: ReadonlySet<string> = new Set([
  'cancelled',
  'places_gone',
  'already_begun',
  'late_difference',
])
const isUnused = ({ reason }: RefundFacts): boolean =>
  !bought.has(reason) && !reason.startsWith(CHANGED) && !reason.startsWith(OUTSIDE)

const DONE = 2
const NOW = 1
const NEXT = 0

type Shown = ReservationDetails['Refunds'][number]

function stateOf(
  { state, sentAt, byHand, byBank, inPoints }: RefundFacts,
  now: Date,
): Shown['State'] {
  if (state === 'done' && (byHand || byBank || inPoints)) return 'arrived'
  if (state === 'failed') return 'failed'
  // `sent` is asked of the gateway, and not answered yet.
  if (state !== 'done' || !sentAt) return 'requested'
  return cairoDate(now) > addDays(cairoDate(sentAt), BANK_DAYS) ? 'arrived' : 'sent'
}

/** What is said of a refund in its state: of one that is on its way, also what comes next. */
function stepsOf(it: RefundFacts, state: Shown['State']): [StepText, number][] {
  const { requested, sent, arrivesLater } = refundTexts
  switch (state) {
    case 'requested':
      if (it.waitsForBank)
        return [
          [refundTexts.disputed, NOW],
          [arrivesLater, NEXT],
        ]
      return it.state === 'by_hand'
        ? [
            [requested, DONE],
            [refundTexts.byHand, NOW],
          ]
        : [
            [requested, DONE],
            [refundTexts.sending, NOW],
            [arrivesLater, NEXT],
          ]
    case 'failed':
      return [
        [requested, DONE],
        [refundTexts.failed, NOW],
        [arrivesLater, NEXT],
      ]
    case 'sent':
      return [
        [requested, DONE],
        [sent, DONE],
        [refundTexts.arrives, NOW],
      ]
    case 'arrived':
      if (it.byBank) return [[refundTexts.byBank, DONE]]
      if (it.inPoints)
        return [
          [requested, DONE],
          [refundTexts.pointsBack, DONE],
        ]
      return it.byHand
        ? [
            [requested, DONE],
            [refundTexts.given, DONE],
          ]
        : [
            [requested, DONE],
            [sent, DONE],
            [refundTexts.arrived, DONE],
          ]
  }
}

/** How far a refund is: requested, with the bank, and on the card by the day that banks keep to. */
export function presentRefund(
  it: RefundFacts,
  { now, phone }: { readonly now: Date; readonly phone: SupportPhone },
  language: Language,
): Shown {
  const state = stateOf(it, now)
  const last = it.sentAt && dayInWords(addDays(cairoDate(it.sentAt), BANK_DAYS), language)
  const values = {
    amount: formatEgp(toWholeEgp(it.amount), language),
    method: methodTexts[it.method]?.[language] ?? it.method,
    requested: cairoMoment(it.requestedAt, language),
    sent: it.sentAt ? cairoMoment(it.sentAt, language) : '',
    days: String(BANK_DAYS),
    by: last ?? '',
  }
  const say = (text: string): string => fillText(text, values)
  const { points, unused, title } = refundTexts
  return {
    Amount: toWholeEgp(it.amount),
    State: state,
    Title: say((it.inPoints ? points : isUnused(it) ? unused : title)[language]),
    Steps: stepsOf(it, state).map(([text, Status]) => ({
      Text: say(text.title[language]),
      Description: say(withCall(text, phone, language)),
      Status,
    })),
  }
}
