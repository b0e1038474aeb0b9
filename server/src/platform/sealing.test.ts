import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealer, readSealingKeys } from './sealing.ts'

const one = { id: 'k1', key: randomBytes(32) }
const two = { id: 'k2', key: randomBytes(32) }
const SECRET = '{"DocumentValue":"A1234567","LocalName":"منى"}'

describe('what is sealed', () => {
  it('can be opened again, and shows nothing of what it says', () => {
    const sealer = createSealer([one])
    const sealed = sealer.seal(SECRET, 'booking 1')
    expect(sealed.keyId).toBe('k1')
    expect(sealed.sealed).not.toContain('A1234567')
    expect(Buffer.from(sealed.sealed, 'base64url').toString()).not.toContain('A1234567')
    expect(sealer.open(sealed, 'booking 1')).toBe(SECRET)
    expect(sealer.seal(SECRET, 'booking 1').sealed).not.toBe(sealed.sealed)
  })

  it('is opened with the key that sealed it, once another one is the current', () => {
    const old = createSealer([one]).seal(SECRET, 'b')
    const rotated = createSealer([two, one])
    expect(rotated.open(old, 'b')).toBe(SECRET)
    expect(rotated.seal(SECRET, 'b').keyId).toBe('k2')
    expect(() => createSealer([two]).open(old, 'b')).toThrow('No key k1')
  })

  it('is refused when a bit was changed, or when it stands elsewhere', () => {
    const sealer = createSealer([one])
    const sealed = sealer.seal(SECRET, 'booking 1')
    expect(() => sealer.open(sealed, 'booking 2')).toThrow()
    const bytes = Buffer.from(sealed.sealed, 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const changed = { ...sealed, sealed: bytes.toString('base64url') }
    expect(() => sealer.open(changed, 'booking 1')).toThrow()
  })
})

describe('keys in the environment', () => {
  it('are read, the current one first', () => {
    const wrong: string[] = []
    const text = [two, one].map(({ id, key }) => `${id}:${key.toString('base64')}`).join(', ')
    expect(readSealingKeys(text, 'KEYS', wrong)).toEqual([two, one])
    expect(wrong).toEqual([])
  })

  it.each(['', 'k1', 'k1:c2hvcnQ=', `:${one.key.toString('base64')}`])('%j is wrong', (text) => {
    const wrong: string[] = []
    expect(readSealingKeys(text, 'KEYS', wrong)).toEqual([])
    expect(wrong).toHaveLength(1)
  })

  it('are needed', () => {
    expect(() => createSealer([])).toThrow('No key')
  })
})
