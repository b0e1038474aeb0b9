import { LETTER_MAX, LETTER_MIN } from '@rihla/contract/desk/limits'
import { openMoneyKinds, type OpenMoney } from '@rihla/contract/desk/open-money/open-money'
import type { About } from '@rihla/contract/desk/fields'
import { languages } from '@rihla/contract/values/language'
import { describe, expect, it, test } from 'vitest'
import { letterKinds, letters, lettersFor } from './letters.ts'

const standing = (StatusCode: About['StatusCode'], Kind?: OpenMoney['Kind']) => {
  const Reservation = { StatusCode } as About
  const OpenMoney = Kind ? [{ Kind } as OpenMoney] : []
  return { Reservation, OpenMoney, Paid: 0, AwaitsSeller: false }
}

describe('letters that a clerk may begin with', () => {
  it('say that it is booked only of what is', () => {
    expect(lettersFor(standing('Confirmed'))).toEqual(['found', 'blank'])
    for (const Kind of openMoneyKinds)
      expect(lettersFor(standing('Pending Payment', Kind))).not.toContain('found')
  })

  it('ask nobody to wait whose money goes back', () => {
    const kinds = lettersFor(standing('Pending Payment', 'refund_underway'))
    expect(kinds[0]).toBe('returned')
    expect(kinds).not.toContain('checking')
  })

  it('ask nobody to pay what is over', () => {
    for (const status of ['Cancelled', 'Expired', 'Rejected', 'Completed'] as const)
      expect(lettersFor(standing(status, 'refund_by_hand'))).toEqual(['blank'])
  })

  it('ask nobody to pay who has paid and waits for the company’s answer', () => {
    const paid = { ...standing('Under Review'), Paid: 900, AwaitsSeller: true }
    expect(lettersFor(paid)).toEqual(['awaited', 'blank'])
    const again = { ...standing('Under Review', 'charged_again'), Paid: 900, AwaitsSeller: true }
    expect(lettersFor(again)).toEqual(['awaited', 'blank'])
  })

  it('say nothing of a payment that is missing to who chooses what becomes of it', () => {
    for (const Kind of [undefined, ...openMoneyKinds])
      expect(lettersFor({ ...standing('Under Review', Kind), Paid: 900 })).toEqual(['blank'])
  })

  it('begin with the likeliest, each once', () => {
    for (const Kind of openMoneyKinds) {
      const kinds = lettersFor(standing('Pending Payment', Kind))
      expect(new Set(kinds).size).toBe(kinds.length)
    }
    expect(lettersFor(standing('Pending Payment', 'transfer_waits'))[0]).toBe('receipt')
  })
})

test('every letter can be sent as it is, in each language', () => {
  for (const language of languages)
    for (const kind of letterKinds.filter((it) => it !== 'blank')) {
      expect(letters[language][kind].length).toBeGreaterThan(LETTER_MIN)
      expect(letters[language][kind].length).toBeLessThan(LETTER_MAX)
    }
})
