import { expect, it } from 'vitest'
import { statsOf } from './stats.tsx'

const own = (name: string): string => `label of ${name}`

it('shows the fallbacks of the specification where nobody wrote a number', () => {
  expect(statsOf(null, own).map(({ value }) => value)).toEqual([
    '150K+',
    '4000+',
    '4.8',
    '4000+',
    '50M+',
  ])
})

it('prefers what was written, number by number', () => {
  const written = { hotels: '312', rating_label: 'stars' } as never
  expect(statsOf(written, own)).toContainEqual({ value: '312', label: 'label of hotels' })
  expect(statsOf(written, own)).toContainEqual({ value: '4.8', label: 'stars' })
})
