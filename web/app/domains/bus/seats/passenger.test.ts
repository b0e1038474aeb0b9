import { describe, expect, it } from 'vitest'
import { dialsOf, joinPhone } from '../../../platform/phone.ts'
import { testCountry } from '../../account/testing/countries.ts'
import { firstPassenger, passengerProblems } from './passenger.ts'

const countries = [
  testCountry('EG', '+20', '^0?1[0125]\\d{8}$'),
  testCountry('SA', '+966', '^0?5\\d{8}$'),
  testCountry('US', '+1', '^\\d{10}$'),
]
const typed = (name: string, phone: string, code = 'EG') => ({ name, phone, country: code })

describe('a passenger', () => {
  it('is filled in from the account, unless something was typed already', () => {
    const user = { FullName: 'Nour Mostafa', PhoneNumber: '+966512345678' }
    expect(firstPassenger(null, user, countries)).toEqual(typed('Nour Mostafa', '512345678', 'SA'))
    expect(firstPassenger(typed('Omar', ''), user, countries)).toEqual(typed('Omar', ''))
    expect(firstPassenger(null, null, countries)).toEqual(typed('', ''))
  })

  it.each([
    [typed('Nour', '10 1234 5678'), null, null],
    [typed('Nour', '(010) 1234-5678'), null, null],
    [typed('Nour', '٠١٠١٢٣٤٥٦٧٨'), null, null],
    [typed('Nour', '+201012345678'), null, null],
    [typed(' ', '1012345678'), 'fullNameRequired', null],
    [typed('Nour', ''), null, 'phoneRequired'],
    [typed('Nour', '123'), null, 'phoneInvalid'],
    [typed('Nour', '1012345678', 'SA'), null, 'phoneInvalid'],
    [typed('Nour', '123456789', 'XX'), null, null],
    [typed('Nour', '12', 'XX'), null, 'phoneInvalid'],
  ])('%j: name %s, phone %s', (passenger, name, phone) => {
    expect(passengerProblems(passenger, countries)).toEqual({ name, phone })
  })

  it('is reached by prefix and number, without the trunk zero', () => {
    expect(joinPhone(typed('Nour', '010 1234 5678'), dialsOf(countries))).toBe('+201012345678')
    expect(joinPhone(typed('Nour', '+201012345678'), dialsOf(countries))).toBe('+201012345678')
  })
})
