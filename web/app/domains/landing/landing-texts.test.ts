import { expect, test } from 'vitest'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

// Ways to pay may cost extra; a transfer, or a partner's hotel, is confirmed later.
test.each([
  [en.whyPriceText, /nothing is added/i, /costs extra/],
  [ar.whyPriceText, /لا نضيف شيئًا/, /رسوم/],
  [en.whyInstantText, /^Your place/, /^Most bookings/],
  [ar.whyInstantText, /^مكانك/, /معظم/],
  [en.heroText, /pounds, confirmed/, /most bookings/],
  [ar.heroText, /وتأكيد فوري\.$/, /لمعظم/],
])('%s', (text, tooMuch, said) => {
  expect(text).not.toMatch(tooMuch)
  expect(text).toMatch(said)
})
