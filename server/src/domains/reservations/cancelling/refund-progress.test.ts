import { expect, test } from 'vitest'
import { presentRefund, type RefundFacts } from './refund-progress.ts'

const sentAt = new Date('2026-11-12T10:00:00Z')
const now = new Date('2026-11-27T10:00:00Z')
const phone = { en: '16000', ar: '+20 2 5550 0142' }
const refund: RefundFacts = {
  amount: 150_000,
  reason: 'cancelled',
  method: 'Bank_Card',
  state: 'done',
  requestedAt: sentAt,
  sentAt,
}
const owed = { ...refund, sentAt: null, state: 'requested' } as const

test('a refund that should have arrived names the phone so that Arabic letters can’t turn it around', () => {
  expect(presentRefund(refund, { now, phone }, 'ar').Steps.at(-1)?.Description).toBe(
    'يُفترض أنه في حسابك منذ الخميس 26 نوفمبر 2026. إن لم تجده فاتصل بنا: \u2066+20\u00a02\u00a05550\u00a00142\u2069.',
  )
})

test.each<[string, Partial<RefundFacts>, string, string, string[]]>([
  [
    'cancelled',
    owed,
    'Refund of EGP',
    'requested',
    ['Refund requested', 'Sent to the bank', 'In your account'],
  ],
  [
    'unused',
    { ...owed, reason: 'paid_twice' },
    'A payment that was not used',
    'requested',
    ['Refund requested', 'Sent to the bank', 'In your account'],
  ],
  [
    'in cash',
    { ...owed, state: 'by_hand', byHand: true },
    'Refund of EGP',
    'requested',
    ['Refund requested', 'Our team returns it to you'],
  ],
  [
    'owed while it is disputed',
    { ...owed, waitsForBank: true },
    'Refund of EGP',
    'requested',
    ['Your bank decides first', 'In your account'],
  ],
  [
    'owed, and taken by the bank',
    { byBank: true },
    'Refund of EGP',
    'arrived',
    ['Given back by the bank'],
  ],
  [
    'taken by the bank',
    { reason: 'outside:dispute:d1', byBank: true },
    'Refund of EGP',
    'arrived',
    ['Given back by the bank'],
  ],
  [
    'given by staff at the gateway',
    { reason: 'outside:panel:t1:5' },
    'Refund of EGP',
    'arrived',
    ['Refund requested', 'Sent to the bank', 'In your account'],
  ],
])('money that goes back says whose turn it is: %s', (_, its, title, state, steps) => {
  const shown = presentRefund({ ...refund, ...its }, { now, phone }, 'en')
  expect(shown.Title).toContain(title)
  expect(shown.State).toBe(state)
  expect(shown.Steps.map(({ Text }) => Text)).toEqual(steps)
})

test('a refund goes the way that its own payment came', () => {
  const [, sending] = presentRefund(owed, { now, phone }, 'en').Steps
  expect(sending?.Description).toContain('Bank card')
  const [, byHand] = presentRefund(
    { ...owed, state: 'by_hand', byHand: true, method: 'Cash_On_Delivery' },
    { now, phone },
    'en',
  ).Steps
  expect(byHand?.Description).toContain('Cash at our office')
})
