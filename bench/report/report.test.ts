import { expect, test } from 'vitest'
import { mergeReport, readReport, readVerdict, writeReport, type Measured } from './report.ts'

const ratio = {
  text: '500: dated / bare handler',
  value: '0.25',
  limit: 'at least 0.2',
  kept: true,
}
const slow = { text: 'p99 of the search, ms', value: '51.00', limit: 'at most 50', kept: false }
const search: Measured = {
  name: 'search',
  day: '2026-11-25',
  seconds: 90,
  machine: '2 cores, 24 GB, 40 ms of fixed work, load 0.3',
  verdicts: [ratio, slow],
}

test('reads what a bench says of a promise, and nothing else', () => {
  expect(readVerdict('ok   500: dated / bare handler: 0.25 (at least 0.2)')).toEqual(ratio)
  expect(readVerdict('MISS p99 of the search, ms: 51.00 (at most 50)')).toEqual(slow)
  expect(readVerdict('  an answer has 12,345 characters')).toBeUndefined()
})

test('a page is read as it was written, with what was missed in bold', () => {
  const page = writeReport([search])
  expect(page).toContain('| p99 of the search, ms | **51.00** | at most 50 |')
  expect(readReport(page)).toEqual([search])
})

test('a bench that is run again takes its own place, a new one the last', () => {
  const again = { ...search, day: '2026-11-26', verdicts: [ratio] }
  const hold = { ...search, name: 'hold' }
  expect(mergeReport([search, hold], again)).toEqual([again, hold])
  expect(mergeReport([search], hold)).toEqual([search, hold])
})
