import { sql } from 'kysely'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import {
  createDb,
  createPool,
  isBusy,
  isCheckViolation,
  isUniqueViolation,
  named,
} from './connect.ts'

const { pool, db, url } = await testDatabase(4)

beforeAll(async () => {
  await pool.query('create table seats (id integer primary key, taken integer check (taken <= 1))')
  await pool.query('insert into seats values (1, 0), (2, 0)')
})

/** One connection for this work alone, so that what a session remembers can be looked at. */
async function onOneConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
const plansOf = async (client: pg.PoolClient, name: string) =>
  (
    await client.query<{ calls: number }>(
      `select generic_plans + custom_plans as calls from pg_prepared_statements where name = $1`,
      [name],
    )
  ).rows

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It went well')
    },
    (error: unknown) => error,
  )

describe('values', () => {
  it('arrive as what we work with: numbers, calendar dates, instants', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as id, count(*) as count, 4.75::numeric as rating, date '2026-12-31' as day,
        timestamptz '2026-07-01T00:30:00+03' as at, null::int8 as none,
        '{3,9007199254740991}'::int8[] as ids, '{}'::int8[] as empty
      from seats`.execute(db)
    expect(rows[0]).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      count: 2,
      rating: 4.75,
      day: '2026-12-31',
      at: new Date('2026-06-30T21:30:00Z'),
      none: null,
      ids: [3, Number.MAX_SAFE_INTEGER],
      empty: [],
    })
  })

  it('read dates in UTC, wherever the machine stands', async () => {
    const { rows } = await sql<{ day: string; zone: string }>`
      select timestamptz '2026-12-31T23:30:00Z'::date as day, current_setting('timezone') as zone`.execute(
      db,
    )
    expect(rows).toEqual([{ day: '2026-12-31', zone: 'UTC' }])
  })

  it('are never part of the statement', async () => {
    const name = "x'; drop table seats; --"
    const { rows } = await sql<{ name: string }>`select ${name}::text as name`.execute(db)
    expect(rows).toEqual([{ name }])
    expect((await sql`select from seats`.execute(db)).rows).toHaveLength(2)
  })
})

describe('a named statement', () => {
  const seat = (name: string) => `/* named: seat-${name} */ select taken from seats where id = $1`

  it('is planned once a connection and serves any values', async () => {
    await onOneConnection(async (client) => {
      for (const id of [1, 2, 3])
        expect((await client.query(seat('once'), [id])).rows).toHaveLength(id < 3 ? 1 : 0)
      expect(await plansOf(client, 'seat-once')).toEqual([{ calls: 3 }])
    })
  })

  it('stands beside others, and beside statements without a name', async () => {
    await onOneConnection(async (client) => {
      const other = '/* named: seat-count */ select count(*) as n from seats where id >= $1'
      for (let i = 0; i < 2; i += 1) {
        expect((await client.query<{ n: number }>(other, [2])).rows).toEqual([{ n: 1 }])
        expect((await client.query(seat('beside'), [1])).rows).toEqual([{ taken: 0 }])
        expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      }
      expect(await plansOf(client, 'seat-count')).toEqual([{ calls: 2 }])
    })
  })

  it('with another text under the same name is a fault, not the first one’s answer', async () => {
    await onOneConnection(async (client) => {
      await client.query('/* named: clash */ select 1 as n')
      await expect(client.query('/* named: clash */ select 2 as n')).rejects.toThrow(
        'must be unique',
      )
    })
  })

  it('is written through kysely, also in a transaction that is undone', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await sql`${named('seat-take')} update seats set taken = ${1} where id = ${1}`.execute(trx)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    const { rows } =
      await sql`${named('seat-read')} select taken from seats where id = ${1}`.execute(db)
    expect(rows).toEqual([{ taken: 0 }])
  })

  it('works with a callback and with a query object, as pg’s own does', async () => {
    await onOneConnection(async (client) => {
      const answer = await new Promise((resolve, reject) => {
        client.query(seat('called'), [1], (error, result) =>
          error ? reject(error) : resolve(result.rows),
        )
      })
      expect(answer).toEqual([{ taken: 0 }])
      expect((await client.query({ text: seat('object'), values: [2] })).rows).toEqual([
        { taken: 0 },
      ])
    })
  })
})

describe('a statement without a name', () => {
  const preparedOf = async (client: pg.PoolClient, text: string) =>
    (
      await client.query<{ calls: number }>(
        `select generic_plans + custom_plans as calls from pg_prepared_statements where statement = $1`,
        [text],
      )
    ).rows

  it('is prepared when it comes for the second time', async () => {
    await onOneConnection(async (client) => {
      const text = 'select taken as again from seats where id = $1'
      for (const id of [1, 2, 3])
        expect((await client.query(text, [id])).rows).toHaveLength(id < 3 ? 1 : 0)
      expect(await preparedOf(client, text)).toEqual([{ calls: 2 }])
    })
  })

  it('that reads every column finds the one that a migration adds', async () => {
    await pool.query('create table rows (id integer)')
    await pool.query('insert into rows values (1)')
    await onOneConnection(async (client) => {
      const every = 'select * from rows where id = $1'
      const one = 'select id from rows where id = $1'
      for (let i = 0; i < 7; i += 1)
        for (const text of [every, one])
          expect((await client.query(text, [1])).rows).toEqual([{ id: 1 }])
      await pool.query("alter table rows add letter text default 'a'")
      expect((await client.query(every, [1])).rows).toEqual([{ id: 1, letter: 'a' }])
      expect((await client.query(one, [1])).rows).toEqual([{ id: 1 }])
    })
  })
})

describe('faults', () => {
  it('of a key that is taken, and of a check, are told apart', async () => {
    const taken = await faultOf(sql`insert into seats values (1, 0)`.execute(db))
    const oversold = await faultOf(sql`update seats set taken = 2 where id = 1`.execute(db))
    const wrong = await faultOf(sql`select nonsense`.execute(db))
    const verdict = (error: unknown) => [
      isUniqueViolation(error),
      isCheckViolation(error),
      isBusy(error),
    ]
    expect([taken, oversold, wrong, new Error('x'), null, '23505'].map(verdict)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
      [false, false, false],
    ])
  })

  it('of a lock that isn’t to be had in time is ‘busy’', async () => {
    await onOneConnection(async (holder) => {
      await holder.query('begin')
      await holder.query('select from seats where id = 1 for update')
      const waiting = db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = 50`.execute(trx)
        await sql`select from seats where id = 1 for update`.execute(trx)
      })
      const fault = await faultOf(waiting)
      await holder.query('rollback')
      expect(isBusy(fault)).toBe(true)
    })
    await sql`select from seats where id = 1 for update`.execute(db)
  })

  it('of a deadlock is ‘busy’ for one of the two, and the other goes on', async () => {
    const client = async (first: number, second: number, meet: () => Promise<void>) =>
      db.transaction().execute(async (trx) => {
        await sql`select from seats where id = ${first} for update`.execute(trx)
        await meet()
        await sql`select from seats where id = ${second} for update`.execute(trx)
      })
    let here = 0
    let open: () => void = () => undefined
    const both = new Promise<void>((resolve) => (open = resolve))
    const meet = () => {
      here += 1
      if (here === 2) open()
      return both
    }
    const ends = await Promise.allSettled([client(1, 2, meet), client(2, 1, meet)])
    const lost = ends.filter((it) => it.status === 'rejected')
    expect(lost).toHaveLength(1)
    expect(isBusy(lost[0]?.reason)).toBe(true)
  })
})

it('a session waits for nothing without end', async () => {
  const settings = createPool(url, { max: 1 })
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']})
    order by name`.execute(createDb(settings))
  await settings.end()
  expect(rows.map((row) => [row.name, Number(row.setting)])).toEqual([
    ['idle_in_transaction_session_timeout', 30_000],
    ['lock_timeout', 3000],
    ['statement_timeout', 20_000],
  ])
})
