import { api } from '@rihla/contract'
import { soldModules } from '@rihla/contract/modules'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPaying, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, gateway, mailer, db, browser } = test
const [buyer, other]: [Browser, Browser] = [browser(), browser()]
await signIn(test, buyer)
await signIn(test, other)
let id = 0
/** The day begins in Cairo at 22:00 of the day before by the clock of the world. */
const DAY_BEGINS = Date.parse('2026-12-16T22:00:00Z')

const setClock = (at: number): void => clock.advance((at - clock.now().getTime()) / 1000)
const wish = { UserName: 'Salma Fathy', SpecialRequest: 'A seat in the shade' }
const change = (it: object = wish, by = buyer, Module = 'Activity') =>
  by.call(api.changeContact, { ReservationId: id, Module, ...wish, ...it })
const details = (by = buyer) =>
  by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const events = async () =>
  (
    await sql<{ actor: string; detail: unknown; at: Date }>`
      select actor, detail, at from reservation_events where kind = 'changed' order by id`.execute(
      db,
    )
  ).rows
const codeOf = ({ body }: Awaited<ReturnType<typeof change>>) =>
  body.Error === null ? null : body.code

beforeEach(async () => {
  setClock(Date.parse('2026-12-01T10:00:00Z'))
  await emptySales(db)
  const tempId = await givenHeld(buyer, await givenActivity(test))
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await test.work()
  id = (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })).Data[0]?.Id ?? 0
  mailer.sent.length = 0
})

describe('another name and other requests', () => {
  it('stand on the page, in the papers and in the mail, and the history keeps what was', async () => {
    expect((await change()).body.Data?.Message).toContain('was changed')
    expect(await details()).toMatchObject({
      ClientName: 'Salma Fathy',
      SpecialRequests: 'A seat in the shade',
    })
    const papers = await buyer.data(api.getReservationPapers, {
      ReservationId: id,
      Module: 'Activity',
    })
    const [ticket] = papers.Tickets
    expect(JSON.stringify(ticket)).toContain('Salma Fathy')
    expect(JSON.stringify(ticket)).not.toContain('Nour Mostafa')
    await test.work()
    expect(mailer.sent).toMatchObject([
      { subject: expect.stringContaining('was changed') as string },
    ])
    expect(mailer.sent[0]?.text).toContain('Nour Mostafa → Salma Fathy')
    expect(mailer.sent[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/\.pdf$/),
    ])
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect(event).toMatchObject({
      actor: expect.stringMatching(/^user:\d+$/) as string,
      at: clock.now(),
      detail: {
        changes: [
          { what: 'name', before: { en: 'Nour Mostafa' }, after: { en: 'Salma Fathy' } },
          { what: 'requests', before: { en: '-' }, after: { en: 'A seat in the shade' } },
        ],
      },
    })
    const bell = await buyer.data(api.getUserNotifications, { PageNumber: 1, PageSize: 9 })
    expect(bell.Data.map((it) => it.NotificationType)).toContain('ReservationChanged')
  })

  it('pressed twice, also at once, is one change and one mail', async () => {
    const answers = await Promise.all([change(), change()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await change()
    await test.work()
    expect([(await events()).length, mailer.sent.length]).toEqual([1, 1])
  })

  it('can be taken until the day before it begins by Cairo’s clock, and is told beforehand', async () => {
    const look = () => buyer.data(api.getChangeOptions, { ReservationId: id, Module: 'Activity' })
    setClock(DAY_BEGINS - 1000)
    expect((await look()).Contact).toMatchObject({ IsPossible: true })
    expect((await change()).status).toBe(200)
    setClock(DAY_BEGINS)
    expect((await look()).Contact).toMatchObject({
      IsPossible: false,
      Text: expect.stringContaining('That time is over.') as string,
    })
    expect(codeOf(await change({ UserName: 'Somebody Else' }))).toBe('change_too_late')
    expect((await details()).ClientName).toBe('Salma Fathy')
  })

  it.each([
    ['without a name', { UserName: '  ' }, 'name_required'],
    ['with the name of nobody', { UserName: 'Guest User' }, 'name_required'],
    ['of another kind', { Module: 'Hotel' }, 'reservation_not_found'],
  ])('%s is refused', async (_, it, code) => {
    expect(codeOf(await change(it))).toBe(code)
    expect(await events()).toEqual([])
  })

  it('S1: is refused to whoever is signed out, and to others as if there were none', async () => {
    expect(codeOf(await change({}, browser()))).toBe('unauthenticated')
    expect(codeOf(await change({}, other))).toBe('reservation_not_found')
    const asked = await other.call(api.getChangeOptions, { ReservationId: id, Module: 'Activity' })
    expect(asked.status).toBe(404)
  })

  it('is refused once it is cancelled', async () => {
    await buyer.call(api.cancelBooking, { id })
    expect(codeOf(await change())).toBe('not_changeable')
  })

  it('can be had for every kind', async () => {
    for (const name of Object.keys(soldModules).filter((it) => it !== 'Bus')) {
      await sql`update reservations set module = ${name}`.execute(db)
      const answer = await change({ UserName: `Salma of ${name}` }, buyer, name)
      expect(answer.status, name).toBe(200)
    }
  })
})
