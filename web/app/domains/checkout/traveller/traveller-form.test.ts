import { describe, expect, it } from 'vitest'
import { joinPhone, splitPhone } from '../../../platform/phone.ts'
import { isPhoneValid, prefilledForm, shownName, formProblems } from './traveller-form.ts'

const countries = [
  { code: 'EG', dial: '+20' },
  { code: 'US', dial: '+1' },
  { code: 'AG', dial: '+1' },
  { code: 'GB', dial: '+44' },
]

describe('a phone number', () => {
  it('is split into its country and the rest', () => {
    expect(splitPhone('+441632960960', countries)).toEqual({ country: 'GB', phone: '1632960960' })
    expect(splitPhone('+٢٠١٠١٢٣٤٥٦٧٨', countries)).toEqual({ country: 'EG', phone: '1012345678' })
    expect(splitPhone(null, countries)).toEqual({ country: 'EG', phone: '' })
  })

  it('is joined with its dial code once, whatever was typed', () => {
    expect(joinPhone({ country: 'EG', phone: '010 1234 5678' }, countries)).toBe('+201012345678')
    expect(joinPhone({ country: 'EG', phone: '+20 10 1234 5678' }, countries)).toBe('+201012345678')
    expect(joinPhone({ country: 'EG', phone: '٠١٠١٢٣٤٥٦٧٨' }, countries)).toBe('+201012345678')
    expect(joinPhone({ country: 'EG', phone: ' ' }, countries)).toBeNull()
  })

  it.each([
    ['', true],
    ['1012345', false],
    ['10123456', true],
    ['٠١٠١٢٣٤٥٦٧٨', true],
    ['(010) 1234-5678', true],
    ['\u202a+20 101 234 5678\u202c', true],
    ['\u2068010 1234 5678\u2069', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['10 1234 56x8', false],
  ])('%j is valid: %s', (phone, valid) => {
    expect(isPhoneValid(phone)).toBe(valid)
  })
})

describe('the form', () => {
  const held = { name: 'Guest User', phone: null }
  const user = { name: 'Nour Mostafa', phone: '+201012345678' }

  it('never shows the placeholder as a name', () => {
    expect(shownName('Guest User')).toBe('')
    expect(
      formProblems({ name: 'Guest User', country: 'EG', phone: '', request: '', pickUp: '' }).name,
    ).toBe('nameRequired')
  })

  it('starts with the signed-in user', () => {
    expect(prefilledForm(null, held, user, countries)).toEqual({
      name: 'Nour Mostafa',
      country: 'EG',
      phone: '1012345678',
      request: '',
      pickUp: '',
    })
  })

  it('keeps what the booking holds rather than the user', () => {
    expect(
      prefilledForm(null, { name: 'Mona', phone: '+441632960960' }, user, countries),
    ).toMatchObject({ name: 'Mona', country: 'GB' })
  })

  it('keeps what was typed above everything', () => {
    const typed = { name: 'Salma', country: 'EG', phone: '123', request: 'Window', pickUp: '' }
    expect(prefilledForm(typed, { name: 'Mona', phone: '+441632960960' }, user, countries)).toEqual(
      typed,
    )
  })
})
