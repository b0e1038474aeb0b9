import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings, sandboxEnvironment, serverEnvironment } from './settings.ts'

const secrets = {
  session: 's',
  paymobSecretKey: 'sk',
  paymobPublicKey: 'pk',
  paymobApiKey: 'ak',
  paymobHmacSecret: 'hs',
  googleClientSecret: 'gs',
  facebookAppSecret: 'fs',
  hotelbedsApiKey: 'hk',
  hotelbedsSecret: 'hs',
  guestDataKey: 'Z2RrZ2RrZ2RrZ2RrZ2RrZ2RrZ2RrZ2RrZ2RrZ2RrZ2Q=',
  applePrivateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
}

describe('settings', () => {
  test('everything follows from PORT', () => {
    const settings = readSettings({ PORT: '8080' }, [], '/somewhere')
    expect(settings).toMatchObject({ port: 8080, sandboxPort: 8081, smtpPort: 8082 })
    expect(settings).toMatchObject({ dataDir: '/somewhere/.data', demo: true, dev: false })
  })

  test('nothing set, or set to nothing, means the defaults', () => {
    const empty = { PORT: '', SANDBOX_PORT: '', DATABASE_URL: '', DATA_DIR: '', RIHLA_DEMO: '' }
    expect(readSettings(empty, [], '/x')).toEqual(readSettings({}, [], '/x'))
  })

  test.each(['abc', '0', '70000', '80.5'])('refuses %s as a port, in a sentence', (PORT) => {
    expect(() => readSettings({ PORT }, [], '/')).toThrow('PORT must be a port number')
  })
})

describe('the demo or a company', () => {
  test.each([undefined, '', '1'])('%s means the demo', (RIHLA_DEMO) => {
    expect(readSettings({ RIHLA_DEMO }, [], '/').demo).toBe(true)
  })

  test('0 means a company', () => {
    expect(readSettings({ RIHLA_DEMO: '0' }, [], '/').demo).toBe(false)
  })

  test.each(['false', 'no', 'off', 'yes', '2'])('refuses %s, in a sentence', (RIHLA_DEMO) => {
    expect(() => readSettings({ RIHLA_DEMO }, [], '/')).toThrow('RIHLA_DEMO must be 0')
  })
})

describe('what the parts are told', () => {
  const settings = readSettings({}, ['--dev'], '/x')

  test('in the demo the sandbox stands in, unless the environment names another', () => {
    const given = { MAIL_URL: 'smtp://elsewhere', PAYMOB_HMAC_SECRET: '', RIHLA_DEMO: '' }
    const server = serverEnvironment(settings, 'postgres://x', secrets, given)
    expect(server).toMatchObject({
      RIHLA_DEMO: '1',
      RIHLA_DEV: '1',
      NODE_ENV: 'development',
      MAIL_URL: 'smtp://elsewhere',
      PAYMOB_HMAC_SECRET: 'hs',
      PUBLIC_URL: 'http://localhost:3000',
    })
    expect(sandboxEnvironment(settings, secrets, given)['PAYMOB_HMAC_SECRET']).toBe('hs')
  })

  test('both sides of a sign-in know the same client, and only one has Apple’s private key', () => {
    const server = serverEnvironment(settings, 'postgres://x', secrets, {})
    const sandbox = sandboxEnvironment(settings, secrets, {})
    for (const name of [
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'APPLE_CLIENT_ID',
      'APPLE_TEAM_ID',
      'APPLE_KEY_ID',
      'FACEBOOK_APP_ID',
      'FACEBOOK_APP_SECRET',
      'PUBLIC_URL',
      'SANDBOX_URL',
    ])
      expect(server[name] ?? 'missing').toBe(sandbox[name])
    expect(server).toMatchObject({
      GOOGLE_ISSUER: 'http://localhost:3001/identity/google',
      APPLE_ISSUER: 'http://localhost:3001/identity/apple',
      FACEBOOK_GRAPH_URL: 'http://localhost:3001/identity/facebook',
      APPLE_PRIVATE_KEY: secrets.applePrivateKey,
    })
    expect(sandbox).not.toHaveProperty('APPLE_PRIVATE_KEY')
    expect(createPublicKey(sandbox['APPLE_PUBLIC_KEY'] ?? '').asymmetricKeyType).toBe('ec')
  })

  test('the sandbox sends people back to where the shop says it is', () => {
    const given = { PUBLIC_URL: 'https://demo.example' }
    expect(sandboxEnvironment(settings, secrets, given)['PUBLIC_URL']).toBe('https://demo.example')
  })

  test('in production nothing is invented', () => {
    const production = { ...settings, demo: false, dev: false }
    const server = serverEnvironment(production, 'postgres://x', undefined, { SESSION_SECRET: '' })
    expect(server).toEqual({
      NODE_ENV: 'production',
      PORT: '3000',
      DATA_DIR: '/x/.data',
      DATABASE_URL: 'postgres://x',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '262144',
      MALLOC_TRIM_THRESHOLD_: '262144',
      NODE_COMPILE_CACHE: '/x/.data/compiled',
    })
  })
})
