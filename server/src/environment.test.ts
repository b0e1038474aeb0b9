import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { api } from '@rihla/contract'
import { FORM_MAX_BYTES } from '@rihla/contract/account/profile'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const complete = {
  DATABASE_URL: 'postgres://localhost/rihla',
  PUBLIC_URL: 'https://rihla.example/',
  MAIL_URL: 'smtp://localhost',
  MAIL_FROM: 'Rihla <hello@rihla.example>',
  PAYMOB_SECRET_KEY: 's',
  PAYMOB_PUBLIC_KEY: 'p',
  PAYMOB_API_KEY: 'a',
  PAYMOB_HMAC_SECRET: 'h',
  PAYMOB_INTEGRATION_ID: '1',
}

describe('the environment', () => {
  it('is read once, with what tools rely on as defaults', () => {
    const settings = readEnvironment(complete)
    expect(settings).toMatchObject({
      port: 3000,
      holdSeconds: 600,
      rateLimitScale: 1,
      demo: false,
      trustedProxies: 0,
    })
    expect(settings.publicUrl).toBe('https://rihla.example')
    expect(settings.gateways.paymob.baseUrl).toBe('https://accept.paymob.com')
  })

  it('exports traces where a receiver is named, and all of them unless less is asked for', () => {
    expect(readEnvironment(complete).traces).toBeNull()
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
    expect(readEnvironment({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
      service: 'rihla',
      share: 1,
    })
    expect(() =>
      readEnvironment({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }),
    ).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT is not an address/)
  })

  it('knows who sells, and makes up no number', () => {
    expect(readEnvironment(complete).seller).toEqual([{ en: 'Rihla', ar: 'رحلة' }])
    const { seller } = readEnvironment({ ...complete, COMPANY_TAX_NUMBER: '100-200-300' })
    expect(seller.at(-1)?.en).toBe('Tax registration number: 100-200-300')
  })

  it('refuses live keys of the card gateway without PAYMOB_LIVE=1', () => {
    const live = { ...complete, PAYMOB_SECRET_KEY: 'egy_sk_live_1' }
    expect(() => readEnvironment(live)).toThrow('PAYMOB_SECRET_KEY is a live key')
    expect(readEnvironment({ ...live, PAYMOB_LIVE: '1' }).gateways.paymob.live).toBe(true)
  })

  it('counts the proxies before it', () => {
    expect(readEnvironment({ ...complete, TRUST_PROXY: '2' }).trustedProxies).toBe(2)
    for (const TRUST_PROXY of ['yes', '-1', '1.5', '10'])
      expect(() => readEnvironment({ ...complete, TRUST_PROXY })).toThrow('TRUST_PROXY must be a')
  })

  it('in production lists everything that is missing, at once', () => {
    expect(() => readEnvironment({})).toThrow(
      /DATABASE_URL is missing[\s\S]*PUBLIC_URL is missing[\s\S]*MAIL_URL is missing[\s\S]*PAYMOB_HMAC_SECRET is missing/,
    )
  })

  it('refuses a moved clock in production, and allows it in the demo', () => {
    expect(() => readEnvironment({ ...complete, CLOCK_OFFSET_SECONDS: '60' })).toThrow(
      /for tests only/,
    )
    expect(
      readEnvironment({ ...complete, RIHLA_DEMO: '1', CLOCK_OFFSET_SECONDS: '60' })
        .clockOffsetSeconds,
    ).toBe(60)
  })

  it.each([
    ['PORT', 'eighty'],
    ['HOLD_SECONDS', '10m'],
  ])('says that %s=%s is no number', (name, value) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(
      `${name} must be a number`,
    )
  })

  it.each([
    ['PORT', '70000'],
    ['HOLD_SECONDS', '0'],
    ['HOLD_SECONDS', '-600'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['TICK_SECONDS', '0'],
    ['DATABASE_POOL', '0'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuses %s=%s, and says between which numbers it lies', (name, value) => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
    expect(() =>
      readEnvironment({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value }),
    ).toThrow(new RegExp(`${name} must be a number from [\\d.]+ to [\\d.]+, not "${value}"`))
  })

  it.each(['https://WWW.Rihla.example', 'https://www.rihla.example:443/'])(
    'knows %s as browsers write it, since what they send is compared with it',
    (PUBLIC_URL) => {
      expect(readEnvironment({ ...complete, PUBLIC_URL }).publicUrl).toBe(
        'https://www.rihla.example',
      )
    },
  )

  it.each([
    'https://rihla.example/shop',
    'https://rihla.example/?a=1',
    'https://staff:pass@rihla.example',
    'ftp://rihla.example',
    'rihla.example',
    'http://rihla.example',
  ])('refuses %s as the address that people see', (PUBLIC_URL) => {
    expect(() => readEnvironment({ ...complete, PUBLIC_URL })).toThrow('PUBLIC_URL must be')
  })

  it('speaks plain http on one’s own machine and in the demo', () => {
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect(readEnvironment({ ...complete, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
    const demo = { ...complete, RIHLA_DEMO: '1', PUBLIC_URL: 'http://rihla.local' }
    expect(readEnvironment(demo).publicUrl).toBe('http://rihla.local')
  })

  it.each(['true', 'false'])('says what RIHLA_DEMO=%s could have been', (RIHLA_DEMO) => {
    expect(() => readEnvironment({ ...complete, RIHLA_DEMO })).toThrow('RIHLA_DEMO must be 0 or 1')
  })

  it('keeps the keys that seal where the supplier’s is set to nothing', () => {
    const GUEST_DATA_KEYS = `first:${Buffer.alloc(32, 1).toString('base64')}`
    const settings = readEnvironment({ ...complete, HOTELBEDS_API_KEY: '', GUEST_DATA_KEYS })
    expect(settings.guestKeys.map(({ id }) => id)).toEqual(['first'])
  })
})

describe('sign-in with others', () => {
  const pemOn = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
  const googleSettings = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'gs' }
  const appleSettings = {
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: pemOn('P-256'),
  }
  const facebookSettings = { FACEBOOK_APP_ID: 'f', FACEBOOK_APP_SECRET: 'fs' }

  it('is not offered without settings', () => {
    const { identity } = readEnvironment({ ...complete, GOOGLE_CLIENT_ID: '' })
    expect(identity).toEqual({ google: null, apple: null, facebook: null })
  })

  it('knows where the real ones are', () => {
    const all = { ...complete, ...googleSettings, ...appleSettings, ...facebookSettings }
    const { identity } = readEnvironment(all)
    expect(identity).toMatchObject({
      google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 'gs' },
      apple: { issuer: 'https://appleid.apple.com', teamId: 't', keyId: 'k' },
      facebook: { appId: 'f', appSecret: 'fs' },
    })
    expect(identity.facebook?.dialogUrl).toMatch(
      /^https:\/\/www\.facebook\.com\/.+\/dialog\/oauth$/,
    )
    expect(identity.facebook?.graphUrl).toMatch(/^https:\/\/graph\.facebook\.com/)
  })

  it('lists every half of a registration', () => {
    const half = {
      ...complete,
      GOOGLE_CLIENT_ID: 'g',
      APPLE_TEAM_ID: 't',
      FACEBOOK_APP_SECRET: 's',
    }
    expect(() => readEnvironment(half)).toThrow(
      /GOOGLE_CLIENT_SECRET is missing[\s\S]*APPLE_CLIENT_ID is missing[\s\S]*FACEBOOK_APP_ID is missing/,
    )
  })

  it('takes Apple’s key with its line ends written out, and no other kind of key', () => {
    const pem = appleSettings.APPLE_PRIVATE_KEY
    const oneLine = { ...appleSettings, APPLE_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`) }
    expect(readEnvironment({ ...complete, ...oneLine }).identity.apple?.privateKey).toBe(pem)
    for (const APPLE_PRIVATE_KEY of ['secret', pemOn('P-384')])
      expect(() => readEnvironment({ ...complete, ...appleSettings, APPLE_PRIVATE_KEY })).toThrow(
        'APPLE_PRIVATE_KEY must be',
      )
  })

  it('speaks http in the demo alone', () => {
    const here = { ...complete, ...googleSettings, GOOGLE_ISSUER: 'http://localhost:3001/google' }
    expect(() => readEnvironment(here)).toThrow('GOOGLE_ISSUER must be an https address')
    const { identity } = readEnvironment({ ...here, RIHLA_DEMO: '1' })
    expect(identity.google?.issuer).toBe('http://localhost:3001/google')
    const nonsense = { ...complete, ...facebookSettings, FACEBOOK_GRAPH_URL: 'graph' }
    expect(() => readEnvironment(nonsense)).toThrow('FACEBOOK_GRAPH_URL must be')
  })
})

describe('scripts of others', () => {
  it('are addresses, or none', () => {
    const none = { analyticsScriptUrl: null, liveChatScriptUrl: null }
    expect(readEnvironment({ ...complete, ANALYTICS_SCRIPT_URL: '' })).toMatchObject(none)
    const analyticsScriptUrl = 'https://stats.example/script.js'
    const given = { ...complete, ANALYTICS_SCRIPT_URL: analyticsScriptUrl }
    expect(readEnvironment(given)).toMatchObject({ analyticsScriptUrl })
    expect(() => readEnvironment({ ...complete, LIVE_CHAT_SCRIPT_URL: '/chat.js' })).toThrow(
      'LIVE_CHAT_SCRIPT_URL is not an address',
    )
  })
})

describe('the files of those who run it', () => {
  const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
  const [compose, example, readme] = [file('compose.yaml'), file('.env.example'), file('README.md')]

  /** Everything that is asked of the environment while it is read. */
  const asked = (): string[] => {
    const names = new Set<string>(['OTEL_EXPORTER_OTLP_HEADERS']) // the library of traces reads it
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
    const given = { ...complete, OTEL_EXPORTER_OTLP_ENDPOINT, HOTELBEDS_API_KEY: 'k' }
    const listening = new Proxy<Record<string, string>>(given, {
      get: (all, name) => (names.add(String(name)), all[String(name)]),
    })
    expect(() => readEnvironment(listening)).toThrow('HOTELBEDS_SECRET is missing')
    return [...names]
  }
  /** For tests, and for the sandbox in the gateway's place. */
  const tests =
    /^(HOLD_SECONDS|RATE_LIMIT_SCALE|CLOCK_OFFSET_SECONDS|TICK_SECONDS|PAYMOB_(PUBLIC_)?BASE_URL)$/

  it('know every setting: the README says what it is, and compose.yaml passes it', () => {
    expect(asked().length).toBeGreaterThan(50)
    const named = asked().filter((name) => name !== 'RIHLA_DEV')
    expect(named.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
    const passed = named.filter((name) => !tests.test(name))
    expect(passed.filter((name) => !compose.includes(`    ${name}: `))).toEqual([])
  })

  it('ask for nothing that .env.example leaves out', () => {
    const wanted = [...compose.matchAll(/: \$\{([A-Z0-9_]+):/g)].map(([, name = '']) => name)
    expect(wanted.length).toBeGreaterThan(30)
    expect(wanted.filter((name) => !example.includes(`\n${name}=`))).toEqual([])
  })

  it('let the largest body of the contract through, a little above the app’s own limit', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(file('nginx.conf')) ?? []
    const limits = Object.values(api).map((call) => ('maxBytes' in call ? call.maxBytes : 0))
    const most = Math.max(FORM_MAX_BYTES, ...limits.map((limit) => limit ?? 0))
    expect(most).toBeGreaterThan(10 * 1024 * 1024)
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(most)
  })
  it('reckon with every connection that a process opens', () => {
    const found = (name: string, constant: string): number =>
      Number(new RegExp(`^const ${constant} = (\\d+)$`, 'm').exec(file(name))?.[1])
    const searches = found('server/src/main.ts', 'SEARCH_CONNECTIONS')
    const jobs = found('server/src/platform/jobs/jobs.ts', 'JOB_SESSIONS')
    const listening = 2 // for jobs, and for notices
    const locks = 1 // of runs that are under way
    const others = searches + jobs + listening + locks
    expect(compose).toContain(`(pool + ${others})`)
    expect(file('docs/machines.md')).toContain(`(pool + ${others})`)
    const pool = readEnvironment(complete).poolSize
    const most = Number(/max_connections=(\d+)/.exec(compose)?.[1])
    const processes = Math.floor(most / (pool + others))
    expect(file('docs/scaling.md')).toContain(
      `${pool} for calls, ${searches} for searches, ${jobs} for jobs, ${listening} that listen and ${locks} that locks, so ${most} are ${processes} processes`,
    )
  })
})
