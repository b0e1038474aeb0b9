import { describe, expect, it } from 'vitest'
import type { RequiredField } from './guest-fields.ts'
import { guestFault, phoneDigits } from './guest-rules.ts'

const field = (change: Partial<RequiredField>): RequiredField => ({
  FieldId: 'City',
  FieldType: 'text',
  FieldPlaceHolder: 'City',
  FieldValue: '',
  IsEditable: true,
  FieldSelectionsSource: null,
  ...change,
})
const name = field({ FieldId: 'Surname' })
const mail = field({ FieldId: 'Email' })
const phone = field({ FieldId: 'PhoneNumber', FieldType: 'phone' })
const age = field({ FieldId: 'Age', FieldType: 'number' })
const date = field({ FieldType: 'date' })
const list = field({
  FieldType: 'select',
  FieldSelectionsSource: [{ Value: 'P', Text: 'Passport' }],
})
const country = field({ FieldType: 'select', FieldSelectionsSource: 'Countries' })

describe('a guest’s field', () => {
  it.each([
    [field({}), 'Cairo', null],
    [field({}), '  ', 'guest_field_required'],
    [field({ FieldPlaceHolder: 'Special wishes' }), '', null],
    [field({ FieldPlaceHolder: 'Any requests' }), '', null],
    [name, "O'Neil-Smith", null],
    [name, 'Abd El Rahman', null],
    [name, 'Jürgen', null],
    [name, 'محمد', 'guest_name_latin'],
    [name, 'R2', 'guest_name_latin'],
    [mail, 'nour@example.com', null],
    [mail, 'nour@example', 'email_invalid'],
    [mail, 'nour@example.com.', 'email_invalid'],
    [mail, 'nour٢٠٢٠@example.com', null],
    [mail, 'a b@example.com', 'email_invalid'],
    [phone, '+20 (101) 234-5678', null],
    [phone, '123456', 'guest_phone_digits'],
    [phone, '1234567', null],
    [phone, '123456789012345', null],
    [phone, '1234567890123456', 'guest_phone_digits'],
    [phone, '12345678x', 'guest_phone_digits'],
    [age, '0', null],
    [age, '120', null],
    [age, '121', 'guest_age_invalid'],
    [age, '-1', 'guest_age_invalid'],
    [age, '6.5', 'guest_age_invalid'],
    [age, 'six', 'guest_age_invalid'],
    [date, '2028-02-29', null],
    [date, '2027-02-29', 'guest_date_invalid'],
    [date, '29/02/2028', 'guest_date_invalid'],
    [list, 'P', null],
    [list, 'X', 'guest_choice_unknown'],
    [country, 'EG', null],
    [country, '', 'guest_field_required'],
  ])('%#: %j', (asked, typed, fault) => {
    expect(guestFault(asked, typed)).toBe(fault)
  })

  it('has 7 to 15 digits where it is a phone', () => {
    expect(phoneDigits('+12')).toBe(false)
    expect(phoneDigits('01012345678')).toBe(true)
    expect(phoneDigits('\u202a+20 101 234 5678\u202c')).toBe(true)
    expect(phoneDigits('101+2345678')).toBe(false)
  })
})
