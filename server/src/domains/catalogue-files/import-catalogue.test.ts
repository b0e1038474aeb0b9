import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import {
  company,
  dahab,
  dive,
  now,
  operatorOf,
  places,
  texts,
  today,
  type Files,
  type Rows,
} from './test-company.ts'

const database = await testDatabase(4)
const { db } = database
const { bringIn, exported } = await operatorOf(database, now)

const sold = (count: number) =>
  sql`update stock set sold = ${count} where day = ${addDays(today, 3)}`.execute(db)

beforeEach(() =>
  sql`truncate stock, activities, destinations, activity_types, catalogue_imports cascade`.execute(
    db,
  ),
)

test('one bad row changes nothing, and each is named by file, row and field', async () => {
  await bringIn(company)
  const before = await exported()
  const bad = {
    'destinations.csv': 'code,name_en,name_ar,latitude,longitude,position\nnew,New,جديد,91,x,1\n',
    'activities.json': [
      { ...dive, name_en: 'Never seen', price: 10.001, colour: 1 },
      { ...dive, code: ' A', child_bands: [{ maxAge: 5, percent: 0 }] },
    ],
    'allotments.json': [
      places('2027-02-30', addDays(today, 1), 1),
      places(addDays(today, 2), today, 1),
    ],
    'heroes.json': [],
  }
  expect(await bringIn(bad)).toEqual({
    wrong: [
      expect.stringMatching(/^heroes\.json: there is no list of this name; there are images, /),
    ],
  })
  const { 'heroes.json': _, ...rows } = bad
  expect(await bringIn(rows)).toEqual({
    wrong: [
      'destinations.csv, row 1, latitude: must not be more than 90',
      'destinations.csv, row 1, longitude: must be there, and be a number',
      'activities.json, row 1, price: must have two decimals at most',
      'activities.json, row 1, there is no field colour',
      'activities.json, row 2, code: must not be empty, nor begin or end with a space',
      'activities.json, row 2, child_bands: ages must rise, and the last band must end at 12',
      'allotments.json, row 1, first: must be a date such as 2027-01-31',
      'allotments.json, row 2, last: must not be before first, nor 1000 days after it',
    ],
  })
  expect(await bringIn({ 'activities.json': '{' })).toMatchObject({
    wrong: [expect.stringMatching(/^activities\.json: /)],
  })
  expect(await exported()).toEqual(before)
})

test('a day at a hotel begins when it opens: left out it follows, and nothing else is taken', async () => {
  const beach = {
    code: 'BAY-DAY',
    city: 'dahab',
    name_en: 'A day at the bay',
    name_ar: 'يوم على الخليج',
    hotel_en: 'Bay House',
    hotel_ar: 'بيت الخليج',
    opens_at: '10:30',
    closes_at: '18:00',
    price: 650,
    duration_minutes: 450,
    daily_places: 30,
  }
  const told = texts.map((it) => ({ ...it, offer: 'BAY-DAY' }))
  await sql`insert into activity_types (id, name_en, name_ar, sort_order) values (13, 'Day use', 'داي يوز', 0)`.execute(
    db,
  )
  const first = { 'day-uses.json': [beach], 'activity-texts.json': told }
  expect(await bringIn({ 'destinations.json': [dahab], ...first })).not.toHaveProperty('wrong')
  const begins = async () =>
    (await sql<{ at: string }>`select left(starts_at::text, 5) as at from activities`.execute(db))
      .rows[0]?.at
  expect(await begins()).toBe('10:30')
  await bringIn({ 'day-uses.json': [{ ...beach, opens_at: '11:00' }] })
  expect(await begins()).toBe('11:00')
  const early = { ...beach, opens_at: '11:00', starts_at: '09:00' }
  expect(await bringIn({ 'day-uses.json': [early] })).toEqual({
    wrong: [
      'day-uses.json, row 1, starts_at: must be opens_at, when a day at a hotel begins, or be left out',
    ],
  })
})

test('guests are fetched where a file says so, and it stays so where the next one leaves it out', async () => {
  const fetches = async () => (await exported())['activities.json'] ?? ''
  await bringIn(company)
  expect(await fetches()).toContain('"hotel_pickup":false')
  for (const row of [{ ...dive, hotel_pickup: true }, dive]) {
    await bringIn({ 'activities.json': [row] })
    expect(await fetches()).toContain('"hotel_pickup":true')
  }
})

