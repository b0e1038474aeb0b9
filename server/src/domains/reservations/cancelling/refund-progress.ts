import type { ReservationDetails } from '@rihla/contract/reservations'
import { fillText } from '@rihla/contract/cancellation/words'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { SUPPORT_PHONE_IN_TEXT } from '@rihla/contract/values/support'
import { cairoMoment, dayInWords } from '@rihla/contract/values/moments'
import { refundTexts } from './texts.ts'

/** Money on its way back, as payments know it; `sentAt`: when the gateway had taken it. */
export type RefundFacts = {
  readonly amount: Piastres
  readonly reason: string
  /** by_hand: what came in cash or by transfer, the staff gives back. */
  readonly state: 'requested' | 'sent' | 'done' | 'failed' | 'by_hand'
  readonly requestedAt: Date
  readonly sentAt: Date | null
  readonly byHand?: boolean
  /** Points: they are back at once. */
  readonly inPoints?: boolean
}

/** Banks put a refund on the card within so many days of getting it, and don't report when. */
const BANK_DAYS = 14

/** Of what came back with a change, the change's number follows. */
const CHANGED = 'changed:'
/** Why money goes back that had bought something, or was to. */
const bought: ReadonlySet<string> = new Set([
  'cancelled',
  'places_gone',
  'already_begun',
  'late_difference',
])

const DONE = 2
const NOW = 1
const NEXT = 0

type Shown = ReservationDetails['Refunds'][number]

function stateOf({ state, sentAt, byHand, inPoints }: RefundFacts, now: Date): Shown['State'] {
  if (state === 'done' && (byHand || inPoints)) return 'arrived'
  if (state === 'failed') return 'failed'
  // `sent` is asked of the gateway, and not answered yet.
  if (state !== 'done' || !sentAt) return 'requested'
  return cairoDate(now) > addDays(cairoDate(sentAt), BANK_DAYS) ? 'arrived' : 'sent'
}

/** How far a refund is: requested, with the bank, and on the card by the day that banks keep to. */
export function presentRefund(
  it: RefundFacts,
  at: { readonly now: Date; readonly method: string },
  language: Language,
): Shown {
  const state = stateOf(it, at.now)
  const last = it.sentAt && dayInWords(addDays(cairoDate(it.sentAt), BANK_DAYS), language)
  const values = {
    amount: formatEgp(toWholeEgp(it.amount), language),
    method: at.method,
    requested: cairoMoment(it.requestedAt, language),
    sent: it.sentAt ? cairoMoment(it.sentAt, language) : '',
    days: String(BANK_DAYS),
    by: last ?? '',
    phone: SUPPORT_PHONE_IN_TEXT,
  }
  const say = (text: LocalizedText): string => fillText(text[language], values)
  const step = (text: { title: LocalizedText; text: LocalizedText }, Status: number) => ({
    Text: say(text.title),
    Description: say(text.text),
    Status,
  })
  const isUnused = !bought.has(it.reason) && !it.reason.startsWith(CHANGED)
  return {
    Amount: toWholeEgp(it.amount),
    State: state,
    Title: say(
      it.inPoints ? refundTexts.points : isUnused ? refundTexts.unused : refundTexts.title,
    ),
    Steps: [
      step(refundTexts.requested, DONE),
      ...{
        requested:
          it.state === 'by_hand'
            ? [step(refundTexts.byHand, NOW)]
            : [step(refundTexts.sending, NOW), step(refundTexts.arrivesLater, NEXT)],
        failed: [step(refundTexts.failed, NOW), step(refundTexts.arrivesLater, NEXT)],
        sent: [step(refundTexts.sent, DONE), step(refundTexts.arrives, NOW)],
        arrived: it.inPoints
          ? [step(refundTexts.pointsBack, DONE)]
          : it.byHand
            ? [step(refundTexts.given, DONE)]
            : [step(refundTexts.sent, DONE), step(refundTexts.arrived, DONE)],
      }[state],
    ],
  }
}
