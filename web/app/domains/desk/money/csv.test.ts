import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes what would end a cell, and ends each row as RFC 4180 says', () => {
  expect(
    csvOf([
      ['Day', 'Came in'],
      ['a "b", c', 12.5],
      ['two\nlines', -3],
    ]),
  ).toBe('\uFEFFDay,Came in\r\n"a ""b"", c",12.5\r\n"two\nlines",-3\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('lets %j be no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/)
})
