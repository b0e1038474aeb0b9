import { login } from '@rihla/contract/account'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { testDatabase } from '../testing/database.ts'

test('a call that finds every session of the database lent out answers that we are busy', async () => {
  const database = await testDatabase(2)
  const { pool } = database
  const app = await testApp({ beside: database })
  pool.options.connectionTimeoutMillis = 200
  const lent = await Promise.all([pool.connect(), pool.connect()])
  const visitor = app.browser()
  const input = { Email: 'nour@example.com', Password: 'Nour@1234' }
  const crowded = await visitor
    .call(login, input)
    .finally(() => lent.forEach((client) => client.release()))
  expect(crowded).toMatchObject({ status: 409, body: { code: 'busy' } })
  expect(await visitor.call(login, input)).toMatchObject({ body: { code: 'invalid_credentials' } })
})
