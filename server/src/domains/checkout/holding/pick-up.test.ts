import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { purgeVisitors } from '../index.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, db, gateway, mailer, browser } = test
const [buyer, other]: [Browser, Browser] = [browser(), browser()]
await signIn(test, buyer)
await signIn(test, other)
const HOTEL = 'Nile Palace, East Bank'
const ASKS = 'Which hotel do we fetch you from?'
/** 09:00 of the day in Cairo. */
const BEGINS = Date.parse('2026-12-17T07:00:00Z')
let balloon = 0

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const fetching = async (): Promise<number> => {
  const id = await givenActivity(test)
  await sql`update activities set hotel_pickup = true where id = ${id}`.execute(db)
  return id
}
const held = (tempId: number, by = buyer) =>
  by.data(api.getTempReservation, { TempReseravtionId: tempId })
const edit = (tempId: number, change: object) =>
  buyer.call(api.setTempReservation, {
    ...requestFor(balloon, { UserName: 'Nour Mostafa', Edition: 9 }),
    TempReseravtionId: tempId,
    ...change,
  })
const pay = async (tempId: number): Promise<number> => {
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await test.work()
  return (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })).Data[0]?.Id ?? 0
}
const booked = async (PickUpFrom?: string, activity = balloon): Promise<number> =>
  pay(await givenHeld(buyer, activity, { PickUpFrom }))
const details = (id: number, language = 'en') =>
  buyer.call(
    api.getReservationDetails,
    { ReservationId: id, Module: 'Activity' },
    { 'accept-language': language },
  )
const shown = async (id: number) => {
  const { PickUpFrom, AsksPickUp } = (await details(id)).body.Data ?? {}
  return { PickUpFrom, AsksPickUp }
}
const change = (id: number, it: object, by = buyer) =>
  by.call(api.changeContact, {
    ReservationId: id,
    Module: 'Activity',
    UserName: 'Nour Mostafa',
    ...it,
  })

beforeEach(async () => {
  setClock(Date.parse('2026-12-01T10:00:00Z'))
  await emptySales(db)
  balloon = await fetching()
  mailer.sent.length = 0
})

