// @vitest-environment happy-dom
import type { Language } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { Summary } from './summary.tsx'

const Deposit = {
  Amount: 2100,
  Balance: 8400,
  BalanceDueAt: '2026-12-10T18:00:00Z',
  Policy: 'The rest is due',
  IsChosen: true,
}
const Reservation = {
  ...held.Reservation,
  PayableAmount: 2100,
  AmountDetails: [
    { Label: '3 nights × 1 room', Text: 'EGP\u00a010,500' },
    { Label: 'Total', Text: 'EGP\u00a010,500' },
    { Label: 'Of which VAT', Text: 'EGP\u00a0800', IsContained: true },
  ],
  Deposit,
}

/** The lines of the price as they are read, the last one of them the one that counts. */
async function linesOf(language: Language, props: { paid?: boolean; fee?: number }) {
  // Of a booking that can't change any more only what is held is read.
  const booking = { held: { ...held, Reservation } } as BookingDraft
  const element = (
    <ServerData>
      <Summary booking={booking} settled {...props} />
    </ServerData>
  )
  openPage('/', { language, answers: {}, routes: [{ path: '/', element }] })
  const [total] = await screen.findAllByText(/10,500/)
  const rows = [...(total?.closest('dl')?.children ?? [])]
  return rows.map((row) => (row.textContent ?? '').replaceAll(/[\u00a0\s]+/g, ' '))
}

test.each([
  ['en', 'To pay now', 'Paid', 'Left to pay later'],
  ['ar', 'المطلوب الآن', 'المدفوع', 'يُدفع لاحقًا'],
] as const)(
  '%s: a deposit is to be paid now, and is paid once it came',
  async (language, now, paid, later) => {
    const before = await linesOf(language, {})
    expect(before.at(-1)).toContain(now)
    expect(before.at(-1)).toContain('2,100')
    expect(before.at(-2)).toContain(later)
    expect(before.at(-2)).toContain('8,400')
    document.body.replaceChildren()
    const after = await linesOf(language, { paid: true, fee: 50 })
    expect(after.at(-1)).toContain(paid)
    expect(after.at(-1)).toContain('2,150')
    expect(after.join()).not.toContain(now)
  },
)
