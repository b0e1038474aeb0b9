import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { forgetMessagesOf, purgeSentMails } from '../../notifications/index.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const email = 'nour@example.org'
const buyer = test.browser()
const userId = await signIn(test, buyer, { email })
let activity = 0

beforeEach(async () => {
  await emptySales(db, ['desk_notes'])
  mailer.sent.length = 0
  activity = await givenActivity(test)
})

async function givenBooked(by: Browser): Promise<number> {
  await test.deliver(gateway.settle(await givenPaying(test, by, await givenHeld(by, activity))))
  await test.work()
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  return rows[0]?.id ?? 0
}
/** What the page of a reservation says of mails: what it says of each, which one, and where it went. */
const mails = async (id: number) =>
  (await agent.data(api.getDeskReservation, { id })).Timeline.flatMap(({ What, Mail, Text }) =>
    Mail ? [[What, Mail.Kind, Mail.Address, Text !== null]] : [],
  )

describe('mails in what happened', () => {
  it('of an account: each once, beside what its bell says, with kind, time and address', async () => {
    const id = await givenBooked(buyer)
    expect(await mails(id)).toEqual([['mailed', 'reservation-confirmed', email, true]])
    test.clock.advance(60)
    await agent.data(api.resendConfirmation, { id, ...why() })
    const Text = 'We look into it today.'
    await test.work()
    test.clock.advance(60)
    await agent.data(api.writeToTraveller, { id, Text, Language: 'en', ...why() })
    await test.work()
    expect(await mails(id)).toEqual([
      ['mailed', 'reservation-confirmed', email, true],
      ['mailed', 'reservation-confirmed', email, false],
      ['written', 'letter', email, true],
    ])
    const { Timeline } = await agent.data(api.getDeskReservation, { id })
    const last = Timeline.findLast(({ Mail }) => Mail)
    expect(last?.At).toBe(test.clock.now().toISOString())
  })

  it('of a guest, who has no bell: each link, confirmation and cancellation, where it went', async () => {
    const Email = 'guest@example.org'
    const sale = { Module: 'Activity' as const, id: activity, From: DAY, Adults: 2 }
    const { Total } = await agent.data(api.quotePhoneSale, sale)
    const sold = await agent.data(api.sellOnPhone, {
      ...sale,
      Key: why().Key,
      UserName: 'Mona Adel',
      Email,
      Phone: '+201012345678',
      Language: 'ar',
      Total,
    })
    await test.work()
    const id = sold.ReservationId
    expect(await mails(id)).toEqual([['mailed', 'payment-link', Email, false]])
    await agent.data(api.sendPaymentLink, { id, Language: 'en', ...why() })
    await test.work()
    test.clock.advance(60)
    const link = /reference=([^&\s]+)&key=([\w-]+)/.exec(mailer.sent.at(-1)?.text ?? '')
    const guest = test.browser()
    await guest.data(api.findBooking, { Reference: link?.[1] ?? '', Key: link?.[2] ?? '' })
    const paid = await guest.data(api.completePayment, { ReservationId: id, Module: 'Activity' })
    await test.deliver(gateway.settle(paid.split('/').at(-1) ?? ''))
    await test.work()
    expect(await mails(id)).toEqual([
      ['mailed', 'payment-link', Email, false],
      ['mailed', 'payment-link', Email, false],
      ['mailed', 'reservation-confirmed', Email, false],
    ])
    test.clock.advance(60)
    await manager.data(api.cancelAtDesk, { id, ByTerms: true, ...why() })
    await test.work()
    expect((await mails(id))[3]).toEqual(['mailed', 'reservation-cancelled', Email, false])
    expect((await agent.data(api.getDeskReservation, { id })).Reservation.StatusCode).toBe(
      'Cancelled',
    )
  })

  it('that couldn’t be delivered say so, with the address that was wrong', async () => {
    const refused = test.browser()
    const wrong = 'refused@example.org'
    await signIn(test, refused, { email: wrong })
    const id = await givenBooked(refused)
    expect(await mails(id)).toEqual([['undelivered', 'reservation-confirmed', wrong, true]])
  })

  it('are still there when it is forgotten that they needn’t be sent again', async () => {
    const id = await givenBooked(buyer)
    await purgeSentMails(db, new Date(test.clock.now().getTime() + 1000))
    expect(await mails(id)).toEqual([['mailed', 'reservation-confirmed', email, true]])
  })

  it('are none of another reservation, though its number begins alike', async () => {
    const id = await givenBooked(buyer)
    await sql`update reservation_mails set reservation_id = ${id * 10 + 1}`.execute(db)
    expect(await mails(id)).toEqual([])
  })

  it('lose their address with their traveller', async () => {
    const id = await givenBooked(buyer)
    await db.transaction().execute((trx) => forgetMessagesOf(trx, userId))
    expect(await mails(id)).toEqual([['mailed', 'reservation-confirmed', null, false]])
  })

  it('of a cancelled booking follow each other, its refund’s at last', async () => {
    const id = await givenBooked(buyer)
    test.clock.advance(60)
    await manager.data(api.cancelAtDesk, { id, ByTerms: true, ...why() })
    await test.work()
    test.clock.advance(60)
    await test.work()
    expect((await mails(id)).map(([, kind]) => kind)).toEqual([
      'reservation-confirmed',
      'reservation-cancelled',
      'refund-sent',
    ])
  })
})

describe('booked with a deposit', () => {
  const DUE = Date.parse('2026-12-10T18:00:00Z')
  const begin = async (days: number): Promise<number> => {
    test.clock.advance((DUE - days * 86_400_000 - test.clock.now().getTime()) / 1000)
    await backAtWork(test)
    await sql`insert into deposit_terms (kind, offer_id, percent, balance_days, unpaid)
      values ('activity', null, 30, 7, 'terms')`.execute(db)
    try {
      return await givenBooked(buyer)
    } finally {
      await sql`delete from deposit_terms`.execute(db)
    }
  }
  const PAGE = 'You pay the rest on the page of the booking'
  const texts = () => mailer.sent.map(({ text }) => text.replaceAll(/\s+/g, ' '))

  it.each([
    [5, `${PAGE}; we remind you three days before, and one day before.`],
    [3, `${PAGE}; we remind you one day before.`],
  ])('with %d days for the rest, the mail promises the reminders that come', async (days, said) => {
    await begin(days)
    expect(texts()).toEqual([expect.stringContaining(said)])
  })

  it('is confirmed again by what is paid, and what is left', async () => {
    const id = await begin(5)
    await agent.data(api.resendConfirmation, { id, ...why() })
    await test.work()
    const [first, again] = texts()
    expect(again).toContain('Left to pay: EGP 700')
    expect(again).toBe(first)
  })
})
