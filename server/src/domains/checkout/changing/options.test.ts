import { cancellationTerms } from '@rihla/contract/cancellation/terms'
import { phoneInText } from '@rihla/contract/values/support'
import { describe, expect, it } from 'vitest'
import { reservation } from '../../reservations/testing/reservations.ts'
import { presentOptions } from './options.ts'

const it17 = reservation({ fromDate: '2026-12-17', status: 'Confirmed' })
const now = new Date('2026-12-01T10:00:00Z')
const asker = it17.userId
const phone = { en: '+20 2 5550 0142', ar: '19123' }

describe('what can be changed', () => {
  it.each([
    ['en', 'takes no changes from us'],
    ['ar', 'لا يقبل التعديل من خلالنا'],
  ] as const)('is nothing of a supplier’s room, and says so in words (%s)', (language, words) => {
    const { Contact, Sale } = presentOptions(
      { reservation: it17, terms: null, now, asker, phone },
      language,
    )
    for (const it of [Contact, Sale]) {
      expect(it.IsPossible).toBe(false)
      expect(it.Text).toContain(words)
    }
  })

  it('is no date of what its payer has money back of, as every quote would say', () => {
    const terms = cancellationTerms(new Date('2026-12-17T07:00:00Z'), [
      { until: new Date('2026-12-15T07:00:00Z'), percent: 100 },
    ])
    const options = (takenBack: number) =>
      presentOptions({ reservation: { ...it17, takenBack }, terms, now, asker, phone }, 'en')
    expect(options(0).Sale.IsPossible).toBe(true)
    expect(options(10_000).Sale).toMatchObject({
      IsPossible: false,
      Text: expect.stringContaining('went back to its payer') as string,
    })
  })

  it('says which share of a lower price comes back', () => {
    const until = new Date('2026-12-15T07:00:00Z')
    const terms = cancellationTerms(new Date('2026-12-17T07:00:00Z'), [{ until, percent: 50 }])
    const { Sale } = presentOptions({ reservation: it17, terms, now, asker, phone }, 'en')
    expect(Sale.Text).toContain('50% of the difference comes back')
  })

  it.each([
    ['en', null, 7, 'Log in to the account'],
    ['ar', null, 7, 'سجّل الدخول'],
    ['en', 8, 7, 'Log in to the account'],
    ['en', 7, null, 'without an account'],
    ['ar', null, null, 'بدون حساب'],
  ] as const)(
    'is nothing for who isn’t its account (%s, %s, %s)',
    (language, by, userId, words) => {
      const terms = cancellationTerms(new Date('2026-12-17T07:00:00Z'), [
        { until: new Date('2026-12-15T07:00:00Z'), percent: 100 },
      ])
      const facts = { reservation: { ...it17, userId }, terms, now, asker: by, phone }
      const { Contact, Sale } = presentOptions(facts, language)
      for (const it of [Contact, Sale]) {
        expect(it).toMatchObject({ IsPossible: false })
        expect(it.Text).toContain(words)
        expect(it.Text).toContain(phoneInText(phone[language]))
      }
    },
  )
})
