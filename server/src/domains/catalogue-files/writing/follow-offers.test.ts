import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openActivityDays, openDepartures, openRoomNights } from '../../catalogue/index.ts'
import { changeAllotments, lockAllotments } from '../../inventory/index.ts'
import { company, dive, now, operatorOf, places, today } from '../test-company.ts'

const database = await testDatabase(4)
const { db } = database
const { bringIn } = await operatorOf(database, now)

const names = { name_en: 'Two', name_ar: 'اثنان' }
const inBoth = (rest: object) =>
  ['en', 'ar'].map((language) => ({ ...rest, language, description: '<p>Far</p>' }))
const trip = {
  code: 'SINAI',
  city: 'dahab',
  ...names,
  price: 5000,
  stars: 3,
  nights: 2,
  places: 16,
  weekdays: ['fri'],
}
// 1 March 2027 is a Monday.
const [friday, tuesday, wednesday] = [addDays(today, 4), addDays(today, 8), addDays(today, 9)]
const leaves = (day: string | undefined, count: number | null) => ({
  package: 'SINAI',
  day,
  places: count,
})
const departures = [leaves(tuesday, 24), leaves(wednesday, 24)]
const open = async (): Promise<void> => {
  await openActivityDays(db, now)
  await openDepartures(db, now)
  await openRoomNights(db, now)
}
const dayOf = async (day: string | undefined, kind = 'activity'): Promise<unknown> => {
  const { rows } = await sql<{ it: unknown }>`
    select json_build_array(capacity, closed) as it from stock where kind = ${kind} and day = ${day}`.execute(
    db,
  )
  return rows[0]?.it
}

beforeEach(async () => {
  await sql`truncate stock, activities, hotels, packages, destinations, activity_types, catalogue_imports cascade`.execute(
    db,
  )
  const { 'allotments.json': _, ...offers } = company
  await bringIn({
    ...offers,
    'trips.json': [trip],
    'package-texts.json': inBoth({ package: 'SINAI' }),
    'departures.json': departures,
  })
  await open()
})

