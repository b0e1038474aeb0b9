import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecrets, publicHalf } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are made up once, and readable by our account alone', () => {
  const first = keepSecrets(folder)
  expect(keepSecrets(folder)).toEqual(first)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(first.googleClientSecret).not.toBe('')
})

test('what an older start didn’t know is added, and what it kept stays', () => {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify({ session: 'old', paymobHmacSecret: 'kept' }), { mode: 0o600 })
  const secrets = keepSecrets(folder)
  expect(secrets).toMatchObject({ session: 'old', paymobHmacSecret: 'kept' })
  expect(secrets.facebookAppSecret).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets)
})

test('Apple’s key is one for ES256, and its public half gives nothing away', () => {
  const { applePrivateKey } = keepSecrets(folder)
  const { asymmetricKeyDetails } = createPrivateKey(applePrivateKey)
  expect(asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' })
  const half = publicHalf(applePrivateKey)
  expect(createPublicKey(half).type).toBe('public')
  expect(half).not.toContain('PRIVATE')
})
