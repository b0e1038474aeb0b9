import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  addDays,
  cairoDate,
  calendarDate,
  clampDate,
  daysBetween,
  parseAddressDate,
  parseWireDate,
  toAddressDate,
  toDayMonthYear,
  toIsoInstant,
  toMonthDayYear,
} from './dates.ts'
import { parsePaymentMethod } from './enumerations.ts'
import {
  dateField,
  flagField,
  idField,
  numberField,
  optionalField,
  textField,
  wholeNumber,
} from './fields.ts'
import { deviceTag, directionOf, intlTag, languageOf, type Language } from './language.ts'
import { discountPercent, formatEgp, fromEgp, isOfferValid, toWholeEgp } from './money.ts'

const dates = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates', () => {
  it('go through every wire format and back', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseAddressDate(toAddressDate(date))).toBe(date)
        for (const wire of [
          date,
          toMonthDayYear(date),
          toIsoInstant(date),
          toIsoInstant(date, '12:00:00'),
        ])
          expect(parseWireDate(wire)).toBe(date)
      }),
    )
  })

  it('count as calendars do', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    // Egypt's clocks jump that night: a calendar date doesn't notice.
    expect(addDays('2026-04-23', 1)).toBe('2026-04-24')
  })

  it.each([
    '',
    '2026-02-30',
    '30-02-2026',
    '2026-13-01',
    '13/32/2026',
    '2026-1-1',
    'tomorrow',
    '1/1/26',
    '2026-01-01 10:00',
  ])('refuse %j', (text) => {
    expect(parseWireDate(text)).toBeNull()
    expect(parseAddressDate(text)).toBeNull()
  })

  it('are shown, clamped, and today is Cairo’s', () => {
    expect(toDayMonthYear('2026-12-17')).toBe('17/12/2026')
    expect([
      clampDate('2026-01-01', '2026-02-01', '2026-03-01'),
      clampDate('2026-04-01', '2026-02-01', '2026-03-01'),
    ]).toEqual(['2026-02-01', '2026-03-01'])
    expect(cairoDate(new Date('2026-07-01T20:59:00Z'))).toBe('2026-07-01')
    expect(cairoDate(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
    expect(cairoDate(new Date('2026-12-01T22:00:00Z'))).toBe('2026-12-02')
    expect(calendarDate(1800, 1, 1)).toBeNull()
  })

  it('the day in Cairo is the one that its clocks show, at every half hour of three years', () => {
    const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })
    const from = Date.UTC(2026, 0, 1)
    for (let at = from; at < Date.UTC(2029, 0, 1); at += 30 * 60_000)
      if (cairoDate(new Date(at)) !== shown.format(at)) expect.fail(new Date(at).toISOString())
  })
})

