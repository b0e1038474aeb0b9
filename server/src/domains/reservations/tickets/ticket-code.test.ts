import { createPublicKey } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { isTicketCode, keyOfSeed, publicHalf, ticketCode, ticketKey } from './ticket-code.ts'

const key = keyOfSeed(Buffer.alloc(32, 7))
const checks = createPublicKey(key)
const facts = {
  module: 'Bus',
  reference: 'BUS-7K2M9QX4',
  fromDate: '2026-12-17',
  clientName: 'نور مصطفى',
}
const text = ticketCode(key, facts)

describe('what a ticket’s code says', () => {
  it('is label, reference, day, passenger and a signature', () => {
    expect(text.split('\n')).toEqual([
      'Rihla bus ticket',
      'BUS-7K2M9QX4',
      '2026-12-17',
      'نور مصطفى',
      expect.stringMatching(/^[\w-]{86}$/),
    ])
    expect(isTicketCode(checks, text)).toBe(true)
  })

  it('names no bus where there is none', () => {
    const stay = ticketCode(key, { ...facts, module: 'Hotel', reference: 'HTL-7K2M9QX4' })
    expect(stay).toMatch(/^Rihla ticket\nHTL-7K2M9QX4\n/)
    expect(isTicketCode(checks, stay)).toBe(true)
  })

  it.each([
    ['another reference', text.replace('7K2M', '7K2N')],
    ['another day', text.replace('12-17', '12-18')],
    ['another passenger', text.replace('نور', 'منى')],
    ['another label', text.replace('Rihla bus ticket', 'Rihla ticket')],
    ['a label of theirs', text.replace('Rihla', 'Rahla')],
    ['another signature', text.slice(0, -4) + (text.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
    ['no signature', text.split('\n').slice(0, 4).join('\n')],
    ['a line more', `${text}\nVIP`],
    ['a line within', text.replace('\nنور', '\nVIP\nنور')],
    ['nothing', ''],
  ])('is noticed when somebody writes %s', (_, forged) => {
    expect(isTicketCode(checks, forged)).toBe(false)
  })

  it('of somebody else’s making is noticed', () => {
    const theirs = ticketCode(keyOfSeed(Buffer.alloc(32, 8)), facts)
    expect(isTicketCode(checks, theirs)).toBe(false)
  })

  it('fits into 200 bytes and stays genuine, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (clientName) => {
        const ticket = ticketCode(key, { ...facts, clientName })
        expect(Buffer.byteLength(ticket)).toBeLessThanOrEqual(200)
        expect(isTicketCode(checks, ticket)).toBe(true)
      }),
    )
  })
})

it('the key comes with the database, and its public half alone checks what it signs', async () => {
  const { db } = await testDatabase()
  const signing = await ticketKey(db)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicHalf(signing) }
  const staff = createPublicKey({ key: jwk, format: 'jwk' })
  expect(isTicketCode(staff, ticketCode(await ticketKey(db), facts))).toBe(true)
})
