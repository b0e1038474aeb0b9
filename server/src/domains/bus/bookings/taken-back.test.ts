import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import { wrongInLedger } from '../../../testing/till.ts'
import { watchPaid } from '../../payments/index.ts'
import { alertsOf, busApp, givenBooked, givenJourney, legOf, rowsOf } from '../testing/bus-app.ts'

const test = await busApp()
const { app, clock, db, gateway } = test
let traveller: Browser
let going = 0
let back = 0
let payment: GatewayTransaction

/** There and back for two, for 1,000 EGP in one payment; each alone would cost 600. */
beforeEach(async () => {
  const journey = await givenJourney(test)
  traveller = journey.traveller
  const seats = { Going: legOf(journey.out, 0, 1), Return: legOf(journey.back, 0, 1) }
  const booked = await givenBooked(test, traveller, seats)
  going = booked.going
  back = booked.back ?? 0
  const paid = await gateway.inquire(booked.order)
  if (!paid) throw new Error('not paid')
  payment = paid
})

const cancel = async (reservationId: number): Promise<void> => {
  await traveller.data(api.cancelBusTrip, { reservationId })
  await test.work()
}
const sentBack = () => gateway.refunds.map(({ amount }) => amount)
const legs = () =>
  rowsOf(
    test,
    sql<{ status: string; paid: number; refunded: number; taken: number }>`
      select status, paid, refunded, taken_back as taken from reservations order by id`,
  )
const look = async (): Promise<void> => {
  clock.advance(86_400)
  await watchPaid(app.payments)
  clock.advance(-86_400)
}
async function expectRight(): Promise<void> {
  expect([await wrongInLedger(db, gateway), await auditBooks(app.payments)]).toEqual([[], 0])
}

describe('a journey there and back', () => {
  it('P11: of which a part was given back in the panel gives back that much less, leg by leg', async () => {
    gateway.refundInPanel(payment.transactionId, 300_00)
    await look()
    expect(await legs()).toEqual([
      { status: 'Confirmed', paid: 200_00, refunded: 0, taken: 300_00 },
      { status: 'Confirmed', paid: 500_00, refunded: 0, taken: 0 },
    ])
    expect(await alertsOf(test)).toEqual(['refunded_outside'])
    await expectRight()
    // 360 by its terms, of which 300 are back already.
    const seen = await traveller.data(api.getBusReservationDetails, { ReservationId: going })
    expect(seen).toMatchObject({ RefundAmount: 60, CancellationFee: 40 })
    await cancel(going)
    await cancel(back)
    expect(sentBack()).toEqual([300_00, 60_00, 540_00])
    await expectRight()
  })

  it('P11: of which one leg was given back in the panel gives the other back, and no more', async () => {
    gateway.refundInPanel(payment.transactionId, 500_00)
    await look()
    await cancel(going)
    const seen = await traveller.data(api.getBusReservationDetails, { ReservationId: back })
    expect(seen).toMatchObject({ TotalAmount: 500, RefundAmount: 450, CancellationFee: 50 })
    await cancel(back)
    expect(sentBack()).toEqual([500_00, 450_00])
    await expectRight()
  })

  it('P18: that a bank took back stands for the staff, and cancelled gives nothing back', async () => {
    await test.deliver(gateway.dispute(payment, 'open'))
    await test.deliver(gateway.dispute(payment, 'lost'))
    expect((await legs()).map(({ status, paid }) => ({ status, paid }))).toEqual([
      { status: 'Confirmed', paid: 0 },
      { status: 'Confirmed', paid: 0 },
    ])
    expect(await alertsOf(test)).toEqual(['dispute_lost'])
    await cancel(going)
    await cancel(back)
    expect(sentBack()).toEqual([])
    await expectRight()
  })

  it('P18: disputed, waits with what a cancelled leg gives back until it is won', async () => {
    await test.deliver(gateway.dispute(payment, 'open'))
    // The way back: its number is no booking's of the same number.
    await cancel(back)
    await test.work()
    expect(sentBack()).toEqual([])
    expect(test.mailer.sent.at(-1)?.text).toContain('the bank decides first')
    await test.deliver(gateway.dispute(payment, 'won'))
    await test.work()
    expect(sentBack()).toEqual([360_00])
    await expectRight()
  })
})
