import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { company, dahab, dive, now, operatorOf, today } from './test-company.ts'

const database = await testDatabase(4)
const { db } = database
const { bringIn } = await operatorOf(database, now)

beforeEach(() =>
  sql`truncate stock, activities, packages, destinations, activity_types, bus_timetable, bus_stations, bus_classes,
    bus_layouts, catalogue_imports cascade`.execute(db),
)
const weekdaysOf = async (table: string): Promise<unknown> =>
  (await sql<{ it: unknown }>`select weekdays as it from ${sql.table(table)}`.execute(db)).rows[0]
    ?.it
const every = [0, 1, 2, 3, 4, 5, 6]
const asCsv = (row: Readonly<Record<string, string | number>>): string =>
  `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`

test('an empty cell of weekdays is left out: every day in a new row, as it was in one that is there', async () => {
  const { 'activities.json': _, ...others } = company
  const csv = asCsv({ ...dive, weekdays: '' })
  expect(await bringIn({ ...others, 'activities.csv': csv })).not.toHaveProperty('wrong')
  expect(await weekdaysOf('activities')).toEqual(every)
  await bringIn({ 'activities.csv': asCsv({ ...dive, weekdays: 'fri sat' }) })
  await bringIn({ 'activities.csv': csv })
  expect(await weekdaysOf('activities')).toEqual([5, 6])
  // What an import before took for 'on no day' runs again.
  await sql`update activities set weekdays = '{}'`.execute(db)
  await bringIn({ 'activities.csv': csv })
  expect(await weekdaysOf('activities')).toEqual(every)
})

test('an empty list is refused, and no bus leaves on no day', async () => {
  const said = 'weekdays: must name a day, or be left out where it is every day'
  expect(await bringIn({ ...company, 'activities.json': [{ ...dive, weekdays: [] }] })).toEqual({
    wrong: [`activities.json, row 1, ${said}`],
  })
  const station = { name_en: 'Station', name_ar: 'محطة' }
  const leaves = {
    code: 'B1',
    from: 'CAI',
    to: 'DHB',
    class: 'comfort',
    layout: 'VAN',
    departs: '09:00',
    minutes: 480,
    price: 500,
    round_price: 450,
    valid_from: addDays(today, 1),
    weekdays: '',
  }
  const buses = {
    'stations.json': [
      { code: 'CAI', ...station },
      { code: 'DHB', ...station },
    ],
    'bus-classes.json': [{ code: 'comfort', name_en: 'C', name_ar: 'م', colour: '#0b6e6e' }],
    'bus-layouts.json': [{ code: 'VAN' }],
  }
  const csv = await bringIn({ ...buses, 'timetable.csv': asCsv(leaves) })
  expect(csv).not.toHaveProperty('wrong')
  expect(await weekdaysOf('bus_timetable')).toEqual(every)
  expect(await bringIn({ 'timetable.json': [{ ...leaves, weekdays: [] }] })).toEqual({
    wrong: [`timetable.json, row 1, ${said}`],
  })
})

test('a package may leave on no weekday, on departures of its own', async () => {
  const trip = {
    code: 'SINAI',
    city: 'dahab',
    name_en: 'Sinai',
    name_ar: 'سيناء',
    price: 5000,
    stars: 3,
    nights: 2,
    places: 10,
    active: 'no',
  }
  const csv = asCsv({ ...trip, weekdays: '' })
  const written = await bringIn({ 'destinations.json': [dahab], 'trips.csv': csv })
  expect(written).not.toHaveProperty('wrong')
  expect(await weekdaysOf('packages')).toEqual([])
})
