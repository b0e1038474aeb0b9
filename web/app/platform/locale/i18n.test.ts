import { intlTag, languages } from '@rihla/contract/values/language'
import { describe, expect, it } from 'vitest'
import { createTexts } from './i18n.ts'

const arabic = {
  nights_zero: 'لا ليالٍ',
  nights_one: 'ليلة',
  nights_two: 'ليلتان',
  nights_few: '{count} ليالٍ',
  nights_many: '{count} ليلة',
  nights_other: '{count} ليلة',
}

describe('texts', () => {
  it('fills placeholders and leaves unknown ones alone', () => {
    const texts = createTexts('en', { shop: { hello: 'Hello {name}, {gone}' } })
    expect(texts.read('en', 'shop', 'hello', { name: 'Nour' })).toBe('Hello Nour, {gone}')
  })

  it.each([
    [0, 'لا ليالٍ'],
    [1, 'ليلة'],
    [2, 'ليلتان'],
    [3, '3 ليالٍ'],
    [11, '11 ليلة'],
    [100, '100 ليلة'],
  ])('counts %i as Arabic does', (count, text) => {
    expect(createTexts('ar', { stay: arabic }).read('ar', 'stay', 'nights', { count })).toBe(text)
  })

  it.each(languages)('chooses the plural that Intl would, in %s', (language) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
    const bundle = Object.fromEntries(forms.map((form) => [`it_${form}`, form]))
    const texts = createTexts(language, { shop: bundle })
    const byIntl = new Intl.PluralRules(intlTag(language))
    for (let count = 0; count <= 1200; count++)
      expect(texts.read(language, 'shop', 'it', { count }), `${count}`).toBe(byIntl.select(count))
  })

  it.each(['en', 'ar'] as const)('groups the thousands of what is counted, in %s', (language) => {
    const texts = createTexts(language, { shop: { found: '{count} of {total} since {year}' } })
    const values = { count: 1342, total: 21342, year: 2026 }
    expect(texts.read(language, 'shop', 'found', values)).toBe('1,342 of 21,342 since 2026')
  })

  it('shows the key of a missing text', () => {
    expect(createTexts('en', {}).read('en', 'shop', 'title')).toBe('title')
  })

  it('keeps both languages of a browser that switched', () => {
    const texts = createTexts('en', { shop: { title: 'Shop' } })
    texts.add('shop', 'ar', { title: 'متجر' })
    expect(texts.read('ar', 'shop', 'title')).toBe('متجر')
    expect(texts.read('en', 'shop', 'title')).toBe('Shop')
    expect(texts.has('stay', 'ar')).toBe(false)
  })
})
