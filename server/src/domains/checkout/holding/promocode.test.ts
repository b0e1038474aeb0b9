import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBooking } from '../booking.ts'
import { judgePromocode, presentPromocode, type Promocode } from './promocode.ts'
import type { Quote } from '../sellable.ts'

const now = new Date('2026-11-21T10:00:00Z')
const promocode: Promocode = {
  id: 1,
  code: 'WINTER26',
  percent: 10,
  amount: null,
  maxDiscount: null,
  maxUses: null,
  maxUsesEach: null,
  minAmount: null,
  startsAt: null,
  endsAt: null,
  module: null,
}
const facts = { module: 'Activity', total: 100_000, uses: 0, usesByThem: 0, now }
const judge = (change: Partial<Promocode> = {}, more: Partial<typeof facts> = {}) =>
  judgePromocode({ ...promocode, ...change }, { ...facts, ...more })

describe('what a promocode takes off', () => {
  it.each<[string, Partial<Promocode>, Partial<typeof facts>, number]>([
    ['a percentage', {}, {}, 10_000],
    ['a percentage, rounded down to whole pounds', { percent: 7 }, { total: 12_345 }, 800],
    ['a percentage up to its most', { percent: 50, maxDiscount: 30_000 }, {}, 30_000],
    ['an amount', { percent: null, amount: 25_000 }, {}, 25_000],
    ['an amount, in whole pounds', { percent: null, amount: 25_050 }, {}, 25_000],
    ['never all of it', { percent: 100 }, {}, 99_900],
    ['never more than all of it', { percent: null, amount: 900_000 }, {}, 99_900],
    ['its own module alone', { module: 'Activity' }, {}, 10_000],
    ['its last use', { maxUses: 3 }, { uses: 2 }, 10_000],
    ['its traveller’s last use', { maxUsesEach: 2 }, { uses: 9, usesByThem: 1 }, 10_000],
    ['from its least price on', { minAmount: 100_000 }, {}, 10_000],
    ['from its first moment', { startsAt: now }, {}, 10_000],
  ])('%s', (_, change, more, discount) => {
    expect(judge(change, more)).toMatchObject({ ok: true, discount })
  })

  it.each<[string, Partial<Promocode>, Partial<typeof facts>, string]>([
    ['another module', { module: 'Bus' }, {}, 'unknown'],
    ['one that starts later', { startsAt: new Date('2026-12-01') }, {}, 'unknown'],
    ['one that ends now', { endsAt: now }, {}, 'ended'],
    ['one that is used up', { maxUses: 3 }, { uses: 3 }, 'used_up'],
    ['one that its traveller used up', { maxUsesEach: 1 }, { usesByThem: 1 }, 'used_by_you'],
  ])('nothing for %s', (_, change, more, why) => {
    expect(judge(change, more)).toEqual({ ok: false, why })
  })

  it('nothing below its least price, which is said', () => {
    const verdict = judge({ minAmount: 100_100 })
    expect(presentPromocode(verdict, 'en')?.Message).toBe(
      'This promocode counts from EGP\u00a01,001 on',
    )
    expect(presentPromocode(verdict, 'ar')?.Message).toContain('1,001\u00a0ج.م')
  })

  it('nothing for a code that nobody made', () => {
    expect(judgePromocode(null, facts)).toEqual({ ok: false, why: 'unknown' })
  })

  it('is said in the caller’s language', () => {
    expect(presentPromocode(null, 'en')).toBeNull()
    expect(presentPromocode(judge(), 'ar')).toEqual({
      IsSuccess: true,
      Message: 'تم تطبيق الكود: خصم 100\u00a0ج.م',
    })
    expect(presentPromocode({ ok: false, why: 'ended' }, 'ar')).toEqual({
      IsSuccess: false,
      Message: 'انتهت صلاحية كود الخصم',
    })
  })
})

describe('the price of a booking', () => {
  const party = { adults: 2, childAges: [] }
  const cases = fc.record({
    unit: fc.integer({ min: 1, max: 20_000 }).map((egp) => egp * 100),
    off: fc.integer({ min: 0, max: 90 }),
    people: fc.integer({ min: 1, max: 20 }),
    percent: fc.integer({ min: 1, max: 100 }),
  })
  const named = (en: string) => ({ en, ar: en })
  const quoteOf = (unit: number, off: number, people: number): Quote => {
    const effective = Math.max(100, Math.round((unit * (100 - off)) / 10_000) * 100)
    return {
      name: { en: 'Felucca', ar: 'فلوكة' },
      city: { en: 'Aswan', ar: 'أسوان' },
      image: null,
      stock: [],
      cancellation: { beginsAt: '2026-12-24T12:00:00.000Z', steps: [] },
      visit: {
        place: { en: 'Pier', ar: 'المرسى' },
        address: null,
        latitude: 24.1,
        longitude: 32.9,
        startsAt: '2026-12-24T12:00:00.000Z',
        endsAt: null,
      },
      saleEndsAt: new Date('2026-12-24T20:00:00Z'),
      lines: [
        { label: named('Felucca'), amount: unit * people },
        ...(effective < unit
          ? [{ label: named('Offer'), amount: (effective - unit) * people }]
          : []),
        { label: named('Taxes and service'), amount: null },
      ],
      original: unit * people,
      total: Math.min(unit, effective) * people,
    }
  }

  it('is the sum of its lines, never below a pound, and whole pounds throughout', () => {
    fc.assert(
      fc.property(cases, ({ unit, off, people, percent }) => {
        const quote = quoteOf(unit, off, people)
        const verdict = judge({ percent }, { total: quote.total })
        const { sold, payable } = priceBooking(quote, verdict, party)
        const sum = sold.lines.reduce((total, line) => total + (line.amount ?? 0), 0)
        expect(sum).toBe(payable)
        expect(payable).toBeGreaterThanOrEqual(100)
        expect(payable % 100).toBe(0)
        expect(payable).toBeLessThanOrEqual(quote.total)
      }),
    )
  })

  it('grows with every further person', () => {
    fc.assert(
      fc.property(cases, ({ unit, off, people }) => {
        const [less, more] = [quoteOf(unit, off, people), quoteOf(unit, off, people + 1)]
        expect(priceBooking(more, null, party).payable).toBeGreaterThan(
          priceBooking(less, null, party).payable,
        )
      }),
    )
  })

  it('says what is included last, and leaves a code that gives nothing out', () => {
    const quote = quoteOf(50_000, 0, 2)
    const applied = priceBooking(quote, judge(), party)
    expect(applied.sold.lines.map((line) => line.label.en.replaceAll('\u00a0', ' '))).toEqual([
      'Felucca',
      'Promocode WINTER26',
      'Taxes and service',
    ])
    expect(priceBooking(quote, { ok: false, why: 'unknown' }, party).sold.lines).toHaveLength(2)
  })
})
