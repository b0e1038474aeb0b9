import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountApp, givenTraveller } from './testing/account-app.ts'
import { signedIn } from './testing/people.ts'

const account = await accountApp()
const { call, db } = account

async function person(Email: string, role: 'traveller' | 'staff') {
  const traveller = await givenTraveller(account, { Email })
  await sql`update users set role = ${role} where email = ${Email}`.execute(db)
  const device = await signedIn(account, traveller)
  const { body } = await call<{ UserId: number }>('/api/AccountApi/GetCurrentUserInfo', undefined, {
    method: 'GET',
    headers: device,
  })
  return { device, id: body.Data.UserId }
}
const staff = await person('staff@example.com', 'staff')
const mona = await person('mona@example.com', 'traveller')
const ask = async (input: Record<string, unknown>, headers: Record<string, string>) =>
  (await call<boolean>('/api/Functions/has_role', input, { headers })).body.Data

test('staff are admin, by either spelling of the names', async () => {
  expect(await ask({ user_id: staff.id, role: 'admin' }, staff.device)).toBe(true)
  expect(await ask({ _user_id: String(staff.id), _role: 'admin' }, staff.device)).toBe(true)
})

test.each([
  ['a traveller', () => ask({ user_id: mona.id, role: 'admin' }, mona.device)],
  ['staff, asked by somebody else', () => ask({ user_id: staff.id, role: 'admin' }, mona.device)],
  ['somebody else, asked by staff', () => ask({ user_id: mona.id, role: 'admin' }, staff.device)],
  ['another role', () => ask({ user_id: staff.id, role: 'staff' }, staff.device)],
  ['no role', () => ask({ user_id: staff.id }, staff.device)],
  ['nobody named', () => ask({ role: 'admin' }, staff.device)],
])('%s is not', async (_, answer) => {
  expect(await answer()).toBe(false)
})

test('whoever isn’t signed in is refused', async () => {
  const { status } = await call('/api/Functions/has_role', { user_id: staff.id, role: 'admin' })
  expect(status).toBe(401)
})
