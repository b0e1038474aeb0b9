import { randomUUID } from 'node:crypto'
import { api } from '@rihla/contract'
import type { BusConfirmation } from '@rihla/contract/bus/seats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenRoundTrip, type GivenTrip } from '../../server/src/domains/fleet/testing/fleet.ts'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { eventually } from './eventually.ts'
import { openProduct, type Product } from './product.ts'
import { callerOf, payAtBank, signUp } from './traveller.ts'

/*
 * Kill -9 of the server between the money and the seats of a bus, and between the seats and the
 * money that goes back. Both times the other side's answer is lost; afterwards the outcome must be
 * as if it had arrived.
 */
const settings = {
  TICK_SECONDS: '1',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'fatal',
}

let product: Product
let trips: { out: GivenTrip; back: GivenTrip }
let headers: Record<string, string>

beforeAll(async () => {
  product = await openProduct(settings)
  const pool = createPool(product.databaseUrl(), { max: 1 })
  trips = await givenRoundTrip(createDb(pool), new Date())
  await pool.end()
  headers = { 'application-id': randomUUID(), 'auth-key': await signUp(product) }
})

afterAll(() => product?.close())

/** Holds a seat each way by its place and presses Pay. */
async function givenPaying(place: number): Promise<{ tempId: number; page: string }> {
  const call = callerOf(product)
  const leg = (trip: GivenTrip) => ({ TripID: trip.id, Seats: [trip.seats[place] ?? 0] })
  const request = { SessionID: randomUUID(), Going: leg(trips.out), Return: leg(trips.back) }
  const held = await call(api.holdBusSeats, request, headers)
  const page = await call(
    api.bookReservation,
    {
      UserName: 'Nour Mostafa',
      Phone: '+201012345678',
      GoingReservationId: held.GoingTempID,
      ReturnReservationId: held.ReturnTempID ?? 0,
      PaymentMethod: 3,
    },
    headers,
  )
  return { tempId: held.GoingTempID, page }
}

const untilPaid = (tempId: number): Promise<BusConfirmation> =>
  eventually('the seats to be confirmed', async () => {
    const request = { GoingReservationId: tempId }
    const { State, Confirmation } = await callerOf(product)(api.busPaymentStatus, request, headers)
    return State === 'paid' && Confirmation
  })

/** Keeps our fleet from answering: its call to sell, or to give back, has to wait. */
async function standInTheWay(): Promise<() => Promise<unknown>> {
  const blocker = await product.connect()
  await blocker.query('begin')
  await blocker.query(`select from stock where kind = 'bus' and item_id = $1 for update`, [
    trips.out.id,
  ])
  return () => blocker.end().catch(() => undefined)
}

const untilItWaits = (): Promise<boolean> =>
  eventually('the fleet to wait', async () => {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`
    return (await product.query(waiting)).length > 0
  })

const seatsOf = async (place: number): Promise<number> => {
  const ids = [trips.out.seats[place], trips.back.seats[place]]
  const taken = await product.query('select from seat_claims where seat_id = any($1::bigint[])', [
    ids,
  ])
  return taken.length
}

test('kill -9 between the money and the seats: the seats are sold, once', async () => {
  const { tempId, page } = await givenPaying(0)
  const letGo = await standInTheWay()
  await payAtBank(page)
  await untilItWaits()
  const [noted] = await product.query<{ state: string }>(
    'select b.state from bus_bookings b join bus_legs l on l.booking_id = b.id where l.id = $1',
    [tempId],
  )
  expect(noted).toEqual({ state: 'paid' })
  await product.kill('server')
  await letGo()
  await product.untilBack()
  expect(await untilPaid(tempId)).toMatchObject({ TotalAmount: 500 })
  expect(await seatsOf(0)).toBe(2)
  expect(await product.query('select from refunds')).toEqual([])
})

test('kill -9 between the seats and the refund: the money goes back, once', async () => {
  const { tempId, page } = await givenPaying(1)
  await payAtBank(page)
  const { GoingReservationId: reservationId } = await untilPaid(tempId)
  const cancel = () => callerOf(product)(api.cancelBusTrip, { reservationId }, headers)
  const letGo = await standInTheWay()
  const cutOff = cancel().catch(() => 'cut off')
  await untilItWaits()
  await product.kill('server')
  // Now and then the queue takes the leg up before the call does, which then says that it is under way.
  expect([
    'cut off',
    { IsSuccess: true, IsOver: false, Result: expect.stringContaining('being cancelled') },
  ]).toContainEqual(await cutOff)
  await letGo()
  await product.untilBack()
  await eventually('the refund', async () => {
    const refunds = await product.query<{ amount: string; state: string }>(
      'select amount, state from refunds',
    )
    return refunds.length === 1 && refunds[0]?.state === 'done'
  })
  expect(await cancel()).toMatchObject({ IsSuccess: true })
  expect(await seatsOf(1)).toBe(1)
  // 500 for both, less 300 for the way back alone, less the least fee of 20.
  expect(await product.query('select amount::int from refunds')).toEqual([{ amount: 180_00 }])
  const ledger = `select sum(l.amount)::int as kept from payment_ledger l join payment_attempts a on a.id = l.attempt_id
    join bus_legs g on g.booking_id = a.order_id and a.order_kind = 'bus' where g.id = $1`
  expect(await product.query(ledger, [tempId])).toEqual([{ kept: 320_00 }])
})
