import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { watchPaid } from '../../payments/index.ts'
import { finishExternalCancellings } from '../index.ts'
import { FAMILY, GUESTS, openPageOf, staffAlerts, standOf, tokenOf } from '../testing/bookings.ts'
import { hotelApp, STAY } from '../testing/hotel-app.ts'
import { lost } from '../testing/supplier.ts'

const test = await hotelApp()
const { supplier, clock, db, gateway, app, external } = test
/** Three nights, free to cancel until a week before the arrival. */
const PRICE = 840_000
let hotel: number
let guest: Browser
let id: number
let payment: GatewayTransaction

beforeAll(async () => {
  clock.advance((Date.parse('2026-11-20T10:00:00Z') - clock.now().getTime()) / 1000)
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  supplier.reset()
  // All of it comes back.
  supplier.switches.charge = 0
  gateway.refunds.length = 0
  await sql`delete from jobs.job`.execute(db)
  await emptyTables(db, [
    ...tables.payments,
    ...tables.bookings,
    'external_bookings',
    'external_rate_plans',
    'staff_alerts',
  ])
  guest = test.browser()
  const RatePlanToken = await tokenOf(guest, hotel, FAMILY, 1)
  const quote = await guest.data(api.getExternalBooking, { id: hotel, ...STAY, RatePlanToken })
  const { ReservationId } = await guest.data(api.bookExternal, {
    id: hotel,
    TempReservationId: quote.TempReservationId,
    Paxes: [...GUESTS],
  })
  id = ReservationId
  payment = gateway.settle(await openPageOf(guest, id))
  await test.deliver(payment)
})

const cancel = async (): Promise<void> => {
  await guest.data(api.cancelBooking, { id, Module: 'Hotel' })
  await test.work()
  await test.work()
}
const sentBack = () => gateway.refunds.map(({ amount }) => amount)
const look = async (): Promise<void> => {
  clock.advance(86_400)
  await watchPaid(app.payments)
  clock.advance(-86_400)
}
async function expectRight(): Promise<void> {
  const books = [await wrongInTill(db), await wrongInLedger(db, gateway)]
  expect([...books, await auditBooks(app.payments)]).toEqual([[], [], 0])
}

describe('a partner’s room', () => {
  it('P11: of which a part was given back in the panel stands, and cancelled gives the rest back', async () => {
    await test.work()
    gateway.refundInPanel(payment.transactionId, 40_000)
    await look()
    expect(await standOf(test, id)).toMatchObject({ status: 'Confirmed', paid: PRICE - 40_000 })
    expect(await staffAlerts(test)).toEqual(['refunded_outside'])
    const shown = await guest.data(api.getCancellation, { id, Module: 'Hotel' })
    expect(shown).toContain('EGP\u00a08,000')
    await expectRight()
    await cancel()
    expect(sentBack()).toEqual([40_000, 800_000])
    await expectRight()
  })

  it('P18: whose payment a bank took back stands for the staff, and cancelled gives nothing back', async () => {
    await test.work()
    await test.deliver(gateway.dispute(payment, 'open'))
    await test.deliver(gateway.dispute(payment, 'lost'))
    const stands = await standOf(test, id)
    expect(stands).toMatchObject({ status: 'Confirmed', paid: 0 })
    expect(supplier.confirmed(stands.code)).toHaveLength(1)
    expect(await staffAlerts(test)).toEqual(['dispute_lost'])
    await expectRight()
    await cancel()
    expect([(await standOf(test, id)).status, sentBack()]).toEqual(['Cancelled', []])
    await expectRight()
  })

  it.each([
    ['a bank took (P18)', async () => test.deliver(gateway.dispute(payment, 'lost')), [], 0],
    [
      'went back in part in the panel (P11)',
      async () => {
        gateway.refundInPanel(payment.transactionId, 40_000)
        await look()
      },
      [40_000, 800_000],
      800_000,
    ],
  ] as const)(
    'whose money %s while the hotel was silent about its cancelling gives back, and says, what is left',
    async (_, taken, back, said) => {
      await test.work()
      supplier.switches.after = (call) => (call === 'cancel' ? lost() : Promise.resolve())
      await guest.data(api.cancelBooking, { id, Module: 'Hotel' })
      await test.deliver(gateway.dispute(payment, 'open'))
      await taken()
      supplier.switches.after = async () => undefined
      await test.deliver(gateway.dispute(payment, 'won'))
      clock.advance(600)
      await finishExternalCancellings(external)
      await test.work()
      expect([(await standOf(test, id)).status, sentBack()]).toEqual(['Cancelled', back])
      const { rows } = await sql`
        select detail from reservation_events where reservation_id = ${id} and kind = 'cancelled'`.execute(
        db,
      )
      expect(rows).toEqual([{ detail: { refund: said, kept: 0 } }])
      await expectRight()
    },
  )

  it('P18: that the hotel hasn’t, while its payment is disputed: the refund waits, and goes once it is won', async () => {
    supplier.switches.refuses = 'sold_out'
    await test.deliver(gateway.dispute(payment, 'open'))
    await test.work()
    await test.work()
    expect([(await standOf(test, id)).status, sentBack()]).toEqual(['Cancelled', []])
    await test.deliver(gateway.dispute(payment, 'won'))
    await test.work()
    expect(sentBack()).toEqual([PRICE])
    await expectRight()
  })
})
