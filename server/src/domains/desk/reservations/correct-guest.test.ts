import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { addStock } from '../../catalogue/test-offers.ts'
import { backAtWork, givenStaff, why } from '../testing/desk.ts'
import { aPhoneSale } from '../testing/phone-sale.ts'

// Booked without an account: mails go to the address that stands with the booking.

const test = await testApp()
const { db, mailer, gateway } = test
const RIGHT = 'mona.adel@example.com'
let agent: Browser
let activity: number

beforeAll(async () => {
  await givenPlaces(test)
  agent = await givenStaff(test, 'agent')
})
beforeEach(async () => {
  await emptySales(db)
  activity = await givenActivity(test, 6)
  mailer.sent.length = 0
})

const look = (id: number) => agent.data(api.getDeskReservation, { id })
/** What the last mail to somebody opens the booking with. */
function linkTo(address: string): { Reference: string; Key: string } {
  const { text = '' } = mailer.sent.findLast(({ to }) => to === address) ?? {}
  const found = /find-booking\?reference=([^&\s]+)&key=([\w-]+)/.exec(text)
  return { Reference: found?.[1] ?? '', Key: found?.[2] ?? '' }
}
const open = async (by: Browser, asked: { Reference: string; Key?: string; EmailOrPin?: string }) =>
  (await by.call(api.findBooking, asked)).status
const mine = (ReservationId: number) => ({ ReservationId, Module: 'Activity' }) as const

/** Sold on the phone, and mailed to where the clerk understood. Whoever reads that opens it. */
async function givenSold() {
  const { Email: wrong, ...request } = aPhoneSale(activity, { Language: 'en' })
  const { ReservationId: id } = await agent.data(api.sellOnPhone, { ...request, Email: wrong })
  await test.work()
  const reader = test.browser()
  expect(await open(reader, linkTo(wrong))).toBe(200)
  return { id, wrong, reader }
}

async function pay(id: number, by: Browser): Promise<void> {
  const page = await by.data(api.completePayment, mine(id))
  await test.deliver(gateway.settle(page.split('/').at(-1) ?? ''))
  await test.work()
}

async function givenBooked() {
  const sold = await givenSold()
  await pay(sold.id, sold.reader)
  return sold
}

async function correct(id: number, change: object, key = why('The address was misspelt')) {
  const { Reservation, ContactEdition: Edition } = await look(id)
  const { ClientName: UserName, ClientPhone } = Reservation
  const standing = { UserName, Phone: ClientPhone ?? undefined, Edition }
  return agent.call(api.changeContactAtDesk, { id, ...standing, ...change, ...key })
}

/** The mail server is away: each mail that waits is tried once, and waits again. */
async function allInVain(): Promise<void> {
  for (;;)
    try {
      await test.work()
      return
    } catch (error) {
      expect(String(error)).toContain('out of order')
    }
}

