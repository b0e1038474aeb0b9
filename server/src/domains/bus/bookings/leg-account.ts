import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { amountOf, type Booking, type CancelTerms, type Leg } from '../booking.ts'
import { amountTexts, lineTexts, type policyTexts } from '../texts.ts'
import { cancelTerms, isCancelable } from './cancel-policy.ts'

/** Where a leg stands between its first payment page and its end. */
export type LegStage =
  | 'unpaid'
  | 'checking'
  | 'booked'
  | 'completed'
  | 'cancelling'
  | 'cancelled'
  | 'refunded'
  | 'ended'

/** One line of what a leg cost and gave back. */
export type AccountLine = {
  readonly label: LocalizedText
  readonly amount: Piastres
}

/** What is said of a leg's money: everything else repeats it. Amounts in piastres. */
export type LegAccount = {
  readonly stage: LegStage
  /** The one amount that matters now, and what it is. */
  readonly shown: { readonly label: LocalizedText; readonly amount: Piastres }
  readonly toPay: Piastres
  /** What the leg costs by now: its one-way price once the other leg is cancelled. */
  readonly total: Piastres
  /** What went back, or is on its way. */
  readonly refund: Piastres
  /** What of its money went back without us, beside that. */
  readonly takenBack: Piastres
  /** What was paid and stays with us for this leg: its price, or the fee; nothing before it is paid. */
  readonly kept: Piastres
  readonly lines: {
    readonly before: readonly AccountLine[]
    readonly after: readonly AccountLine[]
  }
  /** Whether there is something to travel with, or there was until the end. */
  readonly ticketed: boolean
  readonly travels: boolean
  /** What cancelling now comes to; null: it can't be. */
  readonly cancel: CancelTerms | null
  readonly sentence: keyof typeof policyTexts
}

type Facts = {
  readonly booking: Pick<Booking, 'state' | 'legs'>
  readonly leg: Leg
  /** Whether its bus has arrived (the reservation is completed). */
  readonly completed: boolean
  readonly now: Date
  /** Whether the operator takes seats back at all. */
  readonly cancels: boolean
}

function stageOf({ booking, leg, completed }: Facts): LegStage {
  if (leg.cancellation) return leg.cancellation.state
  switch (booking.state) {
    case 'sold':
      return completed ? 'completed' : 'booked'
    case 'paid':
      return 'checking'
    case 'refunded':
    case 'ended':
      return booking.state
    case 'asking':
    case 'held':
    case 'paying':
      return 'unpaid'
  }
}

/** What the other leg left here when it was cancelled first: the difference to the one-way price. */
const broughtOver = ({ legs }: Pick<Booking, 'legs'>, leg: Leg): Piastres =>
  Math.max(0, legs.find((it) => it.id !== leg.id)?.cancellation?.kept ?? 0)

const line = (label: LocalizedText, amount: Piastres): AccountLine[] =>
  amount === 0 ? [] : [{ label, amount }]

const sentences: Readonly<
  Record<Exclude<LegStage, 'booked' | 'cancelled'>, LegAccount['sentence']>
> = {
  unpaid: 'unpaid',
  checking: 'notBooked',
  completed: 'over',
  cancelling: 'cancelling',
  refunded: 'refunded',
  ended: 'ended',
}

/** Amounts, lines and the sentence of a leg: a function of how its booking stands, and of nothing else. */
export function accountOf(facts: Facts): LegAccount {
  const { booking, leg, now, cancels } = facts
  const stage = stageOf(facts)
  const brought = broughtOver(booking, leg)
  const total = amountOf(leg) + brought
  const { refund = 0, fee = 0, kept = 0 } = leg.cancellation ?? {}
  const back = stage === 'refunded' ? total : refund
  const cancel =
    stage === 'booked' && cancels && isCancelable(booking, leg, now)
      ? cancelTerms(booking, leg)
      : null
  const sentence = () => {
    if (stage === 'booked') return cancel ? 'cancelable' : 'tooLate'
    if (stage === 'cancelled') return refund > 0 ? 'cancelled' : 'nothingBack'
    return sentences[stage]
  }
  const gaveBack = stage === 'cancelling' || stage === 'cancelled' || stage === 'refunded'
  const label =
    stage === 'unpaid' ? 'toPay' : stage === 'ended' ? 'nothing' : gaveBack ? 'refund' : 'paid'
  return {
    stage,
    shown: {
      label: amountTexts[label],
      amount: gaveBack ? back : stage === 'ended' ? 0 : total,
    },
    toPay: stage === 'unpaid' ? total : 0,
    total,
    refund: back,
    takenBack: leg.takenBack,
    kept:
      stage === 'unpaid' || stage === 'ended'
        ? 0
        : Math.max(0, total - Math.max(0, kept) - back - leg.takenBack),
    lines: {
      before: line(lineTexts.otherCameBack, brought),
      after: gaveBack
        ? [
            ...line(lineTexts.otherGoesAlone, -Math.max(0, kept)),
            ...line(lineTexts.fee, -fee),
            { label: lineTexts.refund, amount: back },
          ]
        : [],
    },
    ticketed: stage === 'booked' || stage === 'completed',
    travels: stage === 'booked',
    cancel,
    sentence: sentence(),
  }
}
