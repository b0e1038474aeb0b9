import { expect, test } from 'vitest'
import { countryNamed } from './phone.ts'

const countries = [
  { code: 'EG', dial: '+20' },
  { code: 'CA', dial: '+1' },
  { code: 'US', dial: '+1' },
  { code: 'DE', dial: '+49' },
]

test.each([
  ['+49 170 1234567', { country: 'DE', phone: '1701234567' }],
  ['0049170', { country: 'DE', phone: '170' }],
  ['\u202a+20 100 123 4567\u202c', { country: 'EG', phone: '1001234567' }],
  ['+٢٠١٠', { country: 'EG', phone: '10' }],
  ['+1 212', { country: 'US', phone: '212' }],
  ['+49', null],
  ['+999 1', null],
  ['0170 1234567', null],
  ['', null],
])('%j names the country %j', (typed, named) =>
  expect(countryNamed(typed, countries, 'US')).toEqual(named),
)
