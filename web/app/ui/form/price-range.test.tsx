// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { PriceRange } from './price-range.tsx'
import type { Range } from './clamp-range.ts'

/** A slider whose length is no multiple of its step, and what it was set to. */
function openRange(bounds: Range) {
  const chosen: Range[] = []
  openPage('/', {
    language: 'en',
    routes: [
      {
        path: '/',
        element: (
          <PriceRange
            label="Price"
            bounds={bounds}
            value={bounds}
            onCommit={(range) => chosen.push(range)}
          />
        ),
      },
    ],
    answers: {},
  })
  const drag = (name: RegExp, value: number): void => {
    const thumb = screen.getByRole('slider', { name })
    fireEvent.change(thumb, { target: { value: String(value) } })
    fireEvent.pointerUp(thumb)
  }
  return { chosen, drag }
}

test('the last step of a thumb leads to the very end, which means any price', () => {
  const { chosen, drag } = openRange({ from: 120, to: 12_345 })
  drag(/Lowest/, 470)
  drag(/Highest/, 5020)
  // Browsers stop at the last whole step.
  drag(/Highest/, 12_320)
  expect(chosen).toEqual([
    { from: 470, to: 12_345 },
    { from: 120, to: 5020 },
    { from: 120, to: 12_345 },
  ])
})
