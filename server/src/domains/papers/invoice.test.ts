import { invoice, type PaperFact } from '@rihla/contract/papers'
import { describe, expect, it } from 'vitest'
import { ofEachKind } from '../reservations/testing/kinds.ts'
import { accountOfLeg, accountOfReservation } from './account.ts'
import { invoiceOf } from './invoice.ts'

const seller = [{ en: 'Rihla Travel', ar: 'رحلة للسياحة' }]
const hotel = { ...ofEachKind.Hotel, coupon: 'WINTER26' }
const shown = (facts: readonly PaperFact[] = []) =>
  facts.map((it) => `${it.Label.en}: ${it.Value.en.replaceAll('\u00a0', ' ')}`)

describe('an invoice', () => {
  it('lists the price as it was agreed, parts of it apart, and who sells to whom', () => {
    const paper = invoiceOf(hotel, accountOfReservation(hotel, 0), seller)
    expect(invoice.parse(paper)).toEqual(paper)
    expect(paper).toMatchObject({ FileName: 'invoice-HTL-7K2M9QX4.pdf', Seller: seller })
    expect(shown(paper?.Lines)).toEqual([
      '3 nights × 1 room: EGP 9,750',
      'Winter −25%: − EGP 750',
      'Of which VAT: EGP 1,105',
    ])
    expect(paper?.Lines.map((line) => line.IsPart)).toEqual([false, false, true])
    expect(shown(paper?.Amounts)).toEqual([
      'Total: EGP 9,000',
      'Paid: EGP 9,000',
      'Still due: EGP 0',
    ])
    expect(shown(paper?.Facts)).toEqual([
      'Issued: Sat 21 Nov 2026',
      'Name: Nour Mostafa',
      'Phone: +201012345678',
      'Dates: Thu 17 Dec 2026 – Sun 20 Dec 2026',
      'Paid by: Bank card',
      'Promocode: WINTER26',
    ])
  })

  it('of a cancelled booking says what is kept and what went back', () => {
    const cancelled = { ...hotel, status: 'Cancelled', paid: 90_000 } as const
    const paper = invoiceOf(cancelled, accountOfReservation(cancelled, 810_000), seller)
    expect(shown(paper?.Amounts)).toEqual([
      'Total: EGP 9,000',
      'Paid: EGP 9,000',
      'Cancellation fee: − EGP 900',
      'Refunded: EGP 8,100',
      'Still due: EGP 0',
    ])
  })

  it('of a booking of which a part was given back says so, and asks for none of it', () => {
    const less = { ...hotel, paid: 700_000, takenBack: 200_000 }
    expect(shown(invoiceOf(less, accountOfReservation(less, 200_000), seller)?.Amounts)).toEqual([
      'Total: EGP 9,000',
      'Paid: EGP 9,000',
      'Refunded: EGP 2,000',
      'Still due: EGP 0',
    ])
  })

  it('says what a deposit leaves to pay', () => {
    const deposit = { ...hotel, status: 'Deposit Paid', paid: 200_000 } as const
    expect(shown(invoiceOf(deposit, accountOfReservation(deposit, 0), seller)?.Amounts)).toEqual([
      'Total: EGP 9,000',
      'Paid: EGP 2,000',
      'Still due: EGP 7,000',
    ])
  })

  it('of a cancelled leg says the fee and what the other leg takes over', () => {
    const read = {
      stage: 'cancelled',
      total: 60_000,
      toPay: 0,
      refund: 45_000,
      takenBack: 0,
      lines: {
        before: [],
        after: [
          { label: { en: 'Other trip', ar: 'الأخرى' }, amount: -10_000 },
          { label: { en: 'Fee', ar: 'رسوم' }, amount: -5000 },
          { label: { en: 'Refund', ar: 'المسترد' }, amount: 45_000 },
        ],
      },
    }
    // Of a leg's account only its state and its amounts are read.
    const leg = read as unknown as Parameters<typeof accountOfLeg>[0]
    expect(shown(invoiceOf(ofEachKind.Bus, accountOfLeg(leg), seller)?.Amounts)).toEqual([
      'Total: EGP 600',
      'Paid: EGP 600',
      'Other trip: − EGP 100',
      'Fee: − EGP 50',
      'Refunded: EGP 450',
      'Still due: EGP 0',
    ])
  })

  it('isn’t written before anything was sold', () => {
    const unpaid = { ...hotel, confirmedAt: null, paid: 0, status: 'Pending Payment' } as const
    expect(invoiceOf(unpaid, accountOfReservation(unpaid, 0), seller)).toBeNull()
  })
})
