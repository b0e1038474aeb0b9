import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenBooked } from '../../external-hotels/testing/bookings.ts'
import { hotelApp } from '../../external-hotels/testing/hotel-app.ts'
import { guestKeys, purgeAccess } from '../index.ts'
import { findByReference } from './access-store.ts'

const test = await hotelApp()
const { db, clock, mailer, supplier } = test
let hotel: number
let guest: Browser
let other: Browser

beforeAll(async () => {
  hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
})
beforeEach(() => {
  supplier.reset()
  clock.advance(3600)
  guest = test.browser()
  other = test.browser()
  mailer.sent.length = 0
})

const referenceOf = async (id: number): Promise<string> => {
  const { rows } = await sql<{ reference: string }>`
    select reference from reservations where id = ${id}`.execute(db)
  return rows[0]?.reference ?? ''
}
const find = (by: Browser, Reference: string, EmailOrPin?: string, Key?: string) =>
  by.call(api.findBooking, { Reference, ...(EmailOrPin && { EmailOrPin }), ...(Key && { Key }) })
const see = (by: Browser, ReservationId: number) =>
  by.call(api.getReservationDetails, { ReservationId, Module: 'Hotel' })

describe('a guest', () => {
  it('sees, prints and cancels what they booked in this browser', async () => {
    const id = await givenBooked(test, guest, hotel)
    expect(await see(guest, id)).toMatchObject({
      body: { Data: { HotelName: 'Pearl Palace', HasTicket: true, ShowCancelButton: true } },
    })
    const papers = await guest.data(api.getReservationPapers, {
      ReservationId: id,
      Module: 'Hotel',
    })
    expect(papers.Tickets).toHaveLength(1)
    supplier.switches.charge = 0
    const { RefundAmount } = await guest.data(api.cancelBooking, { id, Module: 'Hotel' })
    expect(RefundAmount).toBeGreaterThanOrEqual(0)
    expect(await see(guest, id)).toMatchObject({ body: { Data: { StatusCode: 'Cancelled' } } })
  })

  it('S1: anybody else sees nothing, whatever they ask for', async () => {
    const id = await givenBooked(test, guest, hotel)
    const signedIn = test.browser()
    await signIn(test, signedIn)
    for (const [by, status] of [
      [other, 401],
      [signedIn, 404],
    ] as const)
      for (const answer of [
        await see(by, id),
        await by.call(api.getReservationPapers, { ReservationId: id, Module: 'Hotel' }),
        await by.call(api.getCancellation, { id }),
        await by.call(api.cancelBooking, { id }),
      ])
        expect(answer.status).toBe(status)
  })

  it.each([
    'e-mail',
    'e-mail of an Arabic keyboard',
    'PIN',
    'PIN copied from a mail',
    'PIN of an Arabic keyboard',
    'key',
  ] as const)('finds it in another browser by %s', async (by) => {
    const id = await givenBooked(test, guest, hotel)
    const reference = await referenceOf(id)
    if (by === 'e-mail of an Arabic keyboard')
      await sql`update reservations set client_email = 'nour2020@example.com' where id = ${id}`.execute(
        db,
      )
    const { pin, key } = await guestKeys(db, reference)
    const typed = {
      'e-mail': ' NOUR@example.com ',
      'e-mail of an Arabic keyboard': 'nour٢٠٢٠\u200f@example.com',
      PIN: pin,
      'PIN copied from a mail': `\u2066${pin}\u2069`,
      'PIN of an Arabic keyboard': pin.replaceAll(/\d/g, (it) => '٠١٢٣٤٥٦٧٨٩'[Number(it)] ?? ''),
      key: undefined,
    }[by]
    const answer = await find(other, reference.toLowerCase(), typed, by === 'key' ? key : undefined)
    expect(answer.body.Data).toEqual({ ReservationId: id, Module: 'Hotel', IsMine: false })
    expect((await see(other, id)).status).toBe(200)
  })

  it('is mailed the PIN, and a link that opens it', async () => {
    const id = await givenBooked(test, guest, hotel)
    await test.work()
    const reference = await referenceOf(id)
    const { pin, key } = await guestKeys(db, reference)
    const mail = mailer.sent.find(({ text }) => text.includes(reference))
    expect(mail?.text).toContain(pin)
    expect(mail?.text).toContain(`/find-booking?reference=${reference}&key=${key}`)
    expect(mail?.text).not.toContain('/reservations/Hotel')
  })

  it('is told the same whatever is wrong', async () => {
    const id = await givenBooked(test, guest, hotel)
    const reference = await referenceOf(id)
    const answers = [
      await find(other, reference, 'someone@example.com'),
      await find(other, reference, '000000'),
      await find(other, reference, undefined, 'x'.repeat(43)),
      await find(other, reference),
      await find(other, 'HTL-22222222', 'nour@example.com'),
      await find(other, 'nonsense', 'nour@example.com'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toMatchObject({
        Error:
          'We found no booking with these details. Check the reference, and the e-mail or PIN.',
        code: 'booking_unknown',
      })
    }
    expect((await see(other, id)).status).toBe(401)
  })

  it('takes it into an account, whose it is from then on', async () => {
    const id = await givenBooked(test, guest, hotel)
    const userId = await signIn(test, other)
    const taken = await find(other, await referenceOf(id), 'nour@example.com')
    expect(taken.body.Data).toMatchObject({ IsMine: true })
    const { Data } = await other.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
    expect(Data.map(({ Id }) => Id)).toEqual([id])
    const { rows } = await sql`
      select user_id from external_bookings where id = ${id}`.execute(db)
    expect(rows).toEqual([{ user_id: userId }])
    // Nobody takes it out of the account again.
    const third = test.browser()
    await signIn(test, third)
    const { pin } = await guestKeys(db, await referenceOf(id))
    const seen = await find(third, await referenceOf(id), pin)
    expect(seen.body.Data).toMatchObject({ IsMine: false })
    expect((await findByReference(db, await referenceOf(id)))?.userId).toBe(userId)
  })

  it.each([
    ['staff by the link of the desk', { role: 'staff' }, 'key'],
    ['staff by its PIN', { role: 'staff' }, 'pin'],
    ['staff by its e-mail', { role: 'staff' }, 'email'],
    ['a friend by the forwarded link', {}, 'key'],
  ] as const)('keeps it when it is opened by %s', async (_, person, by) => {
    const id = await givenBooked(test, guest, hotel)
    const reference = await referenceOf(id)
    const { pin, key } = await guestKeys(db, reference)
    await signIn(test, other, person)
    const typed = { key: undefined, pin, email: 'nour@example.com' }[by]
    await find(other, reference, typed, by === 'key' ? key : undefined)
    expect((await see(other, id)).status, 'let in all the same').toBe(200)
    expect((await findByReference(db, reference))?.userId).toBeNull()
    const { rows } = await sql`
      select user_id from external_bookings where id = ${id}`.execute(db)
    expect(rows).toEqual([{ user_id: null }])
  })

  it('takes it into the account of the same e-mail by the link', async () => {
    const id = await givenBooked(test, guest, hotel)
    const reference = await referenceOf(id)
    const email = `Own-${id}@example.com`
    await sql`update reservations set client_email = ${email} where id = ${id}`.execute(db)
    const userId = await signIn(test, other, { email: email.toLowerCase() })
    await find(other, reference, undefined, (await guestKeys(db, reference)).key)
    expect((await findByReference(db, reference))?.userId).toBe(userId)
  })

  it('is asked how it was only once it is in an account, which rating needs', async () => {
    const id = await givenBooked(test, guest, hotel)
    // As one of a hotel of ours, sold on the phone: a supplier's can't be rated.
    await sql`update reservations set status = 'Completed', source_kind = 'checkout' where id = ${id}`.execute(
      db,
    )
    const asked = { ReservationId: id, Module: 'Hotel' } as const
    expect(await guest.data(api.getReservationDetails, asked)).toMatchObject({
      StatusCode: 'Completed',
      ShowRateButton: false,
    })
    await signIn(test, other)
    await find(other, await referenceOf(id), 'nour@example.com')
    expect(await other.data(api.getReservationDetails, asked)).toMatchObject({
      ShowRateButton: true,
    })
    expect(await guest.data(api.getReservationDetails, asked)).toMatchObject({
      ShowRateButton: false,
    })
  })

  it('is forgotten by a browser after 30 days', async () => {
    const id = await givenBooked(test, guest, hotel)
    clock.advance(31 * 86_400)
    expect((await see(guest, id)).status).toBe(401)
    await purgeAccess(db, clock.now())
    const { rows } = await sql`select 1 from guest_access where reservation_id = ${id}`.execute(db)
    expect(rows).toEqual([])
    clock.advance(-31 * 86_400)
  })
})

it('serves every module: a traveller’s own e-mail opens a booking of theirs', async () => {
  const email = 'traveller-with-account@example.com'
  await signIn(test, guest, { email })
  const tempId = await givenHeld(guest, await givenActivity(test))
  const order = await givenPaying(test, guest, tempId)
  await test.deliver(test.gateway.settle(order))
  const { Data } = await guest.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
  const [card] = Data
  const answer = await find(other, card?.ReferenceNumber ?? '', email)
  expect(answer.body.Data).toEqual({ ReservationId: card?.Id, Module: 'Activity', IsMine: false })
  expect((await find(guest, card?.ReferenceNumber ?? '', email)).body.Data).toMatchObject({
    IsMine: true,
  })
  const shown = await other.call(api.getReservationDetails, {
    ReservationId: card?.Id ?? 0,
    Module: 'Activity',
  })
  expect(shown.status).toBe(200)
})

it('is limited by reference, whoever tries', async () => {
  const strict = await hotelApp({ beside: test, rateLimitScale: 1 })
  const statuses: number[] = []
  const asked = { Reference: 'HTL-33333333', EmailOrPin: '123456' }
  for (let n = 0; n < 12; n += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${n}` }
    statuses.push((await strict.browser().call(api.findBooking, asked, from)).status)
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.slice(10)).toEqual([429, 429])
})

it('is opened by a mailed link however often others have tried, and the link uses no try up', async () => {
  const strict = await hotelApp({ beside: test, rateLimitScale: 1 })
  const reference = await referenceOf(await givenBooked(test, guest, hotel))
  const { key } = await guestKeys(db, reference)
  let from = 0
  const ask = async (asked: { Key: string } | { EmailOrPin: string }) => {
    const headers = { 'x-forwarded-for': `203.0.114.${(from += 1)}` }
    const by = strict.browser()
    return (await by.call(api.findBooking, { Reference: reference, ...asked }, headers)).status
  }
  const times = async (many: number, asked: Parameters<typeof ask>[0]) => {
    const statuses: number[] = []
    for (let n = 0; n < many; n += 1) statuses.push(await ask(asked))
    return new Set(statuses)
  }
  expect(await times(12, { Key: key })).toEqual(new Set([200]))
  expect(await times(10, { Key: 'x'.repeat(43) })).toEqual(new Set([404]))
  expect(await ask({ Key: 'x'.repeat(43) })).toBe(429)
  expect(await ask({ EmailOrPin: 'nour@example.com' })).toBe(429)
  expect(await ask({ Key: key })).toBe(200)
})