describe('the hotel that people are fetched from', () => {
  it.each([
    ['en', 'We fetch you from'],
    ['ar', 'نصطحبك من'],
  ] as const)(
    'is asked for by checkout and kept to the reservation, in %s',
    async (language, says) => {
      const tempId = await givenHeld(buyer, balloon, { PickUpFrom: HOTEL })
      expect(await held(tempId)).toMatchObject({ HotelPickUp: true, PickUpFrom: HOTEL })
      const id = await pay(tempId)
      expect(mailer.sent.at(-1)?.text).toContain(`We fetch you from: ${HOTEL}`)
      expect(mailer.sent.at(-1)?.text).not.toContain(ASKS)
      expect(await shown(id)).toEqual({ PickUpFrom: HOTEL, AsksPickUp: null })
      const status = { ReservationId: tempId, ModuleType: 'Activity' }
      const paid = await buyer.call(api.paymentStatus, status, { 'accept-language': language })
      const field = { Label: says, Value: HOTEL }
      expect(paid.body.Data?.Confirmation?.Fields).toContainEqual(expect.objectContaining(field))
      const about = { ReservationId: id, Module: 'Activity' }
      const { Tickets } = await buyer.data(api.getReservationPapers, about)
      expect(Tickets[0]?.Facts).toContainEqual(
        expect.objectContaining({ Key: 'pickUp', Value: { en: HOTEL, ar: HOTEL } }),
      )
      const page = (await details(id, language)).body.Data
      expect(page?.Fields).toContainEqual(expect.objectContaining(field))
    },
  )

  it('stays as it was typed when an edit or a second press of Book leaves it out', async () => {
    const tempId = await givenHeld(buyer, balloon, { PickUpFrom: HOTEL })
    await edit(tempId, {})
    expect((await held(tempId)).PickUpFrom).toBe(HOTEL)
    await edit(0, { UserName: 'Guest User' })
    expect((await held(tempId)).PickUpFrom).toBe(HOTEL)
    await edit(tempId, { Edition: 10, PickUpFrom: ' ' })
    expect((await held(tempId)).PickUpFrom).toBeNull()
  })

  it('is of 200 characters at most, none of them unprintable', async () => {
    const tempId = await givenHeld(buyer, balloon, { PickUpFrom: HOTEL })
    const long = await edit(tempId, { PickUpFrom: 'x'.repeat(201) })
    expect([long.status, (await held(tempId)).PickUpFrom]).toEqual([400, HOTEL])
    await edit(tempId, { PickUpFrom: ' Nile\u0000 Palace\u0007 ' })
    expect((await held(tempId)).PickUpFrom).toBe('Nile Palace')
    const id = await pay(tempId)
    expect((await change(id, { PickUpFrom: 'x'.repeat(201) })).status).toBe(400)
  })

  it('is ignored where nobody is fetched', async () => {
    const felucca = await givenActivity(test)
    const tempId = await givenHeld(buyer, felucca, { PickUpFrom: HOTEL })
    expect(await held(tempId)).toMatchObject({ HotelPickUp: false, PickUpFrom: null })
    const id = await pay(tempId)
    expect((await change(id, { PickUpFrom: HOTEL })).status).toBe(200)
    expect(await shown(id)).toEqual({ PickUpFrom: null, AsksPickUp: null })
    const { rows } =
      await sql`select 1 from temp_reservations where pick_up_from is not null`.execute(db)
    expect(rows).toEqual([])
  })

  const nobodyIsFetched = () =>
    sql`update activities set hotel_pickup = false where id = ${balloon}`.execute(db)

  it('goes when what was held is paid once nobody is fetched any more', async () => {
    const tempId = await givenHeld(buyer, balloon, { PickUpFrom: HOTEL })
    await nobodyIsFetched()
    expect(await shown(await pay(tempId))).toEqual({ PickUpFrom: null, AsksPickUp: null })
  })

  it('goes with a change of the day once nobody is fetched any more, and the mail says so', async () => {
    const id = await booked(HOTEL)
    await nobodyIsFetched()
    const about = { ReservationId: id, Module: 'Activity' } as const
    await addStock(db, balloon, '2026-12-20', { capacity: 3 })
    const asked = { ...about, FromDate: '2026-12-20', AdultsCount: 2 }
    const { ChangeId, Difference } = await buyer.data(api.quoteChange, asked)
    mailer.sent.length = 0
    expect((await buyer.call(api.confirmChange, { ...about, ChangeId, Difference })).status).toBe(
      200,
    )
    expect(await shown(id)).toEqual({ PickUpFrom: null, AsksPickUp: null })
    await test.work()
    expect(mailer.sent[0]?.text).toContain(`We fetch you from: ${HOTEL} → -`)
  })

  it('is asked for while it is missing and can be said, and on the phone from its day on', async () => {
    const id = await booked()
    expect(mailer.sent.at(-1)?.text).toContain(ASKS)
    expect(await shown(id)).toEqual({ PickUpFrom: null, AsksPickUp: 'change' })
    setClock(Date.parse('2026-12-16T22:00:00Z'))
    expect((await shown(id)).AsksPickUp).toBe('call')
    setClock(BEGINS)
    expect((await shown(id)).AsksPickUp).toBeNull()
  })

  it('is said, changed and taken away later; left out it stays; the mail says what was and what is', async () => {
    const id = await booked()
    mailer.sent.length = 0
    expect((await change(id, { PickUpFrom: HOTEL })).status).toBe(200)
    await change(id, {})
    expect(await shown(id)).toEqual({ PickUpFrom: HOTEL, AsksPickUp: null })
    const options = { ReservationId: id, Module: 'Activity' }
    expect(await buyer.data(api.getChangeOptions, options)).toMatchObject({
      HotelPickUp: true,
      PickUpFrom: HOTEL,
      Contact: { Text: expect.stringContaining('the hotel we fetch you from') as string },
    })
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain(`We fetch you from: - → ${HOTEL}`)
    const { rows } = await sql<{
      kept: string
    }>`select pick_up_from as kept from temp_reservations`.execute(db)
    expect(rows).toEqual([{ kept: HOTEL }])
    await change(id, { PickUpFrom: '' })
    expect(await shown(id)).toEqual({ PickUpFrom: null, AsksPickUp: 'change' })
  })

  it('S1: of somebody else’s booking is neither told nor changed', async () => {
    const tempId = await givenHeld(buyer, balloon, { PickUpFrom: HOTEL })
    const looked = await other.call(api.getTempReservation, { TempReseravtionId: tempId })
    expect(looked.status).toBe(404)
    const id = await pay(tempId)
    expect((await change(id, { PickUpFrom: 'Elsewhere' }, other)).status).toBe(404)
    expect((await shown(id)).PickUpFrom).toBe(HOTEL)
  })

  it('is forgotten of visitors who left, with the ages of their children and their browser', async () => {
    await sql`update activities set child_bands = '[{"maxAge": 12, "percent": 50}]'`.execute(db)
    const visitor = browser()
    const family = { SeatsNumber: 3, ChildrenCount: 1, ChildrenAges: [6], PickUpFrom: HOTEL }
    const tempId = await givenHeld(visitor, balloon, family)
    clock.advance(100 * 24 * 3600)
    await purgeVisitors(db, clock.now())
    const { rows } = await sql`
      select user_name as name, phone, pick_up_from as hotel, child_ages as ages, application_id as browser,
        quote->'party' as party
      from temp_reservations where id = ${tempId}`.execute(db)
    expect(rows).toEqual([
      {
        name: 'Guest User',
        phone: null,
        hotel: null,
        ages: [],
        browser: null,
        party: { adults: 2, childAges: [] },
      },
    ])
  })
})
