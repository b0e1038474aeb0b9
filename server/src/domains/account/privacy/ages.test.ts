import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY, givenHeld } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { GUESTS, givenQuote, openPageOf } from '../../external-hotels/testing/bookings.ts'
import { hotelApp } from '../../external-hotels/testing/hotel-app.ts'
import { tablesWith } from './testing/full-life.ts'

const test = await hotelApp()
const { db, gateway } = test
const partner = await test.given()

/** Where the ages of two children stand, in all ways in which they are written. */
async function tablesWithAges(): Promise<string[]> {
  const ways = ['[7, 11]', '[11, 7]', '{7,11}', '{11,7}', '=7,11', '7 years']
  const found: string[] = []
  for (const way of ways) found.push(...Object.keys((await tablesWith(test, way)).found))
  return [...new Set(found)].toSorted()
}

it('the ages of who travelled go with the account, from every table', async () => {
  const browser = test.browser()
  await signIn(test, browser, { email: 'family@example.com' })
  const quote = await givenQuote(browser, partner, { AdultsCount: 2, ChildrenAges: [7, 11] })
  const [lead, adult, child] = GUESTS
  const Paxes = [lead, adult, { ...child, Age: 11 }, { ...child, Age: 7 }].filter(
    (it) => it !== undefined,
  )
  const temp = { id: partner, TempReservationId: quote.TempReservationId }
  const { ReservationId } = await browser.data(api.bookExternal, { ...temp, Paxes })
  await test.deliver(gateway.settle(await openPageOf(browser, ReservationId)))
  await test.work()

  const stay = await givenHotel(db, {
    rooms: [{ capacity: 3, maxChildren: 2, maxOccupancy: 4 }],
    open: { from: '2026-12-10', nights: 20 },
  })
  const family = {
    ModuleType: 'Hotel',
    ToDate: '2026-12-19',
    SeatsNumber: 4,
    ChildrenCount: 2,
    ChildrenAges: [7, 11],
  } as const
  const tempId = await givenHeld(browser, stay.rooms[0] ?? 0, family)
  const pay = { ReservationId: tempId, ModuleType: 'Hotel', PaymentMethod: 'Bank_Card' } as const
  const { PaymentUrl } = await browser.data(api.confirmPayment, pay)
  await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
  const { rows } = await sql<{ id: number; total: number }>`
    select id, total from reservations where source_id = ${tempId}`.execute(db)
  const [booked] = rows
  const mine = { ReservationId: booked?.id ?? 0, Module: 'Hotel' }
  // Longer, and agreed to: its difference is being paid.
  const longer = { FromDate: DAY, ToDate: '2026-12-21', AdultsCount: 2, ChildrenAges: [7, 11] }
  const { ChangeId, Difference } = await browser.data(api.quoteChange, { ...mine, ...longer })
  const change = await browser.data(api.confirmChange, { ...mine, ChangeId, Difference })
  await test.work()
  expect(await tablesWithAges(), 'all that can know an age').toEqual([
    'public.booking_changes',
    'public.external_bookings',
    'public.external_rate_plans',
    'public.payment_attempts',
    'public.reservations',
    'public.temp_reservations',
  ])

  await browser.data(api.deleteAccount, {})
  await test.work()
  // Plans are nobody’s, and a day old at most.
  expect(await tablesWithAges()).toEqual(['public.external_rate_plans'])
  const stands = async () => {
    const { rows: all } = await sql`
      select r.status, r.adults, r.children, r.total, c.state from reservations r
        join booking_changes c on c.booking_id = r.source_id where r.id = ${booked?.id}`.execute(db)
    return all
  }
  const asBooked = { status: 'Confirmed', adults: 2, children: 2, total: booked?.total }
  expect(await stands()).toEqual([{ ...asBooked, state: 'ended' }])

  // Paid on the page that was open: the booking stays as it was, and that money goes back.
  await test.deliver(gateway.settle(change.PaymentUrl.split('/').at(-1) ?? ''))
  await test.work()
  expect(await stands()).toEqual([{ ...asBooked, state: 'ended' }])
  expect(gateway.refunds).toHaveLength(1)
  expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  expect(await tablesWithAges()).toEqual(['public.external_rate_plans'])
})
