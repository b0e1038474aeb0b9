import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { api } from '@rihla/contract'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenActivity, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { endUnpaidBookings, purgeVisitors, remindUnpaid } from '../../checkout/index.ts'
import { freePlaces } from '../../inventory/testing/free-places.ts'
import { backAtWork, givenHandMethods, givenStaff, why } from '../testing/desk.ts'
import { aPhoneRequest, aPhoneSale } from '../testing/phone-sale.ts'

const test = await testApp()
const { app, db, clock, mailer, gateway } = test
let agent: Browser
let activity: number
const HOUR = 3600

beforeAll(async () => {
  await givenPlaces(test)
  agent = await givenStaff(test, 'agent')
})
beforeEach(async () => {
  mailer.sent.length = 0
  activity = await givenActivity(test, 6)
})

const wanted = () => aPhoneRequest(activity)
const sale = (change: object = {}) => aPhoneSale(activity, change)
const sell = (request = sale()) => agent.data(api.sellOnPhone, request)
const seen = (id: number, by = agent) => by.data(api.getDeskReservation, { id })
const free = async () =>
  (await freePlaces(db, [{ kind: 'activity', itemId: activity, day: DAY }], clock.now()))[0]

/** Opens the link of a mail in a browser of its own, and pays there. */
async function payByLink(path: string, by = test.browser()): Promise<Browser> {
  const link = new URL(path, 'https://rihla.example').searchParams
  const Reference = link.get('reference') ?? ''
  const found = await by.data(api.findBooking, { Reference, Key: link.get('key') ?? '' })
  const page = await by.data(api.completePayment, {
    ReservationId: found.ReservationId,
    Module: 'Activity',
  })
  await test.deliver(gateway.settle(page.split('/').at(-1) ?? ''))
  return by
}

