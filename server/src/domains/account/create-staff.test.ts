import { expect, test } from 'vitest'
import { contactOf, createStaff } from './index.ts'
import { accountApp, givenTraveller } from './testing/account-app.ts'

const account = await accountApp()
const { call, deps, db } = account
const wanted = { email: 'staff@example.com', fullName: 'Samir Adel', password: 'Staff@1234' }
const signIn = (email: string, password: string) =>
  call<{ Token: string; UserId: number }>('/api/AccountApi/Login', {
    Email: email,
    Password: password,
  })

test('a new member of staff can sign in at once', async () => {
  expect(await createStaff(deps, wanted)).toBe('created')
  const { body } = await signIn('Staff@Example.com', wanted.password)
  expect(await deps.sessions.identify(body.Data.Token)).toMatchObject({
    role: 'staff',
    userId: body.Data.UserId,
  })
})

test('a traveller who becomes staff gets the password and is signed out everywhere', async () => {
  const person = await givenTraveller(account, { Email: 'promoted@example.com' })
  const before = await signIn('promoted@example.com', person.Password)
  expect(await createStaff(deps, { ...wanted, email: 'Promoted@example.com' })).toBe('promoted')
  expect(await deps.sessions.identify(before.body.Data.Token)).toBeNull()
  expect((await signIn('promoted@example.com', person.Password)).status).toBe(401)
  expect((await signIn('promoted@example.com', wanted.password)).status).toBe(200)
})

test('staff need a name, an e-mail and a strong password', async () => {
  expect(await createStaff(deps, { ...wanted, fullName: '' })).toEqual({
    refusal: 'full_name_required',
  })
  expect(await createStaff(deps, { ...wanted, email: 'x' })).toEqual({ refusal: 'email_invalid' })
  expect(await createStaff(deps, { ...wanted, password: 'weak' })).toEqual({
    refusal: 'password_weak',
  })
})

test('a person can be reached by what they registered', async () => {
  const person = await givenTraveller(account, { Email: 'reach@example.com' })
  const { body } = await signIn('reach@example.com', person.Password)
  expect(await contactOf(db, body.Data.UserId)).toEqual({
    email: 'reach@example.com',
    fullName: 'Mona Hassan',
    phone: '+201001234567',
    language: 'en',
  })
  expect(await contactOf(db, 999_999)).toBeNull()
})
