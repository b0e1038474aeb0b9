import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newReference, readReference } from './reference.ts'

describe('a reference number', () => {
  it('says its module, avoids look-alikes, and is well formed', () => {
    for (let i = 0; i < 200; i += 1) {
      const reference = newReference('Activity')
      expect(reference).toMatch(/^ACT-[2-9A-HJKMNP-TV-Y]{8}$/)
      expect(readReference(reference)).toBe(reference)
    }
    expect(newReference('Bus')).toMatch(/^BUS-/)
    expect(newReference('Spaceship')).toMatch(/^RES-/)
  })

  it('doesn’t repeat itself', () => {
    expect(new Set(Array.from({ length: 2000 }, () => newReference('Trip'))).size).toBe(2000)
  })

  it('notices every single wrong character, and every two that were swapped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 11 }),
        fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXY'),
        (at, other) => {
          const reference = newReference('Activity')
          const wrong = reference.slice(0, at) + other + reference.slice(at + 1)
          expect(readReference(wrong)).toBe(wrong === reference ? reference : null)
          if (at > 9) return
          const swapped =
            reference.slice(0, at) +
            reference.charAt(at + 1) +
            reference.charAt(at) +
            reference.slice(at + 2)
          expect(readReference(swapped)).toBe(swapped === reference ? reference : null)
        },
      ),
    )
  })

  it('is read as people type and paste it', () => {
    const reference = newReference('Activity')
    const arabic = reference.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const ways = [
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.replace('-', ' – '),
    ]
    for (const typed of [...ways, `\u2066${reference}\u2069`, arabic])
      expect(readReference(typed)).toBe(reference)
  })

  it.each(['', 'ACT', 'ACT-', 'act-2345678A', 'ACT-0000000O', 'ACT-234567', 'ACT-2345678AB'])(
    'refuses %s',
    (text) => {
      expect(readReference(text)).toBeNull()
    },
  )
})
