import { api } from '@rihla/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { completeReservations } from '../../reservations/index.ts'
import { cancellingAmong, finishCancellings } from '../index.ts'
import { busApp, emptyDatabase, givenBooked, givenTraveller, legOf } from '../testing/bus-app.ts'

const test = await busApp()
const { app, clock, db, operator } = test
let traveller: Browser
let going = 0
let returning = 0

beforeEach(async () => {
  await emptyDatabase(test)
  operator.reset()
  const { out, back } = await test.journey()
  traveller = await givenTraveller(test)
  const booked = await givenBooked(test, traveller, {
    Going: legOf(out, 0),
    Return: legOf(back, 0),
  })
  going = booked.going
  returning = booked.back ?? 0
})

const HOUR = 3600
const complete = () =>
  completeReservations({ ...app.bus, stillOpen: (ids) => cancellingAmong(db, ids) })
const details = (ReservationId: number) =>
  traveller.data(api.getBusReservationDetails, { ReservationId })
const cancel = (reservationId: number) =>
  traveller.call(api.cancelBusTrip, { reservationId }, { 'accept-language': 'ar-EG' })

describe('a leg whose bus has arrived', () => {
  it('is completed by itself, and keeps its ticket', async () => {
    clock.advance(78 * HOUR - 1)
    expect(await complete()).toBe(0)
    clock.advance(1)
    expect(await complete()).toBe(1)
    expect(await details(going)).toMatchObject({
      StatusCode: 'Completed',
      ReservationStatus: 'Completed',
      IsCancelable: false,
      TicketText: expect.stringContaining('Nour Mostafa') as string,
      CancellationPolicyMsg: 'This trip is over, so it can’t be cancelled any more.',
    })
    expect((await details(returning)).StatusCode).toBe('Confirmed')
    clock.advance(48 * HOUR)
    expect([await complete(), await complete()]).toEqual([1, 0])
    const { Data } = await traveller.data(api.getBusReservations, { PageNumber: 1 })
    expect(Data.map((it) => it.StatusCode)).toEqual(['Completed', 'Completed'])
    // Each leg earns points by what was paid for it, once.
    const { Points, History } = await traveller.data(api.getCreditPoints, {})
    expect(Points).toBeGreaterThan(0)
    expect(History.map((it) => [it.Kind, it.Module, it.ReservationId])).toEqual([
      ['earned', 'Bus', returning],
      ['earned', 'Bus', going],
    ])
  })

  it('can’t be cancelled any more, and says so', async () => {
    clock.advance(78 * HOUR)
    await complete()
    expect(await cancel(going)).toMatchObject({
      status: 409,
      body: { code: 'not_cancelable', Error: 'لم يعد إلغاء هذا الحجز ممكنًا.' },
    })
    expect((await details(going)).StatusCode).toBe('Completed')
  })

  it('waits while the operator hasn’t said whether it is cancelled', async () => {
    operator.switches.cancelling = 'processing'
    await cancel(going)
    clock.advance(78 * HOUR)
    expect(await complete()).toBe(0)
    operator.switches.cancelling = null
    await finishCancellings(app.bus)
    expect(await complete()).toBe(0)
    expect((await details(going)).StatusCode).toBe('Cancelled')
  })
})
