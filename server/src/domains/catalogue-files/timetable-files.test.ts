import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { isRefusal } from '../../platform/refusal.ts'
import {
  changeService,
  editionOfService,
  openTrips,
  previewChange,
  readService,
  setDeparture,
} from '../fleet/index.ts'
import { importCatalogue, sentence } from './index.ts'

const { db, pool } = await testDatabase(4)
const folder = await mkdtemp(join(tmpdir(), 'rihla-timetable-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const now = new Date('2027-03-01T10:00:00Z')
const clock = { now: () => now }
const today = cairoDate(now)
const inDays = (days: number): CalendarDate => addDays(today, days)

type Rows = readonly Readonly<Record<string, unknown>>[]
/** Brings files in; what is new of the timetable is opened, as the command does. */
async function bringIn(files: Readonly<Record<string, Rows>>) {
  const own = await mkdtemp(join(folder, 'files-'))
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(own, `${name}.json`), JSON.stringify(rows))
  const wish = { now, check: false, skipPast: false, progress: () => undefined }
  const outcome = await importCatalogue({ db, pool }, own, wish)
  if ('wrong' in outcome) return outcome.wrong.map(sentence)
  await openTrips(db, now, 7)
  return 'written'
}
const station = (code: string) => ({ code, name_en: code, name_ar: code, spellings: [] })
const night = {
  code: 'NIGHT',
  from: 'cairo',
  to: 'dahab',
  class: 'first',
  layout: 'small',
  departs: '21:00',
  minutes: 480,
  price: 500,
  round_price: 450,
  valid_from: today,
  valid_until: null,
}
const company = {
  stations: [station('cairo'), station('dahab')],
  'bus-classes': [
    { code: 'first', name_en: 'First', name_ar: 'أولى', colour: '#0b6e6e', amenities: [] },
  ],
  'bus-layouts': [{ code: 'small' }],
  seats: [1, 2].map((n) => ({ layout: 'small', number: String(n), x: n * 80, y: 0 })),
  timetable: [night],
}
/** What is on sale: `2027-03-02 21:00`, and what is sold of it. */
const onSale = async () =>
  (
    await sql<{ it: string }>`
      select concat_ws(' ', b.day, to_char(b.local_departure, 'HH24:MI'), 'sold ' || nullif(s.sold, 0)) as it
        from bus_trips b join stock s on s.kind = 'bus' and s.item_id = b.id
       where not s.closed and b.day <= ${inDays(7)} order by b.local_departure`.execute(db)
  ).rows.map(({ it }) => it)
const week = (time: string) => [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => `${inDays(ahead)} ${time}`)
const sell = (day: CalendarDate) =>
  sql`update stock set sold = 2 where kind = 'bus' and day = ${day} and not closed`.execute(db)
const idOf = async (code: string): Promise<number> =>
  (await sql<{ id: number }>`select id from bus_timetable where code = ${code}`.execute(db)).rows[0]
    ?.id ?? 0
/** As a manager does at the desk. */
async function changeAtDesk(
  code: string,
  from: CalendarDate,
  terms: { departs?: string; price?: number; weekdays?: number[] },
) {
  const id = await idOf(code)
  const service = await readService(db, id)
  if (!service) throw new Error(`There is no ${code}`)
  const changed = await changeService({ db, clock }, editionOfService(service), {
    id,
    from,
    to: null,
    terms,
  })
  if (isRefusal(changed)) throw new Error(changed.refusal)
}

beforeEach(async () => {
  await sql`truncate stock, bus_trips, bus_timetable, bus_seats, bus_layouts, bus_classes, bus_stations, catalogue_imports
    cascade`.execute(db)
  expect(await bringIn(company)).toBe('written')
  expect(await onSale()).toEqual(week('21:00'))
})

describe('a row that isn’t in the file', () => {
  test('and leaves then already refuses the one that would leave beside it', async () => {
    await changeAtDesk('NIGHT', inDays(3), { price: 600_00 })
    expect(await bringIn({ timetable: [night] })).toEqual([
      `timetable.json, row 1, departs: NIGHT/${inDays(3)}, which isn’t in this file, leaves then already: take the timetable out first, or end that one at the desk`,
    ])
    expect(await onSale()).toEqual(week('21:00'))
    // Elsewhere, at another time, or before that one, it may.
    expect(await bringIn({ timetable: [{ ...night, valid_until: inDays(2) }] })).toBe('written')
    expect(await bringIn({ timetable: [{ ...night, code: 'NOON', departs: '12:30' }] })).toBe(
      'written',
    )
    expect(await onSale()).toHaveLength(16)
  })
})

test('a seat costs whole pounds: shown is what is charged, however many are booked', async () => {
  expect(await bringIn({ timetable: [{ ...night, price: 99.4, round_price: 89.5 }] })).toEqual([
    'timetable.json, row 1, price: must be in whole EGP',
    'timetable.json, row 1, round_price: must be in whole EGP',
  ])
})

describe('what a file takes off', () => {
  const away: readonly (readonly [string, Readonly<Record<string, Rows>>, string])[] = [
    ['by `active`', { timetable: [{ ...night, active: false }] }, 'timetable.json, row 1, code'],
    [
      'by an earlier last day',
      { timetable: [{ ...night, valid_until: inDays(1) }] },
      'timetable.json, row 1, code',
    ],
    [
      'by another time',
      { timetable: [{ ...night, departs: '22:30' }] },
      'timetable.json, row 1, code',
    ],
    [
      'by a station out of use',
      { stations: [{ ...station('cairo'), active: false }] },
      'stations.json, row 1, active',
    ],
  ]
  test.each(away)('%s is refused while seats are sold', async (_, files, where) => {
    await sell(inDays(3))
    const before = await onSale()
    expect(await bringIn(files)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${where}: the departure of ${inDays(3)} at 21:00 would go, with seats sold \\(2\\) or held \\(0\\)$`,
        ),
      ),
    ])
    expect(await onSale()).toEqual(before)
  })

  test.each(away)('%s is sold no more, and is sold again once a file says so', async (_, files) => {
    expect(await bringIn(files)).toBe('written')
    const left = (await onSale()).filter((it) => it.endsWith('21:00'))
    expect(left).toEqual(files['timetable']?.[0]?.['valid_until'] ? week('21:00').slice(0, 2) : [])
    expect(
      await bringIn({
        stations: company.stations.map((it) => ({ ...it, active: true })),
        timetable: [{ ...night, active: true }],
      }),
    ).toBe('written')
    expect(await onSale()).toEqual(week('21:00'))
  })

  test.each(away)(
    '%s and brings back stays cancelled where staff cancelled it',
    async (_, files) => {
      const cancelled = inDays(2)
      const { rows } = await sql<{ id: number }>`
      select id from bus_trips where day = ${cancelled}`.execute(db)
      expect(await setDeparture({ db, clock }, rows[0]?.id ?? 0, 'cancelled')).toBe('done')
      const rest = week('21:00').filter((it) => !it.startsWith(cancelled))
      for (const _ of ['once', 'and again']) {
        expect(await bringIn(files)).toBe('written')
        expect(
          await bringIn({
            stations: company.stations.map((it) => ({ ...it, active: true })),
            timetable: [{ ...night, active: true }],
          }),
        ).toBe('written')
        expect(await onSale()).toEqual(rest)
      }
      const last = await sql<{ id: number }>`
      select max(id) as id from bus_trips where day = ${cancelled}`.execute(db)
      expect(await setDeparture({ db, clock }, last.rows[0]?.id ?? 0, 'on_sale')).toBe('done')
      expect(await onSale()).toEqual(week('21:00'))
    },
  )

  test('leaves at the new time from then on; what staff cancelled stays so', async () => {
    await sql`update stock set closed = true where kind = 'bus' and day = ${inDays(2)}`.execute(db)
    await bringIn({ timetable: [{ ...night, departs: '22:30' }] })
    expect(await onSale()).toEqual(week('22:30').filter((it) => !it.startsWith(inDays(2))))
  })

  test('was wrong before the file, as files of before left it: nothing more is sold of it, and what is sold stays', async () => {
    await sell(inDays(3))
    await sql`update bus_timetable set active = false`.execute(db)
    expect(await bringIn({ timetable: [{ ...night, active: false }] })).toBe('written')
    expect(await onSale()).toEqual([])
    const { rows } = await sql`select sold from stock where sold > 0`.execute(db)
    expect(rows).toEqual([{ sold: 2 }])
  })
})

describe('a weekday that a file took off and a manager brings back', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const friday = inDays(4)
  const withoutFriday = {
    timetable: [{ ...night, weekdays: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'] }],
  }
  const row = async () => {
    const id = await idOf('NIGHT')
    const service = await readService(db, id)
    if (!service) throw new Error('There is no NIGHT')
    return service
  }
  const asked = async (terms: { departs?: string; weekdays: number[] }) =>
    previewChange({ db, clock }, { id: (await row()).id, from: today, to: null, terms })

  test('is on sale again, and was said to be', async () => {
    expect(await bringIn(withoutFriday)).toBe('written')
    expect(await onSale()).toEqual(week('21:00').filter((it) => !it.startsWith(friday)))
    const plan = await asked({ weekdays: everyDay })
    expect(isRefusal(plan) || plan.reopened.map(({ day }) => day)).toEqual([friday])
    await changeAtDesk('NIGHT', today, { weekdays: everyDay })
    expect(await onSale()).toEqual(week('21:00'))
  })

  test('leaves at another time where that is changed, too', async () => {
    expect(await bringIn(withoutFriday)).toBe('written')
    await changeAtDesk('NIGHT', today, { weekdays: everyDay, departs: '22:30' })
    expect(await onSale()).toEqual(week('22:30'))
  })

  test('isn’t on sale while a station of its line is out of use', async () => {
    expect(await bringIn(withoutFriday)).toBe('written')
    expect(await bringIn({ stations: [{ ...station('cairo'), active: false }] })).toBe('written')
    const plan = await asked({ weekdays: everyDay })
    expect(isRefusal(plan) || [...plan.opened, ...plan.reopened]).toEqual([])
    await changeAtDesk('NIGHT', today, { weekdays: everyDay })
    expect(await onSale()).toEqual([])
    expect(await bringIn({ stations: [{ ...station('cairo'), active: true }] })).toBe('written')
    expect(await onSale()).toEqual(week('21:00'))
  })

  test('stays cancelled where staff cancelled it', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from bus_trips where day = ${friday}`.execute(db)
    expect(await setDeparture({ db, clock }, rows[0]?.id ?? 0, 'cancelled')).toBe('done')
    expect(await bringIn(withoutFriday)).toBe('written')
    await changeAtDesk('NIGHT', today, { weekdays: everyDay })
    expect(await onSale()).toEqual(week('21:00').filter((it) => !it.startsWith(friday)))
  })
})
