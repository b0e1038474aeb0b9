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
      trustProxy: false,
    })
    expect(settings.publicUrl).toBe('https://rihla.example')
    expect(settings.paymob.baseUrl).toBe('https://accept.paymob.com')
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
})
