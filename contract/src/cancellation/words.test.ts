import { describe, expect, it } from 'vitest'
import { cancellationTerms } from './terms.ts'
import { cancellationLines, cancellationSentence, deadlineText } from './words.ts'

const terms = cancellationTerms(new Date('2026-12-17T07:00:00Z'), [
  { until: new Date('2026-12-09T22:00:00Z'), percent: 100 },
  { until: new Date('2026-12-15T07:00:00Z'), percent: 50 },
])
const textsAt = (now: string, language: 'en' | 'ar') =>
  cancellationLines(terms, new Date(now), language).map((line) => line.Text)

describe('the words of cancelling', () => {
  it('say each share with its end by the clocks in Cairo, and what comes after', () => {
    expect(textsAt('2026-11-21T10:00:00Z', 'en')).toEqual([
      'Full refund until Wed 9 Dec 2026, 23:59',
      '50% refund until Tue 15 Dec 2026, 09:00',
      'No refund after that',
    ])
    expect(textsAt('2026-11-21T10:00:00Z', 'ar')).toEqual([
      'يُرد المبلغ بالكامل حتى الأربعاء 9 ديسمبر 2026، 23:59',
      'يُرد 50% من المبلغ حتى الثلاثاء 15 ديسمبر 2026، 09:00',
      'لا يُرد أي مبلغ بعد ذلك',
    ])
  })

  it('leave out what is over', () => {
    expect(textsAt('2026-12-12T10:00:00Z', 'en')).toHaveLength(2)
    expect(textsAt('2026-12-16T10:00:00Z', 'en')).toEqual(['No refund when you cancel'])
  })

  it('end a day at 23:59, also where the clocks skip its midnight', () => {
    expect(deadlineText('2026-04-23T22:00:00Z', 'en')).toBe('Thu 23 Apr 2026, 23:59')
    expect(deadlineText('2026-10-29T22:00:00Z', 'en')).toBe('Thu 29 Oct 2026, 23:59')
  })

  it.each([
    [{ refund: 50_000, kept: 50_000, until: '2026-12-15T07:00:00Z' }, 'after a fee of EGP 500.'],
    [{ refund: 100_000, kept: 0, until: '2026-12-15T07:00:00Z' }, 'No fee is kept.'],
    [{ refund: 0, kept: 100_000, until: null }, 'nothing is refunded: EGP 1,000 is kept.'],
  ])('say what it comes to now: %j', (amounts, end) => {
    expect(cancellationSentence(amounts, 'en').replaceAll('\u00a0', ' ')).toContain(end)
    expect(cancellationSentence(amounts, 'ar')).toMatch(/[\u0621-\u064a]/)
  })
})
