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

  it.each([
    ['en', 'be there by 23:45 on Wed 16\u00a0Dec, 30 minutes', 'Thu 17\u00a0Dec'],
    ['ar', 'المحطة يوم الأربعاء 16\u00a0ديسمبر الساعة 23:45،', 'الخميس 17\u00a0ديسمبر'],
  ] as const)(
    'in %s names the day to be there by where the bus leaves after midnight',
    (language, by, day) => {
      const late = theDetails({
        DepartureDate: '2026-12-17T00:15:00+02:00',
        ArrivalDate: '2026-12-17T05:45:00+02:00',
      })
      const [leg] = ticketOf(late, null, language, textsIn(language))?.legs ?? []
      expect(leg?.date).toBe(`${day} 2026`)
      expect(leg?.boardingTime).toContain(by)
      const [early] = ticketOf(theDetails(), null, language, textsIn(language))?.legs ?? []
      expect(early?.boardingTime).not.toContain('16')
    },
  )

  it('names the day of an arrival that isn’t that of the departure', () => {
    const arrivesOn = (ArrivalDate: string) =>
      ticketOf(theDetails({ ArrivalDate }), null, 'en', textsIn('en'))?.legs[0]?.arrivesOn
    expect(arrivesOn('2026-12-17T23:59:00+02:00')).toBeNull()
    expect(arrivesOn('2026-12-18T00:10:00+02:00')).toBe('Fri 18\u00a0Dec')
  })

  it('leaves out a half that was cancelled, and is none when all is', () => {
    const cancelled = theDetails({ StatusCode: 'Cancelled' })
    expect(ticketOf(back, cancelled, 'en', textsIn('en'))?.legs).toHaveLength(1)
    expect(ticketOf(cancelled, back, 'en', textsIn('en'))).toBeNull()
    expect(ticketOf(theDetails({ TicketText: null }), null, 'en', textsIn('en'))).toBeNull()
  })
})
