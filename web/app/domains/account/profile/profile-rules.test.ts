import type { CurrentUser } from '@rihla/contract/account'
import { describe, expect, it } from 'vitest'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { testCountry } from '../testing/countries.ts'
import { imageProblem, profileProblems, profileValues, toUpdateInput } from './profile-rules.ts'

const country = (code: string, dial: string, regex = String.raw`^\d{6,12}$`) =>
  testCountry(code, dial, regex)
const egypt = country('EG', '+20', String.raw`^0?(1[0-25]\d{8})$`)
const countries = [country('US', '+1'), country('CA', '+1'), egypt, country('JM', '+1876')]
const user: CurrentUser = {
  UserId: 7,
  Email: 'nour@mail.example',
  FullName: 'Nour Mostafa',
  PhoneNumber: '+201012345678',
  Image: null,
  AdditionPhoneNumber: null,
  ProfileImage: null,
  Country: { NameEn: 'Egypt', NameAr: 'مصر', Code: 'EG' },
  RewardPoints: 0,
  TotalBookings: 0,
  MemberSince: '2025-01-01T00:00:00Z',
  HasPassword: true,
}
const before = profileValues(user, countries)

describe('a stored phone', () => {
  it.each([
    ['+201012345678', 'EG', 'EG', '1012345678'],
    ['+14165550123', 'CA', 'CA', '4165550123'],
    ['+14165550123', 'EG', 'US', '4165550123'],
    ['+18765550123', 'CA', 'JM', '5550123'],
    [null, 'CA', 'CA', ''],
    [null, null, 'EG', ''],
    ['+9990001', null, 'EG', '+9990001'],
  ])('%s of a user from %s is %s %s', (stored, nationality, code, number) => {
    const Country = nationality === null ? null : { NameEn: '', NameAr: '', Code: nationality }
    const values = profileValues({ ...user, PhoneNumber: stored, Country }, countries)
    expect(values.phone).toEqual({ code, number })
  })
})

describe('the form', () => {
  it('leaves alone what was not touched, even an old phone that no longer fits', () => {
    const old = profileValues({ ...user, PhoneNumber: '+2055' }, countries)
    expect(Object.values(profileProblems(old, old, countries)).filter(Boolean)).toEqual([])
    expect(toUpdateInput(old, old, countries).PhoneNumber).toBeUndefined()
  })

  it.each([
    [{ name: ' ' }, 'name', 'nameRequired'],
    [{ name: 'n'.repeat(101) }, 'name', 'nameTooLong'],
    [{ country: null }, 'country', 'nationalityRequired'],
    [{ phone: { code: 'EG', number: '123' } }, 'phone', 'phoneInvalid'],
    [{ additional: { code: 'EG', number: '123' } }, 'additional', 'phoneInvalid'],
  ] as const)('%j: %s is %s', (change, field, problem) => {
    expect(profileProblems({ ...before, ...change }, before, countries)[field]).toBe(problem)
  })

  it('sends a changed phone with its prefix, and an emptied one as taken away', () => {
    const changed = { ...before, phone: { code: 'EG', number: '+20 101 234-5679' } }
    expect(toUpdateInput(changed, before, countries).PhoneNumber).toBe('+201012345679')
    const emptied = { ...before, phone: { code: 'EG', number: '' } }
    expect(toUpdateInput(emptied, before, countries).PhoneNumber).toBe('')
  })

  it('sends the name without space around it, the country, and an image only when chosen', () => {
    const photo = new File(['x'], 'me.png', { type: 'image/png' })
    expect(toUpdateInput({ ...before, name: ' Nour ', photo }, before, countries)).toMatchObject({
      FullName: 'Nour',
      Country: 'EG',
      ProfileImage: photo,
    })
    expect(toUpdateInput(before, before, countries).ProfileImage).toBeUndefined()
  })
})

describe('an image', () => {
  it.each([
    [undefined, 'No file selected'],
    [
      { type: 'image/gif', size: 9 },
      'Invalid file format. Only JPG, JPEG, PNG, and WebP files are allowed.',
    ],
    [{ type: 'image/png', size: 2_097_153 }, 'File size too large. Maximum allowed size is 2MB.'],
  ])('%j is refused: %s', (file, text) => {
    const problem = imageProblem(file)
    expect(problem && en[problem]).toBe(text)
    expect(problem && ar[problem]).toMatch(/\p{Script=Arabic}/u)
  })

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('%s of 2 MB is taken', (type) => {
    expect(imageProblem({ type, size: 2_097_152 })).toBeNull()
  })
})
