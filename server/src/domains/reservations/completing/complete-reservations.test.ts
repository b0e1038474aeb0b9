import { api } from '@rihla/contract'
import type { ReservationStatus } from '@rihla/contract/reservations'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { completeReservations, confirmReservation, openReservation } from '../index.ts'
import { newFacts } from '../testing/reservations.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'

const test = await testApp()
await givenPlaces(test)
const { db, app } = test
let source = 1000

beforeEach(async () => {
  await emptyTables(db, ['reservation_events', 'reservations', 'notifications'])
  test.mailer.sent.length = 0
})

/** The instant of the clock, by which everything here is over or not. */
const at = (instant: string): void =>
  test.clock.advance((Date.parse(instant) - test.clock.now().getTime()) / 1000)
const none = async (): Promise<number[]> => []
const complete = (stillOpen: (ids: readonly number[]) => Promise<readonly number[]> = none) =>
  completeReservations({ ...app.checkout, stillOpen })

async function given(
  changes: Parameters<typeof newFacts>[0],
  status: ReservationStatus = 'Confirmed',
): Promise<number> {
  source += 1
  return db.transaction().execute(async (trx) => {
    const opened = await openReservation(trx, newFacts({ sourceId: source, ...changes }))
    const id = opened?.id ?? 0
    if (status !== 'Pending Payment')
      await confirmReservation(
        { trx, now: test.clock.now(), publish: async () => undefined },
        id,
        newFacts().total,
      )
    const deposit = status === 'Deposit Paid' ? 100 : null
    await sql`update reservations set status = ${status}, deposit = ${deposit}, paid = coalesce(${deposit}, paid)
      where id = ${id}`.execute(trx)
    return id
  })
}
const statuses = async (): Promise<string[]> =>
  (await sql<{ status: string }>`select status from reservations order by id`.execute(db)).rows.map(
    (row) => row.status,
  )
const bus = (arrivesAt: string) => ({
  ...newFacts().sold,
  bus: {
    from: { en: 'Cairo', ar: 'القاهرة' },
    to: { en: 'Hurghada', ar: 'الغردقة' },
    boardingPoint: null,
    className: { en: 'Business', ar: 'بيزنس' },
    departsAt: '2026-12-17T20:00:00Z',
    arrivesAt,
    seats: ['1'],
  },
})

