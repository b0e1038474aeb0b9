import { describe, expect, it } from 'vitest'
import type { PaxFields } from '@rihla/contract/external-hotels/guest-fields'
import {
  asksCountries,
  faultsOf,
  filledFrom,
  startOf,
  toPaxes,
  withoutDocuments,
} from './guest-form.ts'
import { field } from '../testing/quote.ts'

const country = (Code: string, CountryCode: string, Regex: string) => ({
  Code,
  CountryCode,
  Regex,
  Placeholder: '',
  Flag: '',
  NameEn: Code,
  NameAr: Code,
})
const countries = [
  country('EG', '+20', String.raw`^0?(1\d{9})$`),
  country('DE', '+49', String.raw`^0?(\d{7,11})$`),
]
const lead: PaxFields = {
  PaxId: 1,
  PaxTitle: 'Adult 1',
  RequiredFields: [
    field('Name'),
    field('Email'),
    field('PhoneNumber', { FieldType: 'phone', FieldValue: '+491512345678' }),
    field('Nationality', { FieldType: 'select', FieldSelectionsSource: 'Countries' }),
    field('DocumentValue'),
  ],
}
const child: PaxFields = {
  PaxId: 2,
  PaxTitle: 'Child 1 (6 years)',
  RequiredFields: [
    field('Name'),
    field('Age', { FieldType: 'number', FieldValue: '6', IsEditable: false }),
  ],
}
const paxes = [lead, child]
const typed = {
  '1.Name': 'Nour',
  '1.Email': 'nour@example.com',
  '1.PhoneNumber': '٠١٠ 1234 5678',
  '1.PhoneNumber.country': 'EG',
  '1.Nationality': 'EG',
  '1.DocumentValue': 'A1',
  '1.LocalName': ' نور ',
  '2.Name': 'Laila',
  '2.Age': '6',
}

describe('the guests’ form', () => {
  it('starts with what is known, and with what was typed before', () => {
    expect(startOf(paxes, {}, countries)).toMatchObject({
      '1.PhoneNumber': '1512345678',
      '1.PhoneNumber.country': 'DE',
      '2.Age': '6',
    })
    const again = startOf(paxes, { ...typed, '2.Age': '12' }, countries)
    expect(again).toEqual({ ...typed, '1.LocalName': ' نور ' })
  })

  it('is sent with whole phones, in the order of the guests', () => {
    expect(faultsOf(paxes, typed, countries)).toEqual({})
    expect(toPaxes(paxes, typed, countries)).toEqual([
      {
        PaxId: 1,
        Name: 'Nour',
        Email: 'nour@example.com',
        PhoneNumber: '+201012345678',
        Nationality: 'EG',
        DocumentValue: 'A1',
        LocalName: 'نور',
      },
      { PaxId: 2, Name: 'Laila', Age: '6' },
    ])
  })

  it('is sent in Western digits, whatever the keyboard types', () => {
    const arabic = { ...typed, '1.DocumentValue': ' A١٢٣۴٥ ', '1.LocalName': 'نور ٢' }
    expect(toPaxes(paxes, arabic, countries)[0]).toMatchObject({
      DocumentValue: 'A12345',
      LocalName: 'نور ٢',
    })
    const age: PaxFields = { ...child, RequiredFields: [field('Age', { FieldType: 'number' })] }
    expect(faultsOf([age], { '2.Age': '٦' }, countries)).toEqual({})
  })

  it('says what is wrong with each field', () => {
    const wrong = {
      ...typed,
      '1.Name': 'نور',
      '1.Email': 'x',
      '1.PhoneNumber': '123',
      '2.Name': '',
    }
    expect(faultsOf(paxes, wrong, countries)).toEqual({
      '1.Name': 'guest_name_latin',
      '1.Email': 'email_invalid',
      '1.PhoneNumber': { phoneOf: countries[0] },
      '2.Name': 'guest_field_required',
    })
    // Without the list of countries, 7 to 15 digits are a phone.
    expect(faultsOf(paxes, { ...typed, '1.PhoneNumber': '123' }, [])).toMatchObject({
      '1.PhoneNumber': 'guest_phone_digits',
    })
  })

  it('asks for countries where it needs them, and keeps no document', () => {
    expect([asksCountries(paxes), asksCountries([child])]).toEqual([true, false])
    expect(withoutDocuments(typed)).not.toHaveProperty('1.DocumentValue')
  })
})

describe('a companion', () => {
  const companion = {
    Id: 'x',
    Name: 'Laila',
    Surname: 'Hassan',
    LocalName: 'ليلى',
    BirthDate: '2020-05-04',
    Nationality: 'EG',
    DocumentType: 'Passport',
    DocumentNumber: 'A1',
  } as const

  it('fills in what is asked for, and nothing that was agreed', () => {
    expect(filledFrom(lead, companion, true)).toEqual({
      '1.Name': 'Laila',
      '1.Nationality': 'EG',
      '1.DocumentValue': 'A1',
      '1.LocalName': 'ليلى',
    })
    expect(filledFrom(child, companion, false)).toEqual({ '2.Name': 'Laila' })
  })

  it('leaves nothing of the one before them where nothing is known of them', () => {
    const other = {
      ...companion,
      LocalName: null,
      Nationality: null,
      DocumentType: null,
      DocumentNumber: null,
    }
    const filled = filledFrom(lead, other, true)
    expect(startOf(paxes, { ...typed, ...filled }, countries)).toEqual({
      ...typed,
      '1.Name': 'Laila',
      '1.Nationality': '',
      '1.DocumentValue': '',
      '1.LocalName': undefined,
    })
    expect(filledFrom(lead, other, false)).not.toHaveProperty('1.LocalName')
  })
})