test('unknown codes, rows twice and days past are refused, and rules of the database name the row', async () => {
  await bringIn(company)
  const before = await exported()
  const yesterday = addDays(today, -1)
  const wrong = {
    'activities.json': [dive, { ...dive, code: 'OTHER', city: 'atlantis' }, dive],
    'activity-texts.json': [...texts, { ...texts[0], offer: 'NOBODY' }],
    'allotments.json': [places(yesterday, yesterday, 3), places(today, today, 3)],
  }
  expect(await bringIn(wrong)).toEqual({
    wrong: [
      'activities.json, row 3, code: the same as in row 1',
      'activities.json, row 2, city: nothing is called atlantis',
      'activity-texts.json, row 3, offer: nothing is called NOBODY',
      `allotments.json, row 1, last: ${yesterday} is past`,
    ],
  })
  const offers = [dive, { ...dive, code: 'OTHER' }]
  expect(await bringIn({ 'activities.json': offers })).toEqual({
    wrong: [
      'activities.json, row 2, code: it has no text in ar; give it one in activity-texts',
      'activities.json, row 2, code: it has no text in en; give it one in activity-texts',
    ],
  })
  const ruled = [
    dive,
    { ...dive, code: 'B' },
    { ...dive, code: 'C', child_bands: [{ maxAge: 12, percent: 0 }], min_age: 18 },
  ]
  expect(await bringIn({ 'activities.json': ruled })).toEqual({
    wrong: [expect.stringMatching(/^activities\.json, row 3, the row: .*check constraint/)],
  })
  const overlap = [
    places(today, addDays(today, 3), 3),
    places(addDays(today, 2), addDays(today, 4), 3),
  ]
  expect(await bringIn({ 'allotments.json': overlap })).toMatchObject({
    wrong: [expect.stringContaining('row 2, first: row 1 has'), expect.anything()],
  })
  expect(await exported()).toEqual(before)
  const late = { 'allotments.json': [places(yesterday, yesterday, 3), places(yesterday, today, 5)] }
  expect(await bringIn(late, { skipPast: true })).toMatchObject({ past: 1 })
  expect(await exported()).not.toEqual(before)
})

test('an end of sale is on the day itself or the day before, as the desk shows and takes it', async () => {
  const ends = [
    { kind: 'trip', closes_at: -1440 },
    { kind: 'hotel', closes_at: 1439 },
  ]
  const late = { kind: 'trip', closes_at: null, minutes_before: 1441 }
  const wrong = [
    'sale-ends.json, row 1, closes_at: must not be less than -1440',
    'sale-ends.json, row 2, closes_at: must not be more than 1439',
  ]
  const beyond = [ends[0], ends[1]].map((it, n) => ({ ...it, closes_at: [-1441, 1440][n] }))
  expect(await bringIn({ 'sale-ends.json': beyond })).toEqual({ wrong })
  expect(await bringIn({ 'sale-ends.json': [late] })).toEqual({
    wrong: ['sale-ends.json, row 1, minutes_before: must not be more than 1440'],
  })
  const offer = { ...dive, sale_closes_at: -2880 }
  expect(await bringIn({ ...company, 'activities.json': [offer] })).toEqual({
    wrong: ['activities.json, row 1, sale_closes_at: must not be less than -1440'],
  })
  expect(await bringIn({ 'sale-ends.json': ends })).not.toHaveProperty('wrong')
})

test('places never go below what is sold or held: refused by row, and nothing else is changed', async () => {
  await bringIn(company)
  await sold(6)
  const fewer = {
    ...company,
    'activities.json': [{ ...dive, price: 1 }],
    'allotments.json': [places(today, today, 2), places(addDays(today, 1), addDays(today, 9), 5)],
  }
  const before = await exported()
  expect(await bringIn(fewer)).toEqual({
    wrong: [
      `allotments.json, row 2, places: 5 on ${addDays(today, 3)} is less than what is sold (6) and held (0)`,
    ],
  })
  expect(await exported()).toEqual(before)
  await sold(5)
  expect(await bringIn(fewer)).toMatchObject({ rows: { 'allotments.json': 2 } })
  expect(JSON.parse((await exported())['activities.json'] ?? '')).toMatchObject([{ price: 1 }])
})

test('a hold that is over stands in the way of no file, when it is checked as when it is written', async () => {
  await bringIn(company)
  await sql`with h as (insert into holds (state, created_at, expires_at, hard_cap_at)
      values ('active', ${addDays(today, -1)}, ${addDays(today, -1)}, ${addDays(today, -1)}) returning id)
    insert into hold_lines (hold_id, kind, item_id, day, quantity)
      select h.id, s.kind, s.item_id, s.day, 7 from stock s, h where s.day = ${addDays(today, 3)}`.execute(
    db,
  )
  await sql`update stock set held = 7 where day = ${addDays(today, 3)}`.execute(db)
  const fewer = { 'allotments.json': [places(today, addDays(today, 9), 5)] }
  expect(await bringIn(fewer, { check: true })).not.toHaveProperty('wrong')
  expect(await bringIn(fewer)).not.toHaveProperty('wrong')
})

