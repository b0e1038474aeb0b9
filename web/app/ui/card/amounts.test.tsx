// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Amounts } from './amounts.tsx'

afterEach(cleanup)

const shown = (lines: Parameters<typeof Amounts>[0]['lines']): string[] => {
  const { container } = render(<Amounts lines={lines} />)
  return [...container.querySelectorAll('dl > div')].map(
    (row) => `${row.className}|${row.querySelector('dt')?.textContent}`,
  )
}

it('sets what the total contains under it, not among what adds up to it', () => {
  const lines = [
    { Label: '3 nights', Text: 'EGP\u00a09,000' },
    { Label: 'Total', Text: 'EGP\u00a09,000' },
    { Label: 'Of which VAT', Text: 'EGP\u00a01,105', IsContained: true },
  ]
  expect(shown(lines)).toEqual(['|3 nights', 'amounts-total|Total', 'amounts-part|Of which VAT'])
})

it('keeps the parts with their total where more follows', () => {
  const lines = [
    { Label: 'Total', Text: 'EGP\u00a09,000' },
    { Label: 'Of which VAT', Text: 'EGP\u00a01,105', IsContained: true },
    { Label: 'Refunded', Text: 'EGP\u00a09,000' },
  ]
  expect(shown(lines)).toEqual(['|Total', 'amounts-part|Of which VAT', 'amounts-total|Refunded'])
})