describe('a sale on the phone', () => {
  it('is priced as checkout prices it, and holds nothing by that', async () => {
    const quote = await agent.data(api.quotePhoneSale, wanted())
    expect(quote).toMatchObject({ Total: 1000, DueNow: 1000, HasRoom: true, Boards: [] })
    const many = await agent.data(api.quotePhoneSale, { ...wanted(), Adults: 7 })
    expect(many.HasRoom).toBe(false)
    expect(await free()).toBe(6)
  })

  it('to a guest is held for a day, mailed in their language, paid by link and confirmed', async () => {
    const request = sale()
    const { ReservationId: id, Reference } = await sell(request)
    expect(await free()).toBe(4)
    await test.work()
    const [mail] = mailer.sent
    expect(mail?.to).toBe(request.Email)
    expect(mail?.text).toContain('شكرًا لاتصالك بنا')
    const { PaymentLink, Timeline, Reservation } = await seen(id)
    expect(Reservation).toMatchObject({ Reference, StatusCode: 'Pending Payment' })
    expect(PaymentLink).toMatchObject({ IsOpen: true, Amount: 1000 })
    expect(mail?.text).toContain(PaymentLink?.Path)
    expect(Timeline.some((it) => it.What === 'opened' && it.Who !== null)).toBe(true)
    const guest = await payByLink(PaymentLink?.Path ?? '')
    await test.work()
    expect(await seen(id)).toMatchObject({
      Reservation: { StatusCode: 'Confirmed' },
      Paid: 1000,
      Email: request.Email,
      PaymentLink: null,
    })
    expect(mailer.sent.at(-1)).toMatchObject({ to: request.Email })
    const shown = await guest.data(api.getReservationDetails, {
      ReservationId: id,
      Module: 'Activity',
    })
    expect(shown.StatusCode).toBe('Confirmed')
    expect(await free()).toBe(4)
  })

  it('K11: stays held while a page is opened and left, and its payment is seen in that browser', async () => {
    const { ReservationId: id } = await sell()
    const { PaymentLink: link } = await seen(id)
    const guest = test.browser()
    const at = new URL(link?.Path ?? '', 'https://rihla.example').searchParams
    await guest.data(api.findBooking, {
      Reference: at.get('reference') ?? '',
      EmailOrPin: link?.Pin ?? '',
    })
    const open = () => guest.data(api.completePayment, { ReservationId: id, Module: 'Activity' })
    await open()
    clock.advance(2 * HOUR)
    await endUnpaidBookings(app.checkout)
    expect(await free()).toBe(4)
    expect((await seen(id)).PaymentLink).toMatchObject({ IsOpen: true, Until: link?.Until })
    const details = await guest.data(api.getReservationDetails, {
      ReservationId: id,
      Module: 'Activity',
    })
    expect(details.ShowCompletePaymentButton).toBe(true)
    const status = { ReservationId: details.PaymentReservationId ?? 0, ModuleType: 'Activity' }
    expect((await guest.call(api.paymentStatus, status)).status).toBe(200)
    expect((await test.browser().call(api.paymentStatus, status)).status).toBe(404)
    // Whoever has only the number, and no key, pays nothing.
    const stranger = await test
      .browser()
      .call(api.completePayment, { ReservationId: id, Module: 'Activity' })
    expect(stranger.status).toBe(401)
    // A guest's name outlives the day after which visitors are forgotten.
    await purgeVisitors(db, clock.now())
    await open()
    clock.advance(-2 * HOUR)
  })

  it('keeps its guest when it was paid for, also where that had been forgotten once', async () => {
    await sql`update activities set child_bands = '[{"maxAge": 12, "percent": 50}]'`.execute(db)
    const request = sale({ Requests: 'By the window', Ages: [7], Total: 1250 })
    const { ReservationId: id } = await sell(request)
    const link = (await seen(id)).PaymentLink?.Path ?? ''
    await payByLink(link)
    const guestOf = async () => {
      const { rows } = await sql<object>`
        select user_name as name, phone, email, special_request as wish, child_ages as ages
        from temp_reservations where reservation_id = ${id}`.execute(db)
      return rows[0]
    }
    const theirs = {
      name: request.UserName,
      phone: '+201012345678',
      email: request.Email,
      wish: 'By the window',
      ages: [7],
    }
    const later = new Date(clock.now().getTime() + 100 * 86_400_000)
    await purgeVisitors(db, later)
    expect(await guestOf()).toEqual(theirs)
    // As it was left behind once.
    await sql`
      update temp_reservations set user_name = 'Guest User', phone = null, email = null, special_request = null,
        child_ages = '{}' where reservation_id = ${id}`.execute(db)
    const migration = new URL('../../../../migrations/640_guests_who_paid.sql', import.meta.url)
    const mend = sql.raw(await readFile(migration, 'utf8'))
    await db.transaction().execute((trx) => mend.execute(trx))
    expect(await guestOf()).toEqual(theirs)
  })

  it('ends when its time is up: the places go back, and the link pays nothing', async () => {
    const { ReservationId: id } = await sell(sale({ Hours: 8 }))
    clock.advance(7 * HOUR)
    expect(await remindUnpaid(app.checkout)).toBe(1)
    clock.advance(HOUR + 60)
    await backAtWork(test)
    await endUnpaidBookings(app.checkout)
    expect(await free()).toBe(6)
    const { PaymentLink, Reservation } = await seen(id)
    expect(Reservation.StatusCode).toBe('Expired')
    expect(PaymentLink?.IsOpen).toBe(false)
    await expect(payByLink(PaymentLink?.Path ?? '')).rejects.toThrow()
    const again = await agent.call(api.sendPaymentLink, { id, ...why(), Language: 'en' })
    expect(again.body).toMatchObject({ code: 'nothing_to_pay' })
    clock.advance(-8 * HOUR - 60)
    await backAtWork(test)
  })

  it('K11: asked twice under one key, also at once, is one', async () => {
    const request = sale()
    const answers = await Promise.all([sell(request), sell(request), sell(request)])
    expect(new Set(answers.map((it) => it.ReservationId)).size).toBe(1)
    expect(await free()).toBe(4)
    await test.work()
    expect(mailer.sent.filter(({ to }) => to === request.Email)).toHaveLength(1)
    const { rows } = await sql`
      select from audit_log where action = 'sellOnPhone' and step = 'done' and key = ${request.Key}`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['another guest', () => ({ UserName: 'Mona Adly' })],
    ['another day', () => ({ From: addDays(DAY, 1) })],
    ['another offer', async () => ({ id: await givenActivity(test, 6) })],
  ])('K11: under the key of a sale, %s is refused, and nothing more is held', async (_, change) => {
    const request = sale()
    const sold = await sell(request)
    const other = await agent.call(api.sellOnPhone, { ...request, ...(await change()) })
    expect(other).toMatchObject({ status: 409, body: { code: 'deed_differs' } })
    expect(await sell(request)).toEqual(sold)
    expect(await free()).toBe(4)
  })

  it('stands in the audit log with the reservation that it made', async () => {
    const { ReservationId: Id, Reference } = await sell()
    const manager = await givenStaff(test, 'manager')
    const { Items } = await manager.data(api.getAudit, { Action: 'sellOnPhone' })
    expect(Items[0]).toMatchObject({ Outcome: 'done', Reservation: { Id, Reference } })
    const about = await manager.data(api.getAudit, { Reservation: Reference })
    expect(about.Items.map(({ Action }) => Action)).toEqual(['sellOnPhone'])
  })

  it('to an e-mail or phone that has an account is that account’s', async () => {
    const email = 'known@example.com'
    const traveller = test.browser()
    const userId = await signIn(test, traveller, { email })
    await sql`update users set phone = '+201555000111' where id = ${userId}`.execute(db)
    const byPhone = await agent.data(api.findCustomers, { Search: '0155 500 0111' })
    expect(byPhone.Items).toMatchObject([{ Id: userId, Email: email }])
    expect((await agent.data(api.findCustomers, { Search: 'no@example.com' })).Items).toEqual([])
    const { ReservationId: id } = await sell(sale({ Email: 'KNOWN@example.com' }))
    const own = await traveller.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
    expect(own.Data.map(({ Id }) => Id)).toContain(id)
    await payByLink((await seen(id)).PaymentLink?.Path ?? '')
    expect((await seen(id)).Reservation.StatusCode).toBe('Confirmed')
  })

  it('paid by somebody who is signed in is in their account', async () => {
    const request = sale()
    const { ReservationId: id } = await sell(request)
    const traveller = test.browser()
    await signIn(test, traveller, { email: request.Email })
    await payByLink((await seen(id)).PaymentLink?.Path ?? '', traveller)
    const own = await traveller.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
    expect(own.Data.map(({ Id }) => Id)).toEqual([id])
  })

  it('paid by a friend who was sent the link stays the guest’s, who is mailed the confirmation', async () => {
    const request = sale()
    const { ReservationId: id } = await sell(request)
    const friend = test.browser()
    await signIn(test, friend)
    await payByLink((await seen(id)).PaymentLink?.Path ?? '', friend)
    const own = await friend.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
    expect(own.Data).toEqual([])
    await test.work()
    expect((await seen(id)).Reservation.StatusCode).toBe('Confirmed')
    expect(mailer.sent.at(-1)).toMatchObject({ to: request.Email })
  })

  it('is mailed once more, in another language', async () => {
    const request = sale()
    const { ReservationId: id } = await sell(request)
    await test.work()
    await agent.data(api.sendPaymentLink, { id, ...why(), Language: 'en' })
    await test.work()
    const mails = mailer.sent.filter(({ to }) => to === request.Email)
    const inEnglish = mails.map(({ text }) => text.includes('Thank you for your call'))
    expect(inEnglish).toEqual([false, true])
  })

  it('counts a promocode that is read out, as checkout does: once where it has one use', async () => {
    const Promocode = randomUUID().slice(0, 8).toUpperCase()
    await sql`insert into promocodes (code, percent, max_uses) values (${Promocode}, 10, 1)`.execute(
      db,
    )
    const quote = await agent.data(api.quotePhoneSale, { ...wanted(), Promocode })
    expect(quote).toMatchObject({ Total: 900, DueNow: 900, Promocode: { IsSuccess: true } })
    const unknown = await agent.data(api.quotePhoneSale, { ...wanted(), Promocode: 'NONE' })
    expect(unknown).toMatchObject({
      Total: 1000,
      Promocode: { IsSuccess: false, Message: 'Invalid promocode' },
    })
    const { ReservationId: id } = await sell(sale({ Promocode, Total: 900 }))
    expect((await seen(id)).PaymentLink).toMatchObject({ Amount: 900 })
    const before = await free()
    for (const Total of [900, 1000]) {
      const { body } = await agent.call(api.sellOnPhone, sale({ Promocode, Total }))
      expect(body).toMatchObject({ code: 'promocode_refused' })
    }
    expect(await free()).toBe(before)
  })

  it.each([
    ['price_changed', { Total: 900 }],
    ['phone_invalid', { Phone: '12' }],
    ['email_invalid', { Email: 'mona' }],
    ['email_invalid', { Email: undefined }],
    ['customer_not_found', { CustomerId: 999_999 }],
    ['sold_out', { Adults: 7, Total: 3500 }],
  ])('is refused, and holds nothing: %s', async (code, change) => {
    const { body } = await agent.call(api.sellOnPhone, sale(change))
    expect(body).toMatchObject({ code })
    expect(await free()).toBe(6)
  })
})

