import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 … 8'],
  [4, 8, '1 2 3 4 5 6 … 8'],
  [6, 14, '1 … 4 5 6 7 8 … 14'],
  [14, 14, '1 … 12 13 14'],
  [1, 0, ''],
])('page %i of %i', (current, total, shown) => {
  expect(
    pageNumbers(current, total)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown)
})
