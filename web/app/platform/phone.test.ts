import { expect, test } from 'vitest'
import { countryNamed } from './phone.ts'

const countries = [
  { code: 'EG', dial: '+20' },
  { code: 'CA', dial: '+1' },
  { code: 'US', dial: '+1' },
  { code: 'DE', dial: '+49' },
  { code: 'KZ', dial: '+7' },
  { code: 'RU', dial: '+7' },
  { code: 'GG', dial: '+44' },
  { code: 'GB', dial: '+44' },
]

test.each([
  ['+49 170 1234567', { country: 'DE', phone: '1701234567' }],
  ['0049170', { country: 'DE', phone: '170' }],
  ['\u202a+20 100 123 4567\u202c', { country: 'EG', phone: '1001234567' }],
  ['+٢٠١٠', { country: 'EG', phone: '10' }],
  ['+1 416', { country: 'CA', phone: '416' }],
  ['+7 916', { country: 'RU', phone: '916' }],
  ['+44 20', { country: 'GB', phone: '20' }],
  ['+49', null],
  ['+999 1', null],
  ['0170 1234567', null],
  ['', null],
])('%j names the country %j', (typed, named) =>
  expect(countryNamed(typed, countries, 'CA')).toEqual(named),
)
