import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { forgetNotesOf } from './forget-notes.ts'
import { givenHandMethods, givenReceipt, givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
await givenPlaces(test)
await givenHandMethods(test)
const { clock, db, gateway, mailer } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
let buyer: Browser = test.browser()
let activity = 0

beforeEach(async () => {
  activity = await givenActivity(test)
  buyer = test.browser()
  await signIn(test, buyer)
  await sql`update desk_settings set refund_limit = 1000000`.execute(db)
  mailer.sent.length = 0
})

/** Pays 1,000 EGP by card. */
async function givenBooked(): Promise<number> {
  const tempId = await givenHeld(buyer, activity)
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await test.work()
  mailer.sent.length = 0
  const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
  return rows[0]?.id ?? 0
}
const look = (id: number) => agent.data(api.getDeskReservation, { id })
const refunds = async (id: number) =>
  (
    await sql<{ amount: number }>`
      select f.amount from reservations r join payment_attempts a on a.order_kind = r.source_kind and a.order_id = r.source_id
        join refunds f on f.attempt_id = a.id where r.id = ${id}`.execute(db)
  ).rows.map((row) => row.amount)

describe('a reservation at the desk', () => {
  it('tells all that happened to it, in order, and who did it', async () => {
    const { id, attemptId } = await givenReceipt(test, buyer, activity)
    await agent.data(api.takePayment, { id: attemptId, ...why('On the account') })
    await test.work()
    await agent.data(api.addNote, { id, ...why('Asked for a window seat') })
    const { Timeline, ...it } = await look(id)
    expect(it).toMatchObject({
      Total: 1000,
      Paid: 1000,
      Guests: 2,
      Fields: expect.arrayContaining([{ Label: 'People', Value: '2 adults' }]),
      RefundByTerms: 1000,
      MayResend: true,
      Reservation: { StatusCode: 'Confirmed' },
    })
    const stepsIn = async (language: string) => {
      const { body } = await agent.call(
        api.getDeskReservation,
        { id },
        { 'accept-language': language },
      )
      return JSON.stringify(body)
    }
    expect(await stepsIn('en-US')).toContain('Under Review → Confirmed')
    expect(await stepsIn('ar-EG')).toContain('قيد المراجعة ← مؤكد')
    const told = Timeline.map(({ Source, What }) => `${Source} ${What}`)
    for (const moment of [
      'hold held',
      'booking opened',
      'payment began',
      'receipt sent',
      'booking proof_received',
      'receipt approved',
      'booking confirmed',
      'payment paid',
      'message mailed',
      'staff takePayment',
      'note note',
    ])
      expect(told).toContain(moment)
    expect(Timeline.map(({ At }) => At)).toEqual(Timeline.map(({ At }) => At).toSorted())
    expect(Timeline.find(({ What }) => What === 'takePayment')).toMatchObject({
      Who: 'Nour Mostafa',
      Text: 'On the account',
    })
  })

  it.each([
    ['en', 'Its receipt was not accepted'],
    ['ar', 'لم يُقبل إيصاله'],
  ])('says why a payment failed by a receipt in words, in %s', async (language, text) => {
    const { id } = await givenReceipt(test, buyer, activity)
    await agent.data(api.rejectTransfer, { id, ...why() })
    const { body } = await agent.call(
      api.getDeskReservation,
      { id },
      { 'accept-language': language },
    )
    expect(body.Data?.Timeline).toContainEqual(
      expect.objectContaining({ What: 'failed', Text: text }),
    )
  })

  it('keeps no note of somebody who is erased', async () => {
    const id = await givenBooked()
    await agent.data(api.addNote, { id, ...why('Her sister called, +20 100') })
    const { rows } = await sql<{
      user_id: number
    }>`select user_id from reservations where id = ${id}`.execute(db)
    await db.transaction().execute((trx) => forgetNotesOf(trx, rows[0]?.user_id ?? 0))
    expect((await look(id)).Timeline.filter(({ Source }) => Source === 'note')).toEqual([])
    const log = await sql`select 1 from audit_log where reason like '%sister%'`.execute(db)
    expect(log.rows).toEqual([])
  })

  it('isn’t there for a number that is nobody’s', async () => {
    expect((await agent.call(api.getDeskReservation, { id: 999_999 })).status).toBe(404)
    const note = await agent.call(api.addNote, { id: 999_999, ...why() })
    expect(note.body).toMatchObject({ code: 'reservation_not_found' })
  })

  it('has its confirmation sent again, once for each time that it is asked', async () => {
    const id = await givenBooked()
    const deed = { id, ...why('Lost it') }
    await agent.data(api.resendConfirmation, deed)
    await agent.data(api.resendConfirmation, deed)
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    const unpaid = await givenReceipt(test, buyer, activity)
    const refused = await agent.call(api.resendConfirmation, { id: unpaid.id, ...why() })
    expect(refused.body).toMatchObject({ code: 'nothing_to_resend' })
  })

  it('gets another name and phone, once; its traveller is told, and the log says no names', async () => {
    const id = await givenBooked()
    expect(await look(id)).toMatchObject({ MayChangeContact: true })
    const deed = { id, UserName: 'Salma Fathy', Phone: '+20 111 222 3334', ...why('She called') }
    expect(await agent.data(api.changeContactAtDesk, deed)).toEqual({ State: 'done' })
    expect(await agent.data(api.changeContactAtDesk, deed)).toEqual({ State: 'done' })
    await test.work()
    const { Reservation, Timeline } = await look(id)
    expect(Reservation).toMatchObject({ ClientName: 'Salma Fathy', ClientPhone: '+201112223334' })
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain('+201012345678 → +201112223334')
    expect(Timeline.filter(({ What }) => What === 'changeContactAtDesk')).toMatchObject([
      { Source: 'staff', Text: 'She called' },
    ])
    const { rows } = await sql`
      select 1 from audit_log where concat(before, after, answer) like '%Salma%' and key = ${deed.Key}`.execute(
      db,
    )
    expect(rows).toEqual([])
    await agent.data(api.changeContactAtDesk, { id, UserName: 'Salma Ali', ...why('No phone') })
    expect((await look(id)).Reservation.ClientPhone).toBeNull()
  })

  it('K14: keeps the phone that another clerk gave it while its name was corrected', async () => {
    const id = await givenBooked()
    const seen = await look(id)
    const read = { UserName: 'Nour Mostafa', Phone: seen.Reservation.ClientPhone ?? undefined }
    const Edition = seen.ContactEdition
    const phone = { ...read, Phone: '+20 111 222 3334', Edition, ...why('She called') }
    expect(await agent.data(api.changeContactAtDesk, { id, ...phone })).toEqual({ State: 'done' })
    const name = { ...read, UserName: 'Nour Mustafa', Edition }
    const late = await manager.call(api.changeContactAtDesk, { id, ...name, ...why() })
    expect(late.body).toMatchObject({ code: 'content_changed' })
    const now = await look(id)
    expect(now.Reservation).toMatchObject({
      ClientName: 'Nour Mostafa',
      ClientPhone: '+201112223334',
    })
    // What stands so already is no clash, and over what stands now it is done.
    expect((await agent.call(api.changeContactAtDesk, { id, ...phone, ...why() })).status).toBe(200)
    const over = { ...name, Phone: '+201112223334', Edition: now.ContactEdition }
    await manager.data(api.changeContactAtDesk, { id, ...over, ...why() })
    expect((await look(id)).Reservation).toMatchObject({
      ClientName: 'Nour Mustafa',
      ClientPhone: '+201112223334',
    })
  })

  it('gets another hotel to be fetched from, where people are fetched, and keeps the one left out', async () => {
    const id = await givenBooked()
    const contact = { id, UserName: 'Nour Mostafa', Phone: '+201012345678' }
    const fetchFrom = (change: object) =>
      agent.call(api.changeContactAtDesk, { ...contact, ...change, ...why() })
    await fetchFrom({ PickUpFrom: 'Nile Palace' })
    expect(await look(id)).toMatchObject({ HotelPickUp: false, PickUpFrom: null })
    await sql`update reservations set sold = sold || '{"hotelPickUp": true}' where id = ${id}`.execute(
      db,
    )
    const { ContactEdition: Edition } = await look(id)
    await fetchFrom({ PickUpFrom: 'Nile Palace', Edition })
    await fetchFrom({})
    expect(await look(id)).toMatchObject({ HotelPickUp: true, PickUpFrom: 'Nile Palace' })
    const late = await fetchFrom({ PickUpFrom: 'Old Cataract', Edition })
    expect(late.body).toMatchObject({ code: 'content_changed' })
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain('We fetch you from: - → Nile Palace')
  })

  it.each([
    ['no name', { UserName: ' ' }, 'name_required'],
    ['no phone of anybody', { UserName: 'Salma Fathy', Phone: '12' }, 'phone_invalid'],
  ])('gets %s', async (_, change, code) => {
    const id = await givenBooked()
    const answer = await agent.call(api.changeContactAtDesk, { id, ...change, ...why() })
    expect(answer.body).toMatchObject({ code })
    expect((await look(id)).Reservation.ClientName).toBe('Nour Mostafa')
  })

  it('keeps its name once it is over or cancelled', async () => {
    const { id } = await givenReceipt(test, buyer, activity)
    const change = { id, UserName: 'Salma Fathy', ...why() }
    expect((await agent.call(api.changeContactAtDesk, change)).body).toMatchObject({
      code: 'not_changeable',
    })
    expect(await look(id)).toMatchObject({ MayChangeContact: false })
  })

  it('is cancelled on its terms, once', async () => {
    const id = await givenBooked()
    const deed = { id, ...why('She called'), ByTerms: true }
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.cancelAtDesk, deed)).toEqual({ State: 'done' })
    await test.work()
    expect(await refunds(id)).toEqual([100_000])
    expect(mailer.sent.filter(({ subject }) => /cancel/i.test(subject))).toHaveLength(1)
    const again = await manager.call(api.cancelAtDesk, { id, ByTerms: true, ...why() })
    expect(again.body).toMatchObject({ code: 'not_cancelable' })
    expect(await wrongInTill(db)).toEqual([])
    expect(await wrongInLedger(db, gateway)).toEqual([])
  })

  it('isn’t cancelled on terms that give back something else than was read out', async () => {
    const id = await givenBooked()
    const cancel = (RefundShown: number) =>
      manager.call(api.cancelAtDesk, { id, ...why(), ByTerms: true, RefundShown })
    expect(await cancel(1200)).toMatchObject({
      status: 409,
      body: { code: 'refund_changed', Error: expect.stringContaining('1,000') as string },
    })
    expect(await look(id)).toMatchObject({ RefundByTerms: 1000 })
    expect((await cancel(1000)).body.Data).toEqual({ State: 'done' })
  })

  it('is cancelled with another refund, never above what was paid', async () => {
    const id = await givenBooked()
    // One that nobody typed is neither nothing nor what the terms give back.
    expect(await manager.call(api.cancelAtDesk, { id, ...why() })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    const too = await manager.call(api.cancelAtDesk, { id, ...why(), Refund: 1001 })
    expect(too.body).toMatchObject({ code: 'refund_too_high' })
    await manager.data(api.cancelAtDesk, { id, ...why('As a courtesy'), Refund: 250 })
    expect(await look(id)).toMatchObject({ Paid: 750, PaymentStatus: 'Refund on its way' })
    await test.work()
    expect(await refunds(id)).toEqual([25_000])
    const { Timeline } = await look(id)
    expect(Timeline.filter(({ What }) => What === 'cancelled')).toMatchObject([
      { Source: 'booking', Who: 'Nour Mostafa' },
    ])
    expect(await wrongInTill(db)).toEqual([])
  })

  it('of which more is known than can be shown shows what happened last', async () => {
    const id = await givenBooked()
    await sql`
      insert into desk_notes (reservation_id, staff_id, note, key, at)
      select ${id}, 1, 'note ' || n, gen_random_uuid(), ${clock.now()}::timestamptz + make_interval(secs => n)
      from generate_series(1, 320) n`.execute(db)
    const { Timeline } = await look(id)
    expect([Timeline.length, Timeline[0]?.Text, Timeline.at(-1)?.Text]).toEqual([
      300,
      'note 21',
      'note 320',
    ])
  })

  it('above the limit is cancelled when a second person agrees', async () => {
    const id = await givenBooked()
    await sql`update desk_settings set refund_limit = 50000`.execute(db)
    expect(await manager.data(api.cancelAtDesk, { id, ...why('She is ill'), Refund: 600 })).toEqual(
      {
        State: 'waiting',
      },
    )
    expect(await refunds(id)).toEqual([])
    // Asked for again it is the same; another amount would wait unseen behind it.
    expect(await other.data(api.cancelAtDesk, { id, ...why(), Refund: 600 })).toEqual({
      State: 'waiting',
    })
    const more = { id, ...why('She is very ill'), Refund: 700 }
    expect(await manager.call(api.cancelAtDesk, more)).toMatchObject({
      status: 409,
      body: { code: 'approval_waiting' },
    })
    const [waiting, ...none] = (await other.data(api.getApprovals, {})).Items
    expect(none).toEqual([])
    expect(waiting).toMatchObject({ Action: 'cancelAtDesk', Amount: 600, Reservation: { Id: id } })
    const waits = async () => (await other.data(api.getDeskReservation, { id })).WaitsForSecond
    expect(await waits(), 'beside the booking').toMatchObject([
      { Id: waiting?.Id, Action: 'cancelAtDesk', Amount: 600, Reason: 'She is ill', IsMine: false },
    ])
    const untouched = await other.data(api.getDeskReservation, { id: await givenBooked() })
    expect(untouched.WaitsForSecond).toEqual([])
    await other.data(api.decideApproval, { id: waiting?.Id ?? 0, Agree: true, ...why() })
    expect(await waits()).toEqual([])
    await test.work()
    expect(await refunds(id)).toEqual([60_000])
  })
})
