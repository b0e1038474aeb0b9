import { describe, expect, it } from 'vitest'
import type { BookingState, Cancellation, Leg } from '../booking.ts'
import { accountOf, type LegAccount } from './leg-account.ts'
import { soldLeg } from '../testing/leg.ts'

const now = new Date('2026-12-20T10:00:00Z')
const legOf = (change: Partial<Leg>): Leg => soldLeg({ price: 250_00, ...change })

type Stands = {
  state: BookingState
  own?: Cancellation
  /** What the other leg left here when it was cancelled. */
  otherKept?: number
  completed?: boolean
  at?: string
}

function account({ state, own, otherKept, completed = false, at }: Stands): LegAccount {
  const leg = legOf({ cancellation: own ?? null })
  const gone = otherKept === undefined ? null : otherGone(otherKept)
  const other = legOf({ id: 2, isReturn: true, cancellation: gone })
  const booking = { state, legs: [leg, other] }
  return accountOf({ booking, leg, completed, now: at ? new Date(at) : now, cancels: true })
}
const otherGone = (kept: number): Cancellation => ({
  state: 'cancelled',
  refund: 360_00,
  fee: 40_00,
  kept,
})
const cancelled = otherGone(100_00)
const cancelling: Cancellation = { ...cancelled, state: 'cancelling' }
const worthless: Cancellation = { state: 'cancelled', refund: 0, fee: 20_00, kept: 480_00 }

/** Everything that is said of a leg, in every state: one row each. Whole pounds. */
const table: readonly [
  string,
  Stands,
  {
    stage: LegAccount['stage']
    shown: readonly [string, number]
    toPay: number
    total: number
    refund: number
    sentence: string
    ticketed: boolean
    travels: boolean
    cancel: number | null
  },
][] = [
  [
    'waits for its payment',
    { state: 'paying' },
    {
      stage: 'unpaid',
      shown: ['Left to pay', 500],
      toPay: 500,
      total: 500,
      refund: 0,
      sentence: 'unpaid',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'is paid, and the operator has not answered',
    { state: 'paid' },
    {
      stage: 'checking',
      shown: ['Paid', 500],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'notBooked',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'is booked',
    { state: 'sold' },
    {
      stage: 'booked',
      shown: ['Paid', 500],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'cancelable',
      ticketed: true,
      travels: true,
      cancel: 360,
    },
  ],
  [
    'is booked, too late to cancel',
    { state: 'sold', at: '2026-12-23T05:30:00Z' },
    {
      stage: 'booked',
      shown: ['Paid', 500],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'tooLate',
      ticketed: true,
      travels: true,
      cancel: null,
    },
  ],
  [
    'goes alone, once the other leg is cancelled',
    { state: 'sold', otherKept: 100_00 },
    {
      stage: 'booked',
      shown: ['Paid', 600],
      toPay: 0,
      total: 600,
      refund: 0,
      sentence: 'cancelable',
      ticketed: true,
      travels: true,
      cancel: 540,
    },
  ],
  [
    'is over',
    { state: 'sold', completed: true, at: '2026-12-26T05:30:00Z' },
    {
      stage: 'completed',
      shown: ['Paid', 500],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'over',
      ticketed: true,
      travels: false,
      cancel: null,
    },
  ],
  [
    'is being cancelled',
    { state: 'sold', own: cancelling },
    {
      stage: 'cancelling',
      shown: ['Refund', 360],
      toPay: 0,
      total: 500,
      refund: 360,
      sentence: 'cancelling',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'is cancelled',
    { state: 'sold', own: cancelled },
    {
      stage: 'cancelled',
      shown: ['Refund', 360],
      toPay: 0,
      total: 500,
      refund: 360,
      sentence: 'cancelled',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'is cancelled, and nothing is left of it',
    { state: 'sold', own: worthless },
    {
      stage: 'cancelled',
      shown: ['Refund', 0],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'nothingBack',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'was paid when its seats were gone',
    { state: 'refunded' },
    {
      stage: 'refunded',
      shown: ['Refund', 500],
      toPay: 0,
      total: 500,
      refund: 500,
      sentence: 'refunded',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
  [
    'was never paid',
    { state: 'ended' },
    {
      stage: 'ended',
      shown: ['Nothing was charged', 0],
      toPay: 0,
      total: 500,
      refund: 0,
      sentence: 'ended',
      ticketed: false,
      travels: false,
      cancel: null,
    },
  ],
]

describe('what is said of a leg that', () => {
  it.each(table)('%s', (_, stands, expected) => {
    const it = account(stands)
    expect({
      stage: it.stage,
      shown: [it.shown.label.en, it.shown.amount / 100],
      toPay: it.toPay / 100,
      total: it.total / 100,
      refund: it.refund / 100,
      sentence: it.sentence,
      ticketed: it.ticketed,
      travels: it.travels,
      cancel: it.cancel && it.cancel.refund / 100,
    }).toEqual(expected)
  })

  it.each(table)('%s adds up: total, less what stays with us, is what goes back', (_, stands) => {
    const { total, refund, lines, cancel } = account(stands)
    const [last, ...rest] = lines.after.toReversed()
    if (last) expect(rest.reduce((sum, one) => sum + one.amount, total)).toBe(refund)
    if (cancel) expect(cancel.refund + cancel.fee + Math.max(0, cancel.kept)).toBe(total)
  })
})
