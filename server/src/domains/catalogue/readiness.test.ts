import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'

const { app } = await testApp({ connections: 3, passwords: plainPasswords })

const isReady = async () => {
  const response = await app.http.request('/readyz')
  return [response.status, await response.json()]
}

test('a server that lives is ready only when searches have what they compare', async () => {
  expect((await app.http.request('/healthz')).status).toBe(200)
  expect(await isReady()).toEqual([503, { ok: false }])
  const { catalogue } = app
  const failures: unknown[] = []
  await catalogue.fill((error) => failures.push(error))
  expect(failures).toEqual([])
  expect(await isReady()).toEqual([200, { ok: true }])
})
