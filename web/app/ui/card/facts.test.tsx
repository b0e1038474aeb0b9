import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Facts } from './facts.tsx'

it('leaves a fact of zero out, and no stray 0 in its place', () => {
  const facts = [
    ['Return', '17 Dec'],
    ['Nights', 0],
    ['Hotel', null],
    ['Coupon', ''],
  ] as const
  expect(renderToStaticMarkup(<Facts className="facts" facts={facts} />)).toBe(
    '<dl class="facts"><div><dt>Return</dt><dd>17 Dec</dd></div></dl>',
  )
})