test('days that were closed stay closed where a file says only their places', async () => {
  await bringIn(company)
  const closed = { 'allotments.json': [{ ...places(today, addDays(today, 1), 8), closed: true }] }
  await bringIn(closed)
  await bringIn({ 'allotments.json': [places(today, addDays(today, 11), 5)] })
  const days = async () =>
    JSON.parse((await exported())['allotments.json'] ?? '').map((it: Rows[0]) => [
      it['first'],
      it['last'],
      it['closed'],
      it['places'],
    ]) as unknown
  expect(await days()).toEqual([
    [today, addDays(today, 1), true, 5],
    [addDays(today, 2), addDays(today, 11), false, 5],
  ])
  await bringIn({ 'allotments.json': [{ ...places(today, today, 5), closed: false }] })
  expect(await days()).toContainEqual([today, today, false, 5])
})

test('a check changes nothing; a field that is left out stays as it was, an empty one is emptied', async () => {
  expect(await bringIn(company, { check: true })).toMatchObject({ rows: { 'activities.json': 1 } })
  expect(await exported()).not.toHaveProperty('activities.json')
  await bringIn({
    ...company,
    'activities.json': [{ ...dive, rating: 4.7, free_cancellation_hours: 48 }],
  })
  await bringIn({ 'activities.json': [{ ...dive, free_cancellation_hours: null }] })
  expect(JSON.parse((await exported())['activities.json'] ?? '')).toMatchObject([
    { price: 1200.5, rating: 4.7, free_cancellation_hours: null },
  ])
})

test('prices of days are replaced for each offer that the file names, and kept where none is', async () => {
  const night = { ...dive, code: 'NIGHT-DIVE' }
  const own = (offer: string, ahead: number, price: number) => ({
    offer,
    day: addDays(today, ahead),
    price,
  })
  const standing = [own('BLUE-HOLE', 3, 1500), own('NIGHT-DIVE', 3, 1600.5)]
  const written = await bringIn({
    ...company,
    'activities.json': [dive, night],
    'activity-texts.json': [dive, night].flatMap(({ code }) =>
      texts.map((it) => ({ ...it, offer: code })),
    ),
    'activity-prices.json': standing,
  })
  expect(written).toMatchObject({ rows: { 'activity-prices.json': 2 } })
  const prices = async () => JSON.parse((await exported())['activity-prices.json'] ?? '[]') as Rows
  expect(await prices()).toEqual(standing)
  await bringIn({ 'activities.json': [{ ...dive, price: 1300 }] })
  expect(await prices()).toEqual(standing)
  const again = [own('BLUE-HOLE', 4, 1700), own('BLUE-HOLE', 5, 1700)]
  await bringIn({ 'activity-prices.json': again })
  expect(await prices()).toEqual([...again, standing[1]])
  const wrong = [own('BLUE-HOLE', -1, 1700), own('BLUE-HOLE', 2, 0), own('NOBODY', 2, 100)]
  for (const row of wrong)
    expect(await bringIn({ 'activity-prices.json': [row] })).toHaveProperty('wrong.length', 1)
  expect(await prices()).toEqual([...again, standing[1]])
})

test('goes on where it was cut, with thousands of rows', async () => {
  const days = 900
  const offers = Array.from({ length: 13 }, (_, n) => ({ ...dive, code: `D${n}` }))
  const many: Files = {
    ...company,
    'activities.json': offers,
    'activity-texts.json': offers.flatMap(({ code }) =>
      texts.map((it) => ({ ...it, offer: code })),
    ),
    'allotments.json': offers.flatMap(({ code }) =>
      Array.from({ length: days }, (_, n) => ({
        ...places(addDays(today, n), addDays(today, n), n % 50),
        offer: code,
      })),
    ),
  }
  const cut = (noun: string, rows: number): void => {
    if (noun === 'allotments' && rows >= 10_000) throw new Error('cut')
  }
  await expect(bringIn(many, { progress: cut })).rejects.toThrow('cut')
  expect(await exported()).not.toHaveProperty('activities.json')
  expect(await bringIn(many)).toMatchObject({ found: 10_041, rows: { 'allotments.json': 11_700 } })
  const { rows } = await sql<{ n: number; sum: number }>`
    select count(*)::int as n, sum(capacity)::int as sum from stock where kind = 'activity'`.execute(
    db,
  )
  expect(rows).toEqual([{ n: 11_700, sum: 13 * 18 * 1225 }])
})

test('two imports at once: the second is told', async () => {
  let second: unknown
  const other = async (): Promise<void> => {
    second = await bringIn(company)
  }
  let asked: Promise<void> | undefined
  await bringIn(company, {
    progress: () => {
      asked ??= other()
    },
  })
  await asked
  expect(second).toMatchObject({ wrong: [expect.stringContaining('another import is at work')] })
})
