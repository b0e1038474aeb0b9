// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { aQuote } from '../testing/quote.ts'
import { HotelSummary } from './hotel-summary.tsx'

const whole = aQuote()
const quote = {
  ...whole,
  HotelPricingInformation: {
    ...whole.HotelPricingInformation,
    AmountDetails: [
      { Label: 'Total', Text: 'EGP 1,000' },
      { Label: 'Left to pay by Tue 1 Dec', Text: 'EGP 800' },
      { Label: 'Deposit to pay now', Text: 'EGP 200' },
    ],
    PayableAmount: 200,
  },
  Cancellation: [{ Until: null, Percent: 100, Text: 'Full refund until 1 Dec' }],
}

test.each([
  ['paying', ['Total', 'Left to pay by Tue 1 Dec', 'Deposit to pay now'], true],
  ['paid', ['Total', 'Left to pay by Tue 1 Dec'], true],
  ['returned', ['Total'], false],
] as const)('while %s it says %j, and terms of cancelling: %s', (stage, labels, terms) => {
  openPage('/', {
    language: 'en',
    answers: {},
    routes: [{ path: '/', element: <HotelSummary quote={quote} stage={stage} /> }],
  })
  const shown = [...document.querySelectorAll('.amounts dt')].map((it) => it.textContent)
  expect(shown).toEqual(labels)
  expect(document.body.textContent.includes('Full refund until 1 Dec')).toBe(terms)
})
