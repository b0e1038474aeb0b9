import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'

const { db, pool } = await testDatabase(2)
const migration = new URL('../../../../migrations/160_children.sql', import.meta.url)

beforeAll(() => addPlaces(db))

test.each([
  ['no band', []],
  ['a last band below 12', [{ maxAge: 5, percent: 0 }]],
  [
    'bands out of order',
    [
      { maxAge: 12, percent: 50 },
      { maxAge: 5, percent: 0 },
    ],
  ],
  ['a share beyond the whole', [{ maxAge: 12, percent: 101 }]],
  ['a share below nothing', [{ maxAge: 12, percent: -1 }]],
])('rates with %s are not written', async (_, childBands) => {
  await expect(addActivity(db, { childBands })).rejects.toThrow('violates check')
})

test('children don’t come on a honeymoon, and no rate is for who can’t come', async () => {
  const childBands = [{ maxAge: 12, percent: 50 }]
  await expect(givenPackage(db, { childBands })).rejects.toThrow('violates check')
  await expect(givenPackage(db, { kind: 'trip', childBands, minAge: 13 })).rejects.toThrow('check')
  await expect(addActivity(db, { childBands, minAge: 13 })).rejects.toThrow('violates check')
})

describe('what was said in words before', () => {
  const rules = (...them: [details: string, price: string][]) =>
    JSON.stringify(them.map(([details, price]) => ({ details, price })))
  const activities = [
    [rules(['Up to 5 years', 'Free'], ['6 to 12 years', '50% of the adult price']), '0'],
    [rules(['8 to 12 years, with an adult', 'Adult price']), 'Children under 8'],
    [rules(['12 years, with a parent', 'Adult price']), 'Children under 12'],
    [rules(['Ask at the gate', 'Varies']), '0'],
    ['[]', '0'],
  ] as const
  const trips = [
    'Up to 5 years free in the parents’ room, 6 to 12 years half the adult price.',
    'Up to 3 years free on the lap; from 4 to 12 years 70% of the adult price, with a seat.',
    'From 8 years, at the adult price: the way is long.',
    'From 16 years: a trip for people who carry their own bag.',
    'Two children free; the third pays 40%.',
  ]

  test('became rates where it could be read; where it couldn’t, no child is booked', async () => {
    const [some, others]: [number[], number[]] = [[], []]
    for (const _ of activities) some.push(await addActivity(db))
    for (const childrenPolicy of trips)
      others.push(await givenPackage(db, { kind: 'trip', childrenPolicy }))
    await pool.query(`
      alter table activities drop column child_bands, drop column min_age;
      alter table packages drop column child_bands, drop column min_age;
      drop function are_child_bands;
      alter table activity_texts add column children_policies jsonb not null default '[]',
        add column not_allowed_age text not null default '0'`)
    for (const [n, [policies, age]] of activities.entries())
      await sql`update activity_texts set children_policies = ${policies}::jsonb, not_allowed_age = ${age}
        where activity_id = ${some[n]}`.execute(db)
    await pool.query(await readFile(migration, 'utf8'))

    const ratesOf = async (table: string, ids: readonly number[]) => {
      const { rows } = await sql<{ rates: unknown }>`
        select json_build_array(min_age, child_bands) as rates from ${sql.table(table)}
         where id = any(${ids}::bigint[]) order by id`.execute(db)
      return rows.map((row) => row.rates)
    }
    const free5 = [
      { maxAge: 5, percent: 0 },
      { maxAge: 12, percent: 50 },
    ]
    const full = [{ maxAge: 12, percent: 100 }]
    expect(await ratesOf('activities', some)).toEqual([
      [0, free5],
      [8, full],
      [12, full],
      [0, null],
      [0, null],
    ])
    const free3 = [
      { maxAge: 3, percent: 0 },
      { maxAge: 12, percent: 70 },
    ]
    expect(await ratesOf('packages', others)).toEqual([
      [0, free5],
      [0, free3],
      [8, full],
      [16, null],
      [0, null],
    ])
    const { rows } = await sql<{ text: string | null }>`
      select children_policy as text from package_texts
       where package_id = any(${others}::bigint[]) and language = 'en' order by package_id`.execute(
      db,
    )
    expect(rows.map((row) => row.text)).toEqual([null, null, null, null, trips[4]])
  })
})
