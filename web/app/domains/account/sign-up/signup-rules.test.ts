import { describe, expect, it } from 'vitest'
import { findCountries } from '../find-countries.ts'
import { testCountry } from '../testing/countries.ts'
import { signupProblems, toRegisterInput, type Registration } from './signup-rules.ts'

const country = (
  Code: string,
  CountryCode: string,
  Regex: string,
  NameEn: string,
  NameAr: string,
) => ({ Code, CountryCode, Regex, NameEn, NameAr, Placeholder: '', Flag: '' })
const egypt = country('EG', '+20', String.raw`^0?(1[0-25]\d{8})$`, 'Egypt', 'مصر')
const algeria = country('DZ', '+213', String.raw`^0?(\d{9})$`, 'Algeria', 'الجزائر')
const ireland = country('IE', '+353', String.raw`^0?(\d{9})$`, 'Ireland', 'أيرلندا')
const countries = [egypt, algeria, ireland]
const good: Registration = {
  name: 'Nour Mostafa',
  email: 'nour@mail.example',
  country: egypt,
  phone: '',
  password: 'Traveller@1',
}

describe('what is wrong with a registration', () => {
  const problemsOf = (change: Partial<Registration>) => signupProblems({ ...good, ...change })

  it('is nothing when everything is there', () => {
    expect(Object.values(problemsOf({})).filter(Boolean)).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name', 'nameRequired'],
    [{ name: 'n'.repeat(101) }, 'name', 'nameTooLong'],
    [{ email: '' }, 'email', 'emailRequired'],
    [{ email: '\u200f ' }, 'email', 'emailRequired'],
    [{ email: 'nour@mail' }, 'email', 'emailInvalid'],
    [{ email: 'nour@mail.example.' }, 'email', 'emailInvalid'],
    [{ country: null }, 'country', 'nationalityRequired'],
    [{ phone: '123' }, 'phone', 'phoneInvalid'],
    [{ password: '' }, 'password', 'passwordRequired'],
    [{ password: 'traveller@1' }, 'password', 'passwordWeak'],
    [{ password: 'Traveller1' }, 'password', 'passwordWeak'],
    [{ password: 'Travel@1#' }, 'password', 'passwordOnly'],
  ] as const)('%j: %s is %s', (change, field, problem) => {
    expect(problemsOf(change)[field]).toBe(problem)
  })

  it.each(['010 1234-5678', '(010) 12345678', '+20 1012345678', '٠١٠١٢٣٤٥٦٧٨'])(
    'takes the phone %s',
    (phone) => {
      expect(problemsOf({ phone }).phone).toBeNull()
    },
  )
})

it('takes an e-mail in digits of an Arabic keyboard, and sends it in Western ones', () => {
  const email = 'nour٢٠٢٠@mail.example\u200e'
  expect(signupProblems({ ...good, email }).email).toBeNull()
  expect(toRegisterInput({ ...good, email }, countries).Email).toBe('nour2020@mail.example')
})

it('sends the position of the country, counted from one', () => {
  expect(
    toRegisterInput({ ...good, country: ireland, phone: '12 345 6789' }, countries),
  ).toMatchObject({ Country: 3, Phone: '+353123456789' })
  expect(toRegisterInput(good, countries).Phone).toBeUndefined()
})

describe('finding a country', () => {
  const found = (typed: string) => findCountries(countries, typed).map(({ Code }) => Code)
  it.each([
    ['', ['EG', 'DZ', 'IE']],
    ['e', ['EG', 'DZ', 'IE']],
    ['egy', ['EG']],
    ['ايرلندا', ['IE']],
    ['الجز', ['DZ']],
    ['ie', ['IE']],
    ['zz', []],
  ])('%j finds %j', (typed, codes) => {
    expect(found(typed).sort()).toEqual([...codes].sort())
  })
})

describe('a country that goes by other names', () => {
  const country = (Code: string, NameEn: string, NameAr: string) => ({
    ...testCountry(Code, '+1', ''),
    NameEn,
    NameAr,
  })
  const all = [
    country('EG', 'Egypt', 'مصر'),
    country('GB', 'United Kingdom', 'المملكة المتحدة'),
    country('UA', 'Ukraine', 'أوكرانيا'),
    country('US', 'United States of America', 'الولايات المتحدة الأمريكية'),
    country('AE', 'United Arab Emirates', 'الإمارات العربية المتحدة'),
    country('SA', 'Saudi Arabia', 'السعودية'),
    country('DE', 'Germany', 'ألمانيا'),
  ]
  it.each([
    ['UK', 'GB'],
    ['england', 'GB'],
    ['بريطانيا', 'GB'],
    ['USA', 'US'],
    ['america', 'US'],
    ['امريكا', 'US'],
    ['UAE', 'AE'],
    ['الامارات', 'AE'],
    ['KSA', 'SA'],
    ['germny', 'DE'],
    ['المانيا', 'DE'],
  ])('is found by %s first', (typed, code) => {
    expect(findCountries(all, typed)[0]?.Code).toBe(code)
  })
})
