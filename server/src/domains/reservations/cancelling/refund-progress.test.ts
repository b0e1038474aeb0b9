import { expect, test } from 'vitest'
import { presentRefund } from './refund-progress.ts'

test('a refund that should have arrived names the phone so that Arabic letters can’t turn it around', () => {
  const sentAt = new Date('2026-11-12T10:00:00Z')
  const refund = { amount: 150_000, reason: 'cancelled', requestedAt: sentAt, sentAt }
  const at = { now: new Date('2026-11-27T10:00:00Z'), method: 'بطاقة بنكية' }
  const { Steps } = presentRefund({ ...refund, state: 'done' }, at, 'ar')
  expect(Steps.at(-1)?.Description).toBe(
    'يُفترض أنه في حسابك منذ الخميس 26 نوفمبر 2026. إن لم تجده فاتصل بنا: \u2066+20\u00a02\u00a05550\u00a00142\u2069.',
  )
})