describe('the address of a guest', () => {
  it('is corrected: the tickets go there, and whoever had the mails before is shut out', async () => {
    const { id, wrong, reader } = await givenBooked()
    const before = await look(id)
    expect(before).toMatchObject({ MayChangeContact: true, IsGuest: true, Email: wrong })
    const old = linkTo(wrong)
    const pin = /PIN\D{0,40}(\d{6})/.exec(mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
    mailer.sent.length = 0

    const deed = why('The address was misspelt')
    expect((await correct(id, { Email: RIGHT }, deed)).status).toBe(200)
    expect(await look(id)).toMatchObject({ Email: RIGHT })
    await test.work()
    expect(mailer.sent.map(({ to }) => to)).toEqual([RIGHT])
    expect(mailer.sent[0]?.subject).toMatch(/confirmed/i)
    expect(mailer.sent[0]?.attachments?.map(({ filename }) => filename)).toContainEqual(
      expect.stringMatching(/\.pdf$/),
    )

    expect((await reader.call(api.getReservationDetails, mine(id))).status).toBe(401)
    expect((await reader.call(api.cancelBooking, { id })).status).toBe(401)
    const { Reference } = old
    expect(pin).not.toBe('')
    for (const asked of [old, { Reference, EmailOrPin: pin }, { Reference, EmailOrPin: wrong }])
      expect(await open(test.browser(), asked)).toBe(404)
    const guest = test.browser()
    expect(await open(guest, linkTo(RIGHT))).toBe(200)
    expect((await guest.call(api.getReservationDetails, mine(id))).status).toBe(200)
  })

  it('stands in the reservation’s own history with who corrected it, and not in the log', async () => {
    const { id, wrong } = await givenBooked()
    const deed = why('The address was misspelt')
    await correct(id, { Email: RIGHT }, deed)
    const { rows: events } = await sql`
      select actor, detail from reservation_events where reservation_id = ${id} and kind = 'changed'`.execute(
      db,
    )
    expect(events).toEqual([
      {
        actor: expect.stringMatching(/^staff:\d+$/) as string,
        detail: {
          changes: [
            { what: 'email', before: { en: wrong, ar: wrong }, after: { en: RIGHT, ar: RIGHT } },
          ],
        },
      },
    ])
    const { rows: lines } = await sql<{ step: string; text: string }>`
      select step, concat(before, after, answer) as text from audit_log where key = ${deed.Key} order by id`.execute(
      db,
    )
    expect(lines.map(({ step }) => step)).toEqual(['begun', 'done'])
    expect(lines.map(({ text }) => text).join()).not.toMatch(/example\.com/)
  })

  it('corrected twice under one key is one change and one mail; the newest links are those that open', async () => {
    const { id } = await givenBooked()
    mailer.sent.length = 0
    const deed = why('The address was misspelt')
    const asked = { id, UserName: 'Mona Adel', Phone: '+201012345678', Email: RIGHT, ...deed }
    const twice = [0, 1].map(() => agent.call(api.changeContactAtDesk, asked))
    for (const { status } of await Promise.all(twice)) expect(status).toBe(200)
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    const first = linkTo(RIGHT)
    await correct(id, { Email: `second-${RIGHT}` })
    await test.work()
    expect(await open(test.browser(), first)).toBe(404)
    expect(await open(test.browser(), linkTo(`second-${RIGHT}`))).toBe(200)
  })

  it('is corrected while it isn’t paid: the link that pays goes there', async () => {
    const { id, wrong } = await givenSold()
    mailer.sent.length = 0
    expect((await correct(id, { Email: RIGHT })).status).toBe(200)
    await test.work()
    expect(mailer.sent.map(({ to }) => to)).toEqual([RIGHT])
    const payer = test.browser()
    expect(await open(payer, linkTo(RIGHT))).toBe(200)
    await pay(id, payer)
    expect(await look(id)).toMatchObject({
      Reservation: { StatusCode: 'Confirmed' },
      Email: RIGHT,
    })
    expect(mailer.sent.filter(({ to }) => to === wrong)).toEqual([])
  })

  it('is that of mails that waited meanwhile, too: each comes once, and its link opens', async () => {
    const { id, wrong } = await givenBooked()
    mailer.sent.length = 0
    mailer.fail(Number.MAX_SAFE_INTEGER)
    await agent.data(api.resendConfirmation, { id, ...why() })
    const letter = { Text: 'We look into it today.', Language: 'en' } as const
    await agent.data(api.writeToTraveller, { id, ...letter, ...why() })
    await allInVain()
    expect((await correct(id, { Email: RIGHT })).status).toBe(200)
    mailer.fail(0)
    await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(
      db,
    )
    await test.work()
    expect(mailer.sent.filter(({ to }) => to === wrong)).toEqual([])
    const subjects = mailer.sent.map(({ subject }) => subject.split(':')[0])
    expect(subjects.toSorted()).toEqual(['About your booking', 'Confirmed'])
    for (const { text } of mailer.sent) {
      const key = /&key=([\w-]+)/.exec(text)?.[1] ?? ''
      expect(await open(test.browser(), { Reference: linkTo(RIGHT).Reference, Key: key })).toBe(200)
    }
  })

  it('keeps its links where only name, phone or language are others', async () => {
    const { id, wrong, reader } = await givenBooked()
    const link = linkTo(wrong)
    mailer.sent.length = 0
    const change = { UserName: 'Mona Adly', Phone: '0111 222 3334', Email: wrong, Language: 'ar' }
    expect((await correct(id, change)).status).toBe(200)
    expect(await look(id)).toMatchObject({
      Reservation: { ClientName: 'Mona Adly', ClientPhone: '+201112223334' },
      Language: 'ar',
    })
    await test.work()
    expect(mailer.sent.map(({ to }) => to)).toEqual([wrong])
    expect(mailer.sent[0]?.text).toMatch(/Mona Adel.*←.*Mona Adly/)
    expect((await reader.call(api.getReservationDetails, mine(id))).status).toBe(200)
    expect(await open(test.browser(), link)).toBe(200)
  })

  it('K14: is refused over another edition than was read', async () => {
    const { id, wrong } = await givenBooked()
    const { ContactEdition } = await look(id)
    await correct(id, { Email: RIGHT })
    const late = await correct(id, { Email: `late-${RIGHT}`, Edition: ContactEdition })
    expect(late.body).toMatchObject({ code: 'content_changed' })
    expect(await look(id)).toMatchObject({ Email: RIGHT })
    expect(wrong).not.toBe(RIGHT)
  })

  it('must be one, and an account’s is its own', async () => {
    const { id, wrong } = await givenBooked()
    expect((await correct(id, { Email: 'mona' })).body).toMatchObject({ code: 'email_invalid' })
    expect(await look(id)).toMatchObject({ Email: wrong })
    const buyer = test.browser()
    await signIn(test, buyer)
    const tempId = await givenHeld(buyer, await givenActivity(test))
    await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
    const own = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })
    const refused = await correct(own.Data[0]?.Id ?? 0, { Email: RIGHT })
    expect(refused.body).toMatchObject({ code: 'not_changeable' })
  })
})

