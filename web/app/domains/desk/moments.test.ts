import { beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime } from '../../platform/clock.ts'
import { momentText, recordedDay, recordedSpan } from './moments.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T10:00:00+02:00') })
  noteServerTime(new Date())
  return () => vi.useRealTimers()
})

test.each([
  ['2027-01-01T09:05:00+02:00', '1 Jan, 09:05', '1 يناير، 09:05'],
  ['2026-12-31T23:30:00+02:00', '31 Dec 2026, 23:30', '31 ديسمبر 2026، 23:30'],
  // Cairo's year has begun already.
  ['2026-12-31T22:30:00Z', '1 Jan, 00:30', '1 يناير، 00:30'],
])('a moment is said with its year where it isn’t this one: %s', (at, en, ar) => {
  expect([momentText(at, 'en'), momentText(at, 'ar')].map(plain)).toEqual([en, ar])
})

test('a period of one day, as a month on its first, is that day', () => {
  const spans = ['2027-01-01', '2027-01-02'].map((to) => recordedSpan('2027-01-01', to, 'en'))
  expect(spans.map(plain)).toEqual(['1 Jan 2027', '1 Jan 2027 – 2 Jan 2027'])
})

test('a day in a record always has its year', () => {
  const texts = [recordedDay('2027-01-02', 'en'), recordedDay('2027-01-02', 'ar')]
  expect(texts.map(plain)).toEqual(['Sat 2 Jan 2027', 'السبت 2 يناير 2027'])
})
