import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTicket, ticketText } from './ticket.ts'

const SECRET = 'only we know'
const text = ticketText(SECRET, 'BUS-7K2M9QX4', 'نور مصطفى')

describe('what a ticket’s code says', () => {
  it('is label, reference, passenger and a mark', () => {
    expect(text.split('\n')).toEqual([
      'Rihla bus ticket',
      'BUS-7K2M9QX4',
      'نور مصطفى',
      expect.stringMatching(/^[2-9A-HJKMNP-Z]{12}$/),
    ])
    expect(isTicket(SECRET, text)).toBe(true)
  })

  it.each([
    ['another reference', text.replace('7K2M', '7K2N')],
    ['another passenger', text.replace('نور', 'منى')],
    ['another mark', text.slice(0, -1) + (text.endsWith('2') ? '3' : '2')],
    ['no mark', text.split('\n').slice(0, 3).join('\n')],
    ['a line more', `${text}\nVIP`],
    ['nothing', ''],
  ])('is noticed when somebody writes %s', (_, forged) => {
    expect(isTicket(SECRET, forged)).toBe(false)
  })

  it('of somebody else’s making is noticed', () => {
    expect(isTicket('another secret', text)).toBe(false)
  })

  it('fits into 200 bytes and stays genuine, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        const ticket = ticketText(SECRET, 'BUS-7K2M9QX4', name)
        expect(Buffer.byteLength(ticket)).toBeLessThanOrEqual(200)
        expect(isTicket(SECRET, ticket)).toBe(true)
      }),
    )
  })
})
