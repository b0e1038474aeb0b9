import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

/** With its mark, which `text()` would take off. */
const bytesOf = async (file: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())

it('quotes what would end a cell, and ends each row as RFC 4180 says', async () => {
  const file = csvOf([
    ['Day', 'Came in'],
    ['a "b", c', 12.5],
    ['two\nlines', -3],
  ])
  expect(await bytesOf(file)).toBe('\uFEFFDay,Came in\r\n"a ""b"", c",12.5\r\n"two\nlines",-3\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])('lets %j be no formula', async (text) => {
  expect(await bytesOf(csvOf([[text]]))).toMatch(/^\uFEFF"?'/)
})