describe('what a member of staff holds for others', () => {
  const fill = async (many: number, by: Browser) => {
    const codes: unknown[] = []
    for (let n = 0; n < many; n += 1) {
      const id = await givenActivity(test, 1)
      const { body } = await by.call(api.sellOnPhone, sale({ id, Adults: 1, Total: 500 }))
      codes.push(body.Error === null ? 'sold' : body.code)
    }
    return codes
  }

  it('is more than a traveller may, and bounded', async () => {
    const strict = await testApp({ beside: test, rateLimitScale: 0.1 })
    const seller = await givenStaff(strict, 'agent')
    // Shares of a tenth: 5 that wait, where a traveller has 1.
    expect(await fill(6, seller)).toEqual([...Array<string>(5).fill('sold'), 'too_many_unpaid'])
    const colleague = await givenStaff(strict, 'agent')
    expect(await fill(1, colleague)).toEqual(['sold'])
  })
})

describe('a sale on the phone that is paid by hand', () => {
  it('K11: is kept as long as the transfer that its traveller chose, not just as was agreed on the phone', async () => {
    await givenHandMethods(test)
    const start = clock.now()
    const traveller = test.browser()
    const email = `${randomUUID()}@example.com`
    await signIn(test, traveller, { email })
    const { ReservationId: id } = await sell(sale({ Email: email, Hours: 3 }))
    const agreed = (await seen(id)).PaymentLink?.Until ?? ''
    const at = { ReservationId: id, Module: 'Activity' } as const
    const { PaymentReservationId } = await traveller.data(api.getReservationDetails, at)
    await traveller.data(api.confirmPayment, {
      ReservationId: PaymentReservationId ?? 0,
      ModuleType: 'Activity',
      PaymentMethod: 'Bank_Transfer',
    })
    const { PaymentLink: link } = await seen(id)
    expect(link?.IsOpen).toBe(true)
    expect(Date.parse(link?.Until ?? '')).toBeGreaterThan(Date.parse(agreed))
    clock.advance(4 * HOUR)
    await endUnpaidBookings(app.checkout)
    await backAtWork(test)
    expect(await free()).toBe(4)
    expect((await seen(id)).PaymentLink).toMatchObject({ IsOpen: true, Until: link?.Until })
    await agent.data(api.sendPaymentLink, { id, Language: 'en', ...why() })
    clock.advance((Date.parse(link?.Until ?? '') - clock.now().getTime()) / 1000 + 1)
    await endUnpaidBookings(app.checkout)
    await backAtWork(test)
    expect(await free()).toBe(6)
    expect((await seen(id)).PaymentLink?.IsOpen ?? false).toBe(false)
    clock.advance((start.getTime() - clock.now().getTime()) / 1000)
    await backAtWork(test)
  })
})
