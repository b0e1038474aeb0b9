import { describe, expect, it } from 'vitest'
import { addressOf, codeOf, stepAt, stepOf, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number): Date => new Date(seconds * 1000)

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at %i', (seconds, code) =>
    expect(codeOf(secret, stepAt(at(seconds)), 8)).toBe(code),
  )

  it.each([...['755224', '287082', '359152', '969429', '338314'].entries()])(
    'are those of RFC 4226 at counter %i',
    (counter, code) => expect(codeOf(secret, counter)).toBe(code),
  )

  it('are good half a minute before and after, and say of when they are', () => {
    const now = at(1111111111)
    const step = stepAt(now)
    for (const near of [step - 1, step, step + 1])
      expect(stepOf(secret, codeOf(secret, near), now)).toBe(near)
    for (const far of [step - 2, step + 2])
      expect(stepOf(secret, codeOf(secret, far), now)).toBeNull()
    for (const wrong of ['', '12345', '1234567', 'abcdef'])
      expect(stepOf(secret, wrong, now)).toBeNull()
  })
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is that of RFC 4648', (text, base32) =>
  expect(toBase32(Buffer.from(text))).toBe(base32),
)

it('is handed to an authenticator with its issuer', () => {
  expect(addressOf(secret, 'mona@example.com')).toBe(
    'otpauth://totp/Rihla:mona%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Rihla&algorithm=SHA1&digits=6&period=30',
  )
})