describe('of a guest whose money came too late', () => {
  const DAY_AFTER = '2026-12-18'
  /** Sold on the phone, and paid once its places were another's: its guest chooses. */
  async function givenChoosing() {
    const sold = await givenSold()
    await addStock(db, activity, DAY_AFTER, { capacity: 5 })
    const page = await sold.reader.data(api.completePayment, mine(sold.id))
    await sql`update holds set state = 'expired'`.execute(db)
    await sql`update stock set held = 0, capacity = 0 where item_id = ${activity} and day = ${DAY}`.execute(
      db,
    )
    await test.deliver(gateway.settle(page.split('/').at(-1) ?? ''))
    await test.work()
    expect((await look(sold.id)).ChooseBy).not.toBeNull()
    mailer.sent.length = 0
    return sold
  }
  const choiceOf = (by: Browser, ReservationId: number) =>
    by.call(api.getLateChoice, { ReservationId })

  it('the mail with the choice is sent again, as long as it may be chosen', async () => {
    const { id, wrong } = await givenChoosing()
    const { MayResend, ChooseBy } = await look(id)
    expect([MayResend, new Date(ChooseBy ?? 0).getTime() - test.clock.now().getTime()]).toEqual([
      true,
      86_400_000,
    ])
    await agent.data(api.resendConfirmation, { id, ...why() })
    await test.work()
    expect(mailer.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Choose another day or your money back',
    ])
    expect(mailer.sent[0]?.text).toContain('EGP')
    const reader = test.browser()
    expect(await open(reader, linkTo(wrong))).toBe(200)
    expect((await choiceOf(reader, id)).status).toBe(200)
    test.clock.advance(86_401)
    await backAtWork(test)
    expect(await look(id)).toMatchObject({ MayResend: false, ChooseBy: null })
    const late = await agent.call(api.resendConfirmation, { id, ...why() })
    expect(late.body).toMatchObject({ code: 'nothing_to_resend' })
  })

  it('it goes to the right address once that is corrected, and the wrong one chooses nothing', async () => {
    const { id, reader } = await givenChoosing()
    const { MayChangeContact, ContactEdition, Reservation } = await look(id)
    expect(MayChangeContact).toBe(true)
    const corrected = {
      UserName: Reservation.ClientName,
      Phone: Reservation.ClientPhone ?? undefined,
      Email: RIGHT,
      Edition: ContactEdition,
    }
    await agent.data(api.changeContactAtDesk, { id, ...corrected, ...why() })
    await test.work()
    expect(mailer.sent.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [RIGHT, 'Choose another day or your money back'],
    ])
    expect((await choiceOf(reader, id)).status).toBe(401)
    const right = test.browser()
    expect(await open(right, linkTo(RIGHT))).toBe(200)
    expect((await choiceOf(right, id)).status).toBe(200)
  })
})