describe('completing', () => {
  it('shows its traveller that it is done, writes the history, and sends nothing', async () => {
    const traveller = test.browser()
    await signIn(test, traveller)
    const tempId = await givenHeld(traveller, await givenActivity(test))
    await test.deliver(test.gateway.settle(await givenPaying(test, traveller, tempId)))
    const ReservationId = (await statusOf(traveller, tempId)).Confirmation?.ReservationId ?? 0
    await test.work()
    const sent = test.mailer.sent.length
    const bell = async () =>
      (await traveller.data(api.getUserNotifications, { PageNumber: 1, PageSize: 10 })).Data.length
    const noted = await bell()
    at(`${DAY}T22:00:00Z`)
    expect([await complete(), await complete()]).toEqual([1, 0])

    const details = await traveller.data(api.getReservationDetails, {
      ReservationId,
      Module: 'Activity',
    })
    expect(details).toMatchObject({ StatusCode: 'Completed', PaymentStatusCode: 'Paid' })
    expect(details.ReservationSteps.map((step) => step.Status)).toEqual([2, 2, 2, 2])
    const list = await traveller.call(
      api.getUserReservation,
      { PageNumber: 1, PageSize: 10, Filters: null },
      { 'accept-language': 'ar-EG' },
    )
    expect(list.body.Data?.Data).toMatchObject([
      { ReservationStatus: 'مكتمل', StatusCode: 'Completed', LabelColor: 'info' },
    ])
    const { rows } = await sql`
      select kind, from_status as "from", to_status as "to", actor, at from reservation_events
       where reservation_id = ${ReservationId} order by id desc limit 1`.execute(db)
    expect(rows).toEqual([
      {
        kind: 'completed',
        from: 'Confirmed',
        to: 'Completed',
        actor: 'system',
        at: test.clock.now(),
      },
    ])
    await test.work()
    expect([test.mailer.sent.length, await bell()]).toEqual([sent, noted])
  })

  // Cairo is two hours ahead of UTC in December.
  it.each([
    ['one day', {}, '2026-12-17T21:59:59Z', '2026-12-17T22:00:00Z'],
    ['a stay', { toDate: '2026-12-20' }, '2026-12-20T21:59:59Z', '2026-12-20T22:00:00Z'],
    [
      'a bus that arrives on its day',
      { sold: bus('2026-12-17T21:00:00Z') },
      '2026-12-17T20:59:59Z',
      '2026-12-17T21:00:00Z',
    ],
    [
      'a bus that arrives after midnight',
      { sold: bus('2026-12-18T02:30:00Z') },
      '2026-12-18T02:29:59Z',
      '2026-12-18T02:30:00Z',
    ],
  ])('%s waits until it is over', async (_, changes, before, after) => {
    await given(changes)
    at(before)
    expect([await complete(), await statuses()]).toEqual([0, ['Confirmed']])
    at(after)
    expect([await complete(), await statuses()]).toEqual([1, ['Completed']])
  })

  it('is for what is confirmed or paid in full alone', async () => {
    const others: ReservationStatus[] = [
      'Pending Payment',
      'Under Review',
      'Deposit Paid',
      'Cancelled',
      'Rejected',
      'Expired',
    ]
    for (const status of [...others, 'Full Paid', 'Confirmed'] as const) await given({}, status)
    at('2026-12-19T00:00:00Z')
    expect(await complete()).toBe(2)
    expect(await statuses()).toEqual([...others, 'Completed', 'Completed'])
  })

  it('leaves what still waits for an answer, and goes on behind it', async () => {
    const [first] = [await given({}), await given({})]
    at('2026-12-19T00:00:00Z')
    expect(await complete(async () => [first])).toBe(1)
    expect(await statuses()).toEqual(['Confirmed', 'Completed'])
    expect(await complete()).toBe(1)
  })

  it('takes a thousand at most at once, the longest ago first', async () => {
    await sql`
      insert into reservations (reference, module, item_id, source_kind, source_id, user_id, status,
        payment_status, from_date, seats, adults, children, client_name, language, sold, total, paid,
        created_at, confirmed_at, search_text)
      select 'ACT-' || n, 'Activity', 1, 'many', n, 7, 'Confirmed', 'Paid',
        date '2026-12-01' + n / 300, 1, 1, 0, 'Nour', 'en', '{}', 1, 1, now(), now(), ''
        from generate_series(0, 1099) n`.execute(db)
    at('2026-12-19T00:00:00Z')
    const asked: number[] = []
    const noting = async (ids: readonly number[]) => (asked.push(ids.length), [])
    expect([await complete(noting), asked]).toEqual([1000, [200, 200, 200, 200, 200]])
    const { rows } = await sql`
      select min(source_id) as first from reservations where status = 'Confirmed'`.execute(db)
    expect(rows).toEqual([{ first: 1000 }])
    expect([await complete(), await complete()]).toEqual([100, 0])
  })

  it('by two processes that found the same is done once', async () => {
    await given({})
    await given({})
    at('2026-12-19T00:00:00Z')
    const found: (readonly number[])[] = []
    const { promise: bothFound, resolve } = Promise.withResolvers<void>()
    const meet = async (ids: readonly number[]) => {
      if (found.push(ids) === 2) resolve()
      await bothFound
      return []
    }
    const done = await Promise.all([complete(meet), complete(meet)])
    expect(found[0]).toHaveLength(2)
    expect(found[1]).toEqual(found[0])
    expect(done.reduce((sum, one) => sum + one)).toBe(2)
    const { rows } = await sql`
      select count(*) as events from reservation_events where kind = 'completed'`.execute(db)
    expect(rows).toEqual([{ events: 2 }])
  })

  it('control: it is the status that stops the second one, which found the same', async () => {
    await given({})
    at('2026-12-19T00:00:00Z')
    const [found, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const second = complete(async () => {
      found.resolve()
      await done.promise
      return []
    })
    await found.promise
    expect(await complete()).toBe(1)
    await sql`update reservations set status = 'Confirmed'`.execute(db)
    done.resolve()
    expect(await second).toBe(1)
  })
})
