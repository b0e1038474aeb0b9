import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenActivity, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { untilAsleep } from '../../../testing/until-asleep.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 100_000, connections: 20 })
const { db } = test
const manager = await givenStaff(test, 'manager')
beforeAll(() => givenPlaces(test))

const RUNS = 50
const tally = { held: 0, refused: 0 }

/** Somebody holds two of three places while staff leaves one: the row, and who was first. */
async function race(until: () => Promise<unknown> = async () => undefined) {
  const id = await givenActivity(test, 3)
  const [lowered, held] = await Promise.all([
    manager.call(api.changeInventory, {
      kind: 'activity',
      id,
      From: DAY,
      To: DAY,
      Allotment: 1,
      ...why(),
    }),
    until().then(() => test.browser().call(api.setTempReservation, requestFor(id))),
  ])
  const { rows } = await sql<{ capacity: number; held: number }>`
    select capacity, held from stock where kind = 'activity' and item_id = ${id} and day = ${DAY}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The day is gone')
  return { ...row, lowered: lowered.status, holding: held.status }
}

describe('places that are taken away while somebody holds them', () => {
  it('K10: one of the two is refused, never both let through', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const it = await race()
      if (it.lowered === 200) {
        tally.refused += 1
        expect(it).toEqual({ capacity: 1, held: 0, lowered: 200, holding: 409 })
      } else {
        tally.held += 1
        expect(it).toEqual({ capacity: 3, held: 2, lowered: 409, holding: 200 })
      }
    }
    expect(tally.held + tally.refused).toBe(RUNS)
  })

  it('K10 control: without the lock and the constraint, both are let through', async () => {
    await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
    try {
      await withFunction(
        db,
        'lock_allotments',
        (body) =>
          body
            .replace('for update', '')
            .replace('select * from stock', 'select stock.* from stock, pg_sleep(0.5)'),
        async () => {
          const seen: boolean[] = []
          for (let run = 0; run < RUNS && !seen.includes(true); run += 1) {
            const it = await race(() => untilAsleep(db))
            seen.push(it.lowered === 200 && it.held > it.capacity)
          }
          expect(seen).toContain(true)
        },
      )
    } finally {
      await sql`truncate hold_lines, holds, stock cascade`.execute(db)
      await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
        db,
      )
    }
  })

  it('K2: a deed that is sent twice at once is done once, and both hear the same', async () => {
    for (let run = 0; run < 10; run += 1) {
      const id = await givenActivity(test, 3)
      const wanted = { kind: 'activity' as const, id, From: DAY, To: DAY, Allotment: 7, ...why() }
      const heard = await Promise.all([1, 2].map(() => manager.call(api.changeInventory, wanted)))
      expect(heard[0]?.body.Data).toEqual(heard[1]?.body.Data)
      const { rows } = await sql<{ done: number }>`
        select count(*) as done from audit_log where key = ${wanted.Key} and step = 'done'`.execute(
        db,
      )
      expect(rows).toEqual([{ done: 1 }])
    }
  })

  it('lets two who price the same room at once both be done, one after the other', async () => {
    const { rooms } = await givenHotel(db, { open: { from: DAY, nights: 20 } })
    const priced = (Price: number, From: string, To: string) =>
      manager.call(api.changeInventory, {
        kind: 'room',
        id: rooms[0] ?? 0,
        From,
        To,
        Price,
        ...why(),
      })
    for (let run = 0; run < 10; run += 1) {
      const done = await Promise.all([
        priced(1000 + run, DAY, '2026-12-22'),
        priced(2000 + run, '2026-12-24', '2026-12-28'),
      ])
      expect(done.map((it) => it.status)).toEqual([200, 200])
    }
  })
})
