import { createRequire } from 'node:module'
import { getExampleNumber, type Examples } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { accountApp } from '../testing/account-app.ts'
import { listCountries } from '../store.ts'
import { parsePhone } from './phone.ts'

const { db, call } = await accountApp()
const countries = await listCountries(db)
const byCode = (code: string) => {
  const country = countries.find((one) => one.code === code)
  if (!country) throw new Error(`${code} is not in the list`)
  return country
}
const egypt = byCode('EG')
const examples = createRequire(import.meta.url)(
  'libphonenumber-js/examples.mobile.json',
) as Examples

describe('the list of countries', () => {
  test('has every country once, Egypt first, at positions without gaps', async () => {
    const { body } = await call<{ Code: string }[]>(
      '/api/AccountApi/GetAvailableCountries',
      undefined,
      {
        method: 'GET',
      },
    )
    const codes = body.Data.map((country) => country.Code)
    expect(codes).toHaveLength(243)
    expect(new Set(codes).size).toBe(243)
    expect(codes.slice(0, 4)).toEqual(['EG', 'AF', 'AX', 'AL'])
    expect(countries.map((country) => country.position)).toEqual(codes.map((_, index) => index + 1))
  })

  test('answers the same order in Arabic', async () => {
    const path = '/api/AccountApi/GetAvailableCountries'
    const ask = (language: string) =>
      call(path, undefined, { method: 'GET', headers: { 'accept-language': language } })
    expect((await ask('ar-EG')).body).toEqual((await ask('en-US')).body)
  })

  test('describes Egypt', async () => {
    const { body } = await call<unknown[]>('/api/AccountApi/GetAvailableCountries', undefined, {
      method: 'GET',
    })
    expect(body.Data[0]).toMatchObject({
      Code: 'EG',
      CountryCode: '+20',
      Placeholder: '10 01234567',
      Flag: '🇪🇬',
      NameEn: 'Egypt',
      NameAr: 'مصر',
    })
  })
})

describe('a phone number', () => {
  test.each([
    ['the national number', '1001234567'],
    ['with the trunk zero', '01001234567'],
    ['with spaces, dashes and parentheses', '(010) 0123-4567'],
    ['behind the dial prefix', '+20 10 01234567'],
    ['behind the dial prefix, trunk zero kept', '+2001001234567'],
    ['behind 00', '0020 100 123 4567'],
    ['in Arabic digits', '٠١٠٠١٢٣٤٥٦٧'],
    ['in Persian digits', '۰۱۰۰۱۲۳۴۵۶۷'],
    ['with direction marks', '\u200e+20\u00a010 0123\u20114567\u202c'],
  ])('is read %s', (_, typed) => {
    expect(parsePhone(typed, egypt)).toBe('+201001234567')
  })

  test('may be a land line', () => {
    expect(parsePhone('02 2735 1234', egypt)).toBe('+20227351234')
  })

  test.each([
    '',
    '12',
    '01301234567',
    '010012345678',
    '0010 01234567',
    '+966512345678',
    '010O1234567',
    "1' or 1=1",
  ])('is refused: %s', (typed) => {
    expect(parsePhone(typed, egypt)).toBeNull()
  })

  test('keeps the zero of Italy', () => {
    expect(parsePhone('06 6982 1234', byCode('IT'))).toBe('+390669821234')
  })

  test('is accepted for every country as its example is typed, with or without the dial prefix', () => {
    for (const country of countries) {
      // Our codes are plain texts; the library knows its own by a union.
      const example = getExampleNumber(country.code as never, examples)
      expect(parsePhone(country.placeholder, country), country.code).toBe(example?.number)
      expect(parsePhone(country.dial + country.placeholder, country), country.code).toBe(
        example?.number,
      )
    }
  })

  test('is accepted in the national way of writing almost everywhere', () => {
    const unread = countries.filter((country) => {
      // Our codes are plain texts; the library knows its own by a union.
      const example = getExampleNumber(country.code as never, examples)
      return parsePhone(example?.formatNational() ?? '', country) !== example?.number
    })
    // Argentina puts a 15 inside, Belarus dials 8 0, New Caledonia writes dots.
    expect(unread.map((country) => country.code)).toEqual(['AR', 'BY', 'NC'])
  })
})
