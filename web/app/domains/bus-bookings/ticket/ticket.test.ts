import { describe, expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { theDetails } from '../testing/bookings.ts'
import { ticketOf } from './ticket.ts'

const textsIn = (language: 'en' | 'ar'): TextOf<typeof en> => {
  const texts = createTexts(language, { tickets: language === 'ar' ? ar : en })
  return (key, values) => texts.read(language, 'tickets', key, values)
}
const back = theDetails({
  ReservationId: 102,
  ReferenceNumber: 'BUS-BACK2345',
  IsReturn: true,
  FromStation: 'Hurghada, El Dahar',
  ToStation: 'Cairo, Ramses',
  DepartureDate: '2026-12-20T13:45:00+02:00',
  ArrivalDate: '2026-12-20T19:45:00+02:00',
  TotalAmount: 346,
})

describe('a ticket', () => {
  it('shows both halves as one journey, out before back, in EGP', () => {
    const ticket = ticketOf(back, theDetails(), 'en', textsIn('en'))
    expect(
      ticket?.legs.map(({ title, from, departs, date }) => [title, from, departs, date]),
    ).toEqual([
      ['Outbound', 'Cairo, Ramses', '09:00', 'Thu 17\u00a0Dec 2026'],
      ['Return', 'Hurghada, El Dahar', '13:45', 'Sun 20\u00a0Dec 2026'],
    ])
    expect(ticket?.reference).toBe('BUS-BACK2345')
    expect(ticket?.total).toBe('EGP\u00a0976')
  })

  it('names no direction when there is only one ride', () => {
    const ticket = ticketOf(theDetails(), null, 'ar', textsIn('ar'))
    expect(ticket?.legs.map(({ title }) => title)).toEqual([null])
    expect(ticket?.total).toBe('630\u00a0ج.م')
    expect(ticket?.legs[0]?.boardingTime).toContain('08:30')
  })

  it('leaves out a half that was cancelled, and is none when all is', () => {
    const cancelled = theDetails({ StatusCode: 'Cancelled' })
    expect(ticketOf(back, cancelled, 'en', textsIn('en'))?.legs).toHaveLength(1)
    expect(ticketOf(cancelled, back, 'en', textsIn('en'))).toBeNull()
    expect(ticketOf(theDetails({ TicketText: null }), null, 'en', textsIn('en'))).toBeNull()
  })
})
