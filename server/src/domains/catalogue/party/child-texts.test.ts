import { expect, test } from 'vitest'
import { childPolicies, childPolicyText, tooYoungText } from './child-texts.ts'

const family = {
  minAge: 0,
  bands: [
    { maxAge: 2, percent: 0, place: false },
    { maxAge: 5, percent: 25 },
    { maxAge: 12, percent: 50 },
  ],
}
const from8 = { minAge: 8, bands: [{ maxAge: 12, percent: 100 }] }
const from12 = { minAge: 12, bands: [{ maxAge: 12, percent: 100 }] }
const adults = { minAge: 16, bands: null }

const rows = (terms: Parameters<typeof childPolicies>[0], language: 'en' | 'ar') =>
  childPolicies(terms, language).map(({ Details, PriceText }) => `${Details}: ${PriceText}`)

test('every age finds what it pays, and who can’t come is told so', () => {
  expect(rows(family, 'en')).toEqual([
    'Up to 2 years: Free, without a place of their own',
    '3 to 5 years: 25% of the adult price',
    '6 to 12 years: 50% of the adult price',
  ])
  expect(rows(from8, 'en')).toEqual([
    'Under 8 years: Can’t come along',
    '8 to 12 years: Adult price',
  ])
  expect(rows(from12, 'en')).toEqual(['Under 12 years: Can’t come along', '12 years: Adult price'])
  expect(rows(adults, 'en')).toEqual(['Under 16 years: Can’t come along'])
  expect(rows({ minAge: 0, bands: null }, 'en')).toEqual(['Under 13 years: Can’t come along'])
})

test('and in Arabic', () => {
  expect(rows(family, 'ar')).toEqual([
    'حتى سنتين: مجانًا بدون مكان مستقل',
    'من 3 إلى 5 سنوات: 25% من سعر البالغ',
    'من 6 إلى 12 سنة: 50% من سعر البالغ',
  ])
  expect(rows(from8, 'ar')).toEqual([
    'أقل من 8 سنوات: لا يمكنهم المشاركة',
    'من 8 إلى 12 سنة: سعر البالغ',
  ])
})

test('a band below the least age is not spoken of', () => {
  const terms = { minAge: 4, bands: family.bands }
  expect(rows(terms, 'en')).toEqual([
    'Under 4 years: Can’t come along',
    '4 to 5 years: 25% of the adult price',
    '6 to 12 years: 50% of the adult price',
  ])
})

test.each([
  [from8, 'Under 8 years can’t come along; 8 to 12 years adult price. Cold nights.'],
  [adults, 'From 16 years. Cold nights.'],
  [{ minAge: 0, bands: null }, 'Adults only, from 13 years. Cold nights.'],
])('one sentence for %j', (terms, text) => {
  expect(childPolicyText(terms, 'Cold nights.', 'en')).toBe(text)
  expect(childPolicyText(terms, null, 'en')).toBe(text.replace(' Cold nights.', ''))
})

test.each([
  [family, '0', '0'],
  [from8, 'Children under 8', 'لمن هم دون 8 سنوات'],
  [from12, 'Children under 12', 'لمن هم دون 12 سنة'],
  [{ minAge: 2, bands: family.bands }, 'Children under 2', 'لمن هم دون سنتين'],
  [{ minAge: 0, bands: null }, 'Children under 13', 'لمن هم دون 13 سنة'],
])('who is too young for %j', (terms, en, ar) => {
  expect([tooYoungText(terms, 'en'), tooYoungText(terms, 'ar')]).toEqual([en, ar])
})
