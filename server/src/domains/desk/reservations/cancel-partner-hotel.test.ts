import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import type { Browser } from '../../../testing/app.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { finishExternalCancellings } from '../../external-hotels/index.ts'
import { givenBooked, givenPlaced, standOf } from '../../external-hotels/testing/bookings.ts'
import { hotelApp } from '../../external-hotels/testing/hotel-app.ts'
import { lost } from '../../external-hotels/testing/supplier.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await hotelApp()
const { db, supplier, clock, gateway, external } = test
const PAID = 756_000
let hotel: number
let guest: Browser
let manager: Browser

beforeAll(async () => {
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(async () => {
  supplier.reset()
  await sql`delete from jobs.job`.execute(db)
  await sql`truncate staff_alerts, desk_approvals, external_bookings, external_rate_plans, reservations, reservation_events,
    payment_attempts, payment_ledger, refunds, gateway_events, sent_mails cascade`.execute(db)
  gateway.refunds.length = 0
  guest = test.browser()
  manager = await givenStaff(test, 'manager')
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
})

const look = (id: number) => manager.data(api.getDeskReservation, { id })
const cancel = (id: number, choice: object, by = manager) =>
  by.call(api.cancelAtDesk, { id, ...choice, ...why('The guest called') })
const asked = () => supplier.calls.filter(({ call }) => call === 'cancel').length

async function isCancelled(id: number, refund: number): Promise<void> {
  await test.work()
  expect(await standOf(test, id)).toMatchObject({
    state: 'cancelled',
    status: 'Cancelled',
    paid: PAID - refund,
  })
  expect(gateway.refunds.map(({ amount }) => amount)).toEqual(refund > 0 ? [refund] : [])
  expect([
    await wrongInTill(db),
    await wrongInLedger(db, gateway),
    await auditBooks(test.app.payments),
  ]).toEqual([[], [], 0])
}

describe('a guest’s room of a supplier at the desk', () => {
  it('is cancelled with its hotel, for what the hotel leaves, once', async () => {
    const id = await givenBooked(test, guest, hotel)
    // A third of the net price.
    supplier.switches.charge = 225_000
    expect(await look(id)).toMatchObject({ RefundByTerms: 5040, IsCancelling: false })
    const deed = { id, ByTerms: true, ...why() }
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    expect(asked()).toBe(1)
    expect(supplier.confirmed((await standOf(test, id)).code)).toEqual([])
    await isCancelled(id, 504_000)
    const { Timeline } = await look(id)
    expect(Timeline.filter(({ What }) => What === 'cancelled')).toMatchObject([
      { Who: 'Nour Mostafa' },
    ])
    const { rows } = await sql<{ step: string; action: string; reason: string }>`
      select step, action, reason from audit_log where subject_id = ${id} order by id`.execute(db)
    expect(rows).toEqual([
      { step: 'begun', action: 'cancelAtDesk', reason: deed.Reason },
      { step: 'done', action: 'cancelAtDesk', reason: deed.Reason },
    ])
    expect((await cancel(id, { ByTerms: true })).body).toMatchObject({ code: 'not_cancelable' })
  })

  it('gives back what staff choose, and never more than was paid', async () => {
    const id = await givenBooked(test, guest, hotel)
    expect((await cancel(id, { Refund: 7561 })).body).toMatchObject({ code: 'refund_too_high' })
    expect(asked()).toBe(0)
    expect((await cancel(id, { Refund: 7560 })).body.Data).toEqual({ State: 'done' })
    await isCancelled(id, PAID)
  })

  it('above the limit waits for a second person, and isn’t asked for before', async () => {
    await sql`update desk_settings set refund_limit = 100000`.execute(db)
    const id = await givenBooked(test, guest, hotel)
    expect((await cancel(id, { Refund: 5000 })).body.Data).toEqual({ State: 'waiting' })
    expect(asked()).toBe(0)
    const { Items } = await manager.data(api.getApprovals, {})
    const approval = { id: Items[0]?.Id ?? 0, Agree: true }
    expect(
      (await manager.call(api.decideApproval, { ...approval, ...why('Yes') })).body,
    ).toMatchObject({ code: 'second_person_needed' })
    const second = await givenStaff(test, 'manager')
    await second.data(api.decideApproval, { ...approval, ...why('Yes') })
    await isCancelled(id, 500_000)
  })

  it('an answer that got lost is being checked, until it is known', async () => {
    const id = await givenBooked(test, guest, hotel)
    supplier.switches.charge = 0
    supplier.switches.after = (call) => (call === 'cancel' ? lost() : Promise.resolve())
    expect((await cancel(id, { ByTerms: true })).body.Data).toEqual({ State: 'checking' })
    expect(await look(id)).toMatchObject({
      IsCancelling: true,
      RefundByTerms: null,
      Reservation: { StatusCode: 'Confirmed' },
    })
    expect((await cancel(id, { ByTerms: true })).body).toMatchObject({ code: 'not_cancelable' })
    supplier.switches.after = async () => undefined
    clock.advance(300)
    await finishExternalCancellings(external)
    expect(asked()).toBe(1)
    await isCancelled(id, PAID)
    const { Timeline, IsCancelling } = await look(id)
    expect(IsCancelling).toBe(false)
    expect(Timeline.find(({ What }) => What === 'cancelled')?.Who).toBe('Nour Mostafa')
  })

  it('a hotel that refuses: nothing is cancelled, and it says so', async () => {
    const id = await givenBooked(test, guest, hotel)
    supplier.switches.refusesToCancel = true
    expect((await cancel(id, { Refund: 100 })).body).toMatchObject({ code: 'not_cancelable' })
    expect(await standOf(test, id)).toMatchObject({ state: 'booked', status: 'Confirmed' })
  })

  it('what isn’t paid is let go, and the hotel isn’t asked', async () => {
    const id = await givenPlaced(guest, hotel)
    expect(await look(id)).toMatchObject({ RefundByTerms: 0 })
    expect((await cancel(id, { ByTerms: true })).body.Data).toEqual({ State: 'done' })
    expect(await standOf(test, id)).toMatchObject({ state: 'cancelled', status: 'Cancelled' })
    expect(asked()).toBe(0)
  })

  it.each(['agent', 'editor'] as const)('is no business of an %s', async (role) => {
    const id = await givenBooked(test, guest, hotel)
    const answer = await cancel(id, { ByTerms: true }, await givenStaff(test, role))
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_for_your_role' } })
    expect((await cancel(id, {}, test.browser())).status).toBe(401)
    expect(asked()).toBe(0)
  })

  it('is mailed to the address that the desk corrects; its name stays as the hotel has it', async () => {
    const id = await givenBooked(test, guest, hotel)
    await test.work()
    const { Reservation, Email, ContactEdition } = await look(id)
    const { ClientName: UserName, ClientPhone } = Reservation
    const change = (its: object) =>
      manager.call(api.changeContactAtDesk, {
        id,
        UserName,
        Phone: ClientPhone ?? undefined,
        Email: 'right@example.com',
        Edition: ContactEdition,
        ...why('Misspelt'),
        ...its,
      })
    expect((await change({ UserName: 'Somebody Else' })).body).toMatchObject({
      code: 'not_changeable',
    })
    test.mailer.sent.length = 0
    expect((await change({})).status).toBe(200)
    await test.work()
    expect(await look(id)).toMatchObject({ Email: 'right@example.com', NameStays: true })
    expect(test.mailer.sent.map(({ to }) => to)).toEqual(['right@example.com'])
    const asked = { ReservationId: id, Module: 'Hotel' } as const
    expect((await guest.call(api.getReservationDetails, asked)).status).toBe(401)
    const find = (EmailOrPin: string) =>
      test.browser().call(api.findBooking, { Reference: Reservation.Reference, EmailOrPin })
    expect((await find(Email ?? '')).status).toBe(404)
    expect((await find('right@example.com')).status).toBe(200)
  })
})
