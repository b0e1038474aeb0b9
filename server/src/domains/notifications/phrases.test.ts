import { describe, expect, test } from 'vitest'
import { alternativesPath, reservationPath } from './facts.ts'
import {
  amountText,
  dayText,
  isolate,
  leftToRight,
  momentText,
  nightsText,
  peopleText,
  whenText,
} from './phrases.ts'
import { facts } from './testing/post-office.ts'

describe('a value in a text', () => {
  test.each([isolate, leftToRight])('can’t turn the text around it over: %o', (wrap) => {
    const marks = '\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e'
    const wrapped = wrap(`evil${marks}name`)
    expect(wrapped.slice(1, -1)).toBe('evilname')
    expect(wrapped).toMatch(/^[\u2066\u2068].*\u2069$/)
  })

  test('keeps 2+1 in its order, which Arabic letters before it would turn around', () => {
    expect(isolate('رويال 2+1')).toBe('\u2068رويال \u20662+1\u2069\u2069')
  })

  test('keeps letters, vowel signs and what joins them', () => {
    expect(isolate('مُنى a\u200cb')).toBe('\u2068مُنى a\u200cb\u2069')
  })
})

describe('when', () => {
  test('is a day, in the words of the language, wherever the machine stands', () => {
    expect(dayText('2026-01-01', 'en')).toBe('Thu 1 January 2026')
    expect(dayText('2026-01-01', 'ar')).toBe('الخميس 1 يناير 2026')
  })

  test.each([
    [null, 'Thu 24 December 2026'],
    ['2026-12-24', 'Thu 24 December 2026'],
    ['2026-12-27', 'Thu 24 December 2026 to Sun 27 December 2026'],
  ])('until %s is %s', (toDate, text) => {
    expect(whenText(facts({ toDate }), 'en')).toBe(text)
  })

  test('from day to day in Arabic', () => {
    expect(whenText(facts({ toDate: '2026-12-27' }), 'ar')).toBe(
      'من الخميس 24 ديسمبر 2026 إلى الأحد 27 ديسمبر 2026',
    )
  })

  // Egypt's summer time began on 24 April 2026 and ended on 30 October, both at midnight.
  test.each([
    ['2026-04-23T21:59:00Z', 'Thu 23 April, 23:59'],
    ['2026-04-23T22:00:00Z', 'Fri 24 April, 01:00'],
    ['2026-07-01T12:00:00Z', 'Wed 1 July, 15:00'],
    ['2026-10-29T20:59:00Z', 'Thu 29 October, 23:59'],
    ['2026-10-29T22:00:00Z', 'Fri 30 October, 00:00'],
    ['2026-12-31T22:30:00Z', 'Fri 1 January, 00:30'],
  ])('a departure at %s is %s in Cairo', (startsAt, text) => {
    expect(momentText(new Date(startsAt), 'en')).toBe(text)
    expect(whenText(facts({ startsAt, toDate: '2027-01-05' }), 'en')).toBe(text)
    expect(momentText(new Date(startsAt), 'ar')).not.toMatch(/[٠-٩a-z]/i)
  })
})

test.each([
  [1, '1 person', 'فرد واحد'],
  [2, '2 people', 'فردان'],
  [3, '3 people', '3 أفراد'],
  [10, '10 people', '10 أفراد'],
  [11, '11 people', '11 فردًا'],
  [20, '20 people', '20 فردًا'],
  [100, '100 people', '100 فرد'],
  [102, '102 people', '102 فرد'],
  [103, '103 people', '103 أفراد'],
])('%i travellers', (count, en, ar) => {
  expect(peopleText(count, 'en')).toBe(en)
  expect(peopleText(count, 'ar')).toBe(ar)
})

test('amounts are whole pounds with Western digits', () => {
  expect(amountText(245_049, 'en')).toBe('EGP\u00a02,450')
  expect(amountText(245_050, 'en')).toBe('EGP\u00a02,451')
  expect(amountText(123_456_700, 'ar')).toMatch(/^1,234,567\s/)
})

describe('ways on', () => {
  test.each([
    ['Activity', '/activities'],
    ['Hotel', '/hotels'],
    ['Bus', '/transportation'],
    ['NileCruise', '/cruises'],
    ['Something new', '/'],
  ])('from %s lead to %s', (module, path) => {
    expect(alternativesPath(facts({ module }))).toBe(path)
  })

  test('from a hotel lead to hotels for the same days and party', () => {
    const party = { adults: 2, childAges: [6] }
    const stay = { module: 'Hotel', fromDate: '2026-12-24', toDate: '2026-12-27', party }
    expect(alternativesPath(facts(stay))).toBe(
      '/hotels?arrivalDate=24-12-2026&departureDate=27-12-2026&childrenAges=6',
    )
  })

  test('stay on our site, whatever the module is called', () => {
    expect(reservationPath(facts({ module: '../../evil?x=//y', reservationId: 7 }))).toBe(
      '/reservations/..%2F..%2Fevil%3Fx%3D%2F%2Fy/7',
    )
  })
})

test.each([
  [1, '1 night', 'ليلة'],
  [2, '2 nights', 'ليلتان'],
  [7, '7 nights', '7 ليالٍ'],
  [30, '30 nights', '30 ليلة'],
])('%i nights are %s, %s', (nights, en, ar) => {
  expect([nightsText(nights, 'en'), nightsText(nights, 'ar')]).toEqual([en, ar])
})
