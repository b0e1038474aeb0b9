import type { PaxInput, RequiredField } from '@rihla/contract/external-hotels/guest-fields'
import { describe, expect, it } from 'vitest'
import { readGuests, type GuestPhone } from './read-guests.ts'
import type { Guest } from './guest.ts'

const field = (
  FieldId: RequiredField['FieldId'],
  FieldType: RequiredField['FieldType'] = 'text',
  change: Partial<RequiredField> = {},
): RequiredField => ({
  FieldId,
  FieldType,
  FieldPlaceHolder: FieldId,
  FieldValue: '',
  IsEditable: true,
  FieldSelectionsSource: null,
  ...change,
})
const papers = [{ Value: 'Passport', Text: 'Passport' }]

/** Everything that may be asked of a guest, each type of field among it. */
const all: Readonly<Record<string, RequiredField>> = {
  Name: field('Name'),
  Surname: field('Surname'),
  Email: field('Email'),
  PhoneNumber: field('PhoneNumber', 'phone'),
  Nationality: field('Nationality', 'select', { FieldSelectionsSource: 'Countries' }),
  DocumentType: field('DocumentType', 'select', { FieldSelectionsSource: papers }),
  DocumentValue: field('DocumentValue'),
  Age: field('Age', 'number'),
  City: field('City', 'date'),
  Country: field('Country', 'select', { FieldSelectionsSource: 'Countries' }),
  PostalCode: field('PostalCode'),
  Address: field('Address', 'text', { FieldPlaceHolder: 'Special requests' }),
}
const RIGHT = {
  Name: 'Nour',
  Surname: 'El Sayed',
  Email: 'nour@example.com',
  PhoneNumber: '01012345678',
  Nationality: 'eg',
  DocumentType: 'Passport',
  DocumentValue: 'A1234567',
  Age: '30',
  City: '2028-02-29',
  Country: 'DE',
  PostalCode: '11511',
  Address: '',
}
const egypt = { en: 'Egypt', ar: 'مصر' }
const readPhone = async (text: string): Promise<GuestPhone> =>
  /^01\d{9}$/.test(text) ? { phone: `+2${text}` } : { notOf: egypt }

const read = (change: PaxInput = {}) =>
  readGuests(
    [{ PaxId: 1, PaxTitle: 'Adult 1', RequiredFields: Object.values(all) }],
    [{ ...RIGHT, ...change }],
    { language: 'ar', readPhone, knowsCountry: async (code) => ['EG', 'DE'].includes(code) },
  )

describe('a guest as named, read field by field', () => {
  it('is taken when every field is right', async () => {
    expect(await read()).toEqual([
      expect.objectContaining({
        name: 'Nour',
        surname: 'El Sayed',
        phone: '+201012345678',
        nationality: 'EG',
        age: 30,
        documentType: 'Passport',
        documentValue: 'A1234567',
      }),
    ])
  })

  it('is written to in the digits of an address, whatever the keyboard types', async () => {
    const [guest] = (await read({ Email: 'nour٢٠٢٠\u200e@example.com' })) as Guest[]
    expect(guest).toMatchObject({ email: 'nour2020@example.com' })
  })

  it('goes to the hotel in the digits of its document, whatever the keyboard types', async () => {
    const typed = { DocumentValue: 'A١٢٣٤٥٦٧', PostalCode: '۱۱۵۱۱', Age: '٣٠', City: '٢٠٢٨-٠٢-٢٩' }
    expect(await read(typed)).toEqual([
      expect.objectContaining({ documentValue: 'A1234567', age: 30 }),
    ])
  })

  it('goes to the supplier in the letters of a passport', async () => {
    const [guest] = (await read({ Name: '\u2068Jürgen\u2069', Surname: 'Groß' })) as Guest[]
    expect(guest).toMatchObject({ name: 'Juergen', surname: 'Gross' })
  })

  it.each(Object.keys(RIGHT).filter((name) => name !== 'Address'))(
    'may not leave out %s',
    async (name) => {
      const refused = { refusal: 'guest_field_required', params: { field: name } }
      expect(await read({ [name]: '' })).toMatchObject(refused)
      expect(await read({ [name]: '   ' })).toMatchObject(refused)
    },
  )

  it.each([
    [{ Name: 'نور' }, 'guest_name_latin'],
    [{ Surname: 'R2' }, 'guest_name_latin'],
    [{ Email: 'nour@' }, 'email_invalid'],
    [{ Email: 'nour example.com' }, 'email_invalid'],
    [{ PhoneNumber: '123456' }, 'guest_phone_digits'],
    [{ PhoneNumber: '1234567890123456' }, 'guest_phone_digits'],
    [{ PhoneNumber: 'call me maybe' }, 'guest_phone_digits'],
    [{ Nationality: 'XX' }, 'guest_choice_unknown'],
    [{ Country: 'France' }, 'guest_choice_unknown'],
    [{ DocumentType: 'Library card' }, 'guest_choice_unknown'],
    [{ Age: 121 }, 'guest_age_invalid'],
    [{ Age: -1 }, 'guest_age_invalid'],
    [{ Age: '6.5' }, 'guest_age_invalid'],
    [{ Age: 'six' }, 'guest_age_invalid'],
    [{ City: '2027-02-29' }, 'guest_date_invalid'],
    [{ City: '29/02/2028' }, 'guest_date_invalid'],
  ])('is refused with %j: %s', async (change, refusal) => {
    expect(await read(change)).toMatchObject({ refusal })
  })

  it('is refused with a phone that isn’t one of its country, which it names', async () => {
    expect(await read({ PhoneNumber: '0201234567' })).toMatchObject({
      refusal: 'guest_phone_invalid',
      params: { country: 'مصر' },
    })
  })

  it.each([0, '0', 120, '120'])('is taken at the age of %j', async (age) => {
    expect(await read({ Age: age })).toEqual([expect.objectContaining({ age: Number(age) })])
  })
})
