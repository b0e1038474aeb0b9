import { describe, expect, it } from 'vitest'
import { readPaymobSettings } from './paymob-settings.ts'

function readWith(given: Readonly<Record<string, string>>, demo = false) {
  const wrong: string[] = []
  const read = (name: string, otherwise = 'set') => given[name] || otherwise
  const { live } = readPaymobSettings(read, demo, wrong)
  return { live, wrong }
}

const keysOf = (mode: 'live' | 'test') => ({
  PAYMOB_SECRET_KEY: `egy_sk_${mode}_0a1b`,
  PAYMOB_PUBLIC_KEY: `egy_pk_${mode}_2c3d`,
})

describe('the mode of Paymob', () => {
  it.each([
    ['real money', { ...keysOf('live'), PAYMOB_LIVE: '1' }, false, true],
    [
      'test money outside the demo, where it is said',
      { ...keysOf('test'), PAYMOB_LIVE: '0' },
      false,
      false,
    ],
    ['test money in the demo', keysOf('test'), true, false],
    ['what is said, of keys that name no mode', { PAYMOB_LIVE: '1' }, false, true],
  ])('is %s', (_, given, demo, live) => {
    expect(readWith(given, demo)).toEqual({ live, wrong: [] })
  })

  it.each([
    ['live keys with PAYMOB_LIVE=0', { ...keysOf('live'), PAYMOB_LIVE: '0' }],
    ['live keys without PAYMOB_LIVE', keysOf('live')],
  ])('is refused of %s: what travellers pay would be taken for somebody else’s', (_, given) => {
    const why = 'is a live key: it needs PAYMOB_LIVE=1'
    const wrong = [`PAYMOB_SECRET_KEY ${why}`, `PAYMOB_PUBLIC_KEY ${why}`]
    expect(readWith(given).wrong).toEqual(wrong)
    expect(readWith(given, true).wrong).toEqual(wrong)
  })

  it('is refused of test keys, or one of them, with PAYMOB_LIVE=1', () => {
    const { PAYMOB_PUBLIC_KEY } = keysOf('test')
    const given = { ...keysOf('live'), PAYMOB_PUBLIC_KEY, PAYMOB_LIVE: '1' }
    expect(readWith(given).wrong).toEqual([
      'PAYMOB_PUBLIC_KEY is a test key, and PAYMOB_LIVE=1 says real money',
    ])
  })

  it('is refused of test keys outside the demo, unless they are meant', () => {
    expect(readWith(keysOf('test')).wrong).toEqual([
      'PAYMOB_SECRET_KEY is a test key, with which anybody books by a public test card: PAYMOB_LIVE=0 if that is meant',
    ])
  })

  it('is 1 or 0', () => {
    expect(readWith({ PAYMOB_LIVE: 'yes' }).wrong).toEqual(['PAYMOB_LIVE must be 1 or 0'])
  })
})