describe('money', () => {
  it('is whole EGP on the wire, rounded half up, once', () => {
    expect([toWholeEgp(149), toWholeEgp(150), toWholeEgp(-150), fromEgp(12.34)]).toEqual([
      1, 2, -1, 1234,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (egp) => {
        expect(toWholeEgp(fromEgp(egp))).toBe(egp)
      }),
    )
  })

  it.each<[number, Language, string]>([
    [2450, 'en', 'EGP 2,450'],
    [2450, 'ar', '2,450 ج.م'],
    [-350, 'en', '− EGP 350'],
    [-350, 'ar', '−350 ج.م'],
    [0, 'en', 'EGP 0'],
    [1234567, 'en', 'EGP 1,234,567'],
  ])('%i in %s is %s', (egp, language, text) => {
    expect(formatEgp(egp, language).replaceAll('\u00a0', ' ')).toBe(text)
    expect(formatEgp(egp, language)).not.toContain(' ')
  })

  it('takes an offer for valid only above 0, below the price, and before it ends', () => {
    const now = new Date('2026-11-21T10:00:00Z')
    const valid = (offer: number | null, ends: string | null = null) =>
      isOfferValid(100, offer, ends, now)
    expect([valid(90), valid(0), valid(null), valid(100), valid(-5)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect([valid(90, '2026-11-21T10:00:01Z'), valid(90, '2026-11-21T10:00:00Z')]).toEqual([
      true,
      false,
    ])
    expect(discountPercent(9750, 7350)).toBe(25)
  })
})

describe('languages', () => {
  it.each<[string | null, Language | null]>([
    ['en-US', 'en'],
    ['ar-EG', 'ar'],
    ['ar', 'ar'],
    ['de-DE,ar;q=0.5,en;q=0.7', 'en'],
    ['fr', null],
    ['', null],
    [null, null],
    ['en;q=0,ar', 'ar'],
    ['AR-eg', 'ar'],
    ['*', null],
    ['en;q=0.5, ar;q=0.5', 'en'],
  ])('%j asks for %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })

  it('have tags and directions', () => {
    expect([deviceTag('en'), deviceTag('ar'), intlTag('ar'), directionOf('ar')]).toEqual([
      'en-US',
      'ar-EG',
      'ar-EG-u-nu-latn',
      'rtl',
    ])
  })
})

describe('enumerations', () => {
  it('take a payment method in any case and by number', () => {
    expect([
      parsePaymentMethod('BANK_CARD'),
      parsePaymentMethod(3),
      parsePaymentMethod('4'),
      parsePaymentMethod('gold'),
    ]).toEqual(['Bank_Card', 'Installment_Card', 'Bank_Transfer', null])
  })
})

describe('fields', () => {
  it.each([5, '5', ' 5 ', '5.0'])('take %j for the number 5', (given) => {
    expect(wholeNumber(0, 9).safeParse(given).data).toBe(5)
    expect(numberField(0, 9).safeParse(given).data).toBe(5)
  })

  it.each<unknown>([
    [[5]],
    [['5']],
    [[['5']]],
    true,
    false,
    null,
    {},
    '0x5',
    '5e0',
    '1e1',
    '٥',
    '',
    '+5',
    -1,
    10,
    NaN,
  ])('take %j for no number within bounds', (given) => {
    expect(wholeNumber(0, 9).safeParse(given).success).toBe(false)
    expect(numberField(0, 9).safeParse(given).success).toBe(false)
    expect(idField.safeParse(given === 10 ? 0 : given).success).toBe(false)
  })

  it('keep fractions out of whole numbers alone', () => {
    expect(wholeNumber(0, 9).safeParse('1.5').success).toBe(false)
    expect(numberField(0, 9).safeParse('1.5').data).toBe(1.5)
  })

  it.each([
    [true, ['true', 'True', 'TRUE', '1', 1, true, 'yes', ' Yes ']],
    [false, ['false', 'False', '0', 0, false, 'no', 'NO']],
  ])('read %j as %j is written', (flag, spellings) => {
    for (const spelling of spellings) expect(flagField.safeParse(spelling).data).toBe(flag)
  })

  it.each(['perhaps', 'tru', '2', 2, [true], {}, 'yes please'])(
    'refuse %j as a yes or no',
    (given) => {
      expect(flagField.safeParse(given).success).toBe(false)
    },
  )

  it('read dates, ids and texts, and take absent, null and empty alike', () => {
    const schema = z.object({
      day: dateField,
      id: idField,
      note: optionalField(textField(5)),
      when: optionalField(dateField),
    })
    const good = schema.safeParse({ day: '12/17/2026', id: '7', note: ' hi ', when: '' })
    expect(good.data).toEqual({ day: '2026-12-17', id: 7, note: 'hi', when: undefined })
    expect(schema.safeParse({ day: '2026-12-17', id: 7, note: null }).success).toBe(true)
    for (const bad of [
      { day: 'x', id: 7 },
      { day: '2026-12-17', id: 0 },
      { day: '2026-12-17', id: 1.5 },
      { day: '2026-12-17', id: 7, note: 'too long' },
    ])
      expect(schema.safeParse(bad).success).toBe(false)
  })
})
