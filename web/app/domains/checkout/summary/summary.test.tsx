// @vitest-environment happy-dom
import type { Language } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteServerTime } from '../../../platform/clock.ts'
import { ServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { HoldBar } from './hold-bar.tsx'
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

test.each([-60, 0, 60])(
  'H7: with a browser clock %i minutes off, the hold ends by the server’s',
  async (minutes) => {
    const ServerTime = '2026-11-21T10:00:00Z'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(ServerTime) + minutes * 60_000 })
    try {
      noteServerTime(new Date(ServerTime))
      const Held = { ...Reservation, ExpiresAt: '2026-11-21T10:07:30Z' }
      const booking = { held: { ...held, Reservation: Held }, ended: false } as BookingDraft
      openPage('/', {
        language: 'en',
        answers: {},
        routes: [{ path: '/', element: <HoldBar booking={booking} /> }],
      })
      const bar = await screen.findByRole('region', { name: /^Room held/ })
      expect(bar.textContent).toContain('07:30')
    } finally {
      vi.useRealTimers()
      noteServerTime(new Date())
    }
  },
)

const Where = {
  Place: 'Coral Bay',
  Address: 'Corniche',
  Latitude: 25.7,
  Longitude: 32.6,
  StartsAt: '2026-12-17T12:00:00Z',
  EndsAt: '2026-12-20T10:00:00Z',
  Phone: '+20 2 5550 0142',
}
const dayTrip = { ToDate: null, Where: { ...Where, EndsAt: '2026-12-17T15:30:00Z' } }

test.each([
  ['en', { Where }, ['Thu 17 Dec · 14:00', 'Sun 20 Dec · 12:00']],
  ['ar', { Where }, ['الخميس 17 ديسمبر · 14:00', 'الأحد 20 ديسمبر · 12:00']],
  ['en', dayTrip, ['Thu 17 Dec · 14:00 – 17:30']],
  ['en', { Where: { ...Where, Phone: '' } }, ['Thu 17 Dec · 14:00', 'Sun 20 Dec · 12:00']],
] as const)(
  '%s: the hours, the place and whom to call stand by the days',
  async (language, change, hours) => {
    const booking = { held: { ...held, ...change } } as BookingDraft
    const element = (
      <ServerData>
        <Summary booking={booking} settled />
      </ServerData>
    )
    openPage('/', { language, answers: {}, routes: [{ path: '/', element }] })
    const place = await screen.findByText('Coral Bay')
    expect(place.closest('a')?.href).toContain('mlat=25.7')
    const call = place.closest('dl')?.querySelector('[href^="tel:"]')?.getAttribute('href')
    expect(call).toBe(booking.held.Where?.Phone === '' ? undefined : 'tel:+20255500142')
    const facts = [...(place.closest('dl')?.querySelectorAll('dd') ?? [])].map((it) =>
      it.textContent.replaceAll('\u00a0', ' '),
    )
    expect(facts).toEqual(expect.arrayContaining([...hours, 'Corniche']))
  },
)
