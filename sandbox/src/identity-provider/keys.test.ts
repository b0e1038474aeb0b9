import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openKeys } from './keys.ts'
import { rememberPeople } from './people.ts'
import { createStore } from './store.ts'

test('the keys outlive a restart, readable by our account alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-keys-'))
  const first = await openKeys(folder)
  expect(await openKeys(folder)).toEqual(first)
  expect(statSync(join(folder, 'identity-keys.json')).mode & 0o777).toBe(0o600)
  expect((await openKeys(undefined)).cookies).not.toBe(first.cookies)
  rmSync(folder, { recursive: true })
})

test('what is remembered stays bounded, and the cast is never forgotten', async () => {
  const people = rememberPeople('google', 6)
  for (const subject of ['1', '2', '3'])
    people.remember({ subject, name: 'A', email: null, verified: true })
  expect(people.get('1')).toBeUndefined()
  expect(people.get('3')).toBeDefined()
  expect(people.get('104729384756102938475')).toBeDefined()

  const model = createStore(2)('Session')
  for (const uid of ['a', 'b', 'c']) await model.upsert(uid, { uid }, 60)
  expect(await model.find('a')).toBeUndefined()
  expect(await model.findByUid('c')).toEqual({ uid: 'c' })
})