describe('days that are open', () => {
  it('have the new places of an activity, where they had the old ones and nothing else was said', async () => {
    await sql`update stock set capacity = 20 where kind = 'activity' and day = ${friday}`.execute(
      db,
    )
    const changed = await bringIn({
      'activities.json': [{ ...dive, daily_places: 5 }],
      'allotments.json': [places(today, today, 12)],
    })
    expect(changed).toMatchObject({ changed: 119 })
    expect([await dayOf(today), await dayOf(friday), await dayOf(tuesday)]).toEqual([
      [12, false],
      [20, false],
      [5, false],
    ])
    await open()
    expect(await dayOf(tuesday)).toEqual([5, false])
    const again = await bringIn({ 'activities.json': [{ ...dive, daily_places: 5 }] })
    expect(again).toMatchObject({ changed: 0 })
  })

  it('are closed where an activity no longer runs, and open again where it does', async () => {
    await sql`update stock set closed = true where kind = 'activity' and day = ${friday}`.execute(
      db,
    )
    await sql`update stock set sold = 2 where kind = 'activity' and day = ${tuesday}`.execute(db)
    await bringIn({ 'activities.json': [{ ...dive, weekdays: ['fri', 'wed'] }] })
    expect([await dayOf(friday), await dayOf(tuesday), await dayOf(wednesday)]).toEqual([
      [12, true],
      [12, true],
      [12, false],
    ])
    await bringIn({ 'activities.json': [{ ...dive, weekdays: ['fri', 'wed', 'tue'] }] })
    // A manager closed the Friday.
    expect([await dayOf(friday), await dayOf(tuesday)]).toEqual([
      [12, true],
      [12, false],
    ])
  })

  it('stay closed where a manager closed them, though their weekday goes and comes again', async () => {
    const [id, room] = await Promise.all(
      ['activities', 'packages'].map(
        async (table) =>
          (await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(db)).rows[0]?.id ??
          0,
      ),
    )
    const close = (kind: string, itemId: number, day: CalendarDate, closed: boolean | null) =>
      db.transaction().execute(async (trx) => {
        const its = { kind, itemId, first: day, last: day }
        await changeAllotments(trx, its, { capacity: null, closed }, await lockAllotments(trx, its))
      })
    await close('activity', id ?? 0, friday, true)
    await close('package', room ?? 0, wednesday, true)
    const seen = async () => [
      await dayOf(tuesday),
      await dayOf(friday),
      await dayOf(tuesday, 'package'),
      await dayOf(wednesday, 'package'),
    ]
    const [open, closed, leaves24] = [
      [12, false],
      [12, true],
      [24, false],
    ]
    const before = await seen()
    expect(before).toEqual([open, closed, leaves24, [24, true]])
    for (const _ of ['once', 'and again']) {
      await bringIn({
        'activities.json': [{ ...dive, weekdays: ['wed'] }],
        'departures.json': [leaves(friday, 3)],
      })
      expect(await seen()).toEqual([closed, closed, [24, true], [24, true]])
      await bringIn({
        'activities.json': [{ ...dive, weekdays: ['wed', 'tue', 'fri'] }],
        'departures.json': departures,
      })
      expect(await seen()).toEqual(before)
    }
    // Closed by staff while it wasn't run: what they say last counts.
    await bringIn({ 'activities.json': [{ ...dive, weekdays: ['wed'] }] })
    await close('activity', id ?? 0, tuesday, true)
    await close('activity', id ?? 0, friday, false)
    await bringIn({ 'activities.json': [{ ...dive, weekdays: ['wed', 'tue', 'fri'] }] })
    expect([await dayOf(tuesday), await dayOf(friday)]).toEqual([closed, open])
  })

  it('follow departures: their places, and those that are gone', async () => {
    await bringIn({ 'departures.json': [leaves(tuesday, 4), leaves(friday, 3)] })
    const seen = async () => [
      await dayOf(tuesday, 'package'),
      await dayOf(wednesday, 'package'),
      await dayOf(friday, 'package'),
    ]
    expect(await seen()).toEqual([
      [4, false],
      [24, true],
      [3, false],
    ])
    await bringIn({ 'departures.json': departures })
    expect(await seen()).toEqual([
      [24, false],
      [24, false],
      [16, false],
    ])
    await bringIn({ 'trips.json': [{ ...trip, places: 9 }] })
    expect(await seen()).toEqual([
      [24, false],
      [24, false],
      [9, false],
    ])
  })

  it('never have fewer places than are sold or held: refused by file and row, and nothing is changed', async () => {
    await sql`update stock set sold = 6 where day = ${tuesday}`.execute(db)
    const fewer = { ...dive, daily_places: 5 }
    expect(await bringIn({ 'activities.json': [fewer] })).toEqual({
      wrong: [
        `activities.json, row 1, daily_places: 5 on ${tuesday} is less than what is sold (6) and held (0)`,
      ],
    })
    expect(
      await bringIn({ 'departures.json': [...departures.slice(1), leaves(tuesday, 4)] }),
    ).toEqual({
      wrong: [
        `departures.json, row 2, places: 4 on ${tuesday} is less than what is sold (6) and held (0)`,
      ],
    })
    await sql`update stock set sold = 20 where kind = 'package' and day = ${tuesday}`.execute(db)
    expect(await bringIn({ 'departures.json': [leaves(tuesday, null)] })).toEqual({
      wrong: [
        `departures.json, row 1, places: 16 on ${tuesday} is less than what is sold (20) and held (0)`,
      ],
    })
    expect([await dayOf(wednesday), await dayOf(tuesday, 'package')]).toEqual([
      [12, false],
      [24, false],
    ])
    const but = { 'allotments.json': [places(tuesday ?? '', tuesday ?? '', 6)] }
    expect(await bringIn({ 'activities.json': [fewer], ...but })).not.toHaveProperty('wrong')
  })

  it('of a room have its new number', async () => {
    const stay = { code: 'BAY', city: 'dahab', ...names, stars: 4, latitude: 28, longitude: 34 }
    const both = { category_en: 'C', category_ar: 'م', subtitle_en: 'S', subtitle_ar: 'م' }
    const room = {
      code: 'GARDEN',
      stay: 'BAY',
      ...names,
      ...both,
      description_en: 'D',
      description_ar: 'م',
      board: 'BB',
      max_adults: 2,
      max_children: 0,
      max_occupancy: 2,
      refundable: 'always',
      nightly_rooms: 8,
    }
    const hotel = {
      'hotels.json': [stay],
      'hotel-texts.json': inBoth({ stay: 'BAY', address: 'A' }),
    }
    expect(await bringIn({ ...hotel, 'rooms.json': [room] })).not.toHaveProperty('wrong')
    await open()
    await bringIn({ 'rooms.json': [{ ...room, nightly_rooms: 3 }] })
    expect(await dayOf(friday, 'room')).toEqual([3, false])
  })
})
