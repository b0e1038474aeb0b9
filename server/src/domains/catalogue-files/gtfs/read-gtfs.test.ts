import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync, type Zippable } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { changeService, editionOfService, openTrips, readService } from '../../fleet/index.ts'
import { importCatalogue, sentence } from '../index.ts'
import { readGtfs } from './read-gtfs.ts'

const { db, pool } = await testDatabase(3)
const samples = fileURLToPath(new URL('../../../../../docs/sample-catalogue', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'rihla-gtfs-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const now = new Date('2035-04-08T10:00:00Z')
const wish = { now, check: false, skipPast: false, progress: () => undefined }

test('the samples in the documentation are a company on line, buses from GTFS among it', async () => {
  const outcome = await importCatalogue({ db, pool }, samples, { ...wish, skipPast: true })
  expect('wrong' in outcome ? outcome.wrong.map(sentence) : outcome.rows).toMatchObject({
    'activities.csv': 1,
    'room-rates.csv': 3,
    'gtfs as timetable': 3,
  })
  await openTrips(db, now, 7)
  const { rows } = await sql`
    select b.day, to_char(b.local_departure, 'HH24:MI') as leaves, b.minutes, b.price, s.capacity
      from bus_trips b join stock s on s.kind = 'bus' and s.item_id = b.id order by b.day`.execute(
    db,
  )
  // The 9th is taken out, the 13th is a Friday that is added.
  const days = [
    '2035-04-08',
    '2035-04-10',
    '2035-04-11',
    '2035-04-12',
    '2035-04-13',
    '2035-04-14',
    '2035-04-15',
  ]
  expect(rows).toEqual(
    days.map((day) => ({ day, leaves: '09:00', minutes: 510, price: 52_000, capacity: 6 })),
  )
})

describe('a feed that is published again', () => {
  const samplesGtfs = join(samples, 'gtfs')
  const own = join(folder, 'again')
  /** The samples' feed with other exceptions, brought in; the night opens what is new. */
  const publish = async (exceptions: readonly string[]) => {
    await cp(samplesGtfs, join(own, 'gtfs'), { recursive: true })
    await writeFile(
      join(own, 'gtfs', 'calendar_dates.txt'),
      ['service_id,date,exception_type', ...exceptions, ''].join('\n'),
    )
    const outcome = await importCatalogue({ db, pool }, own, wish)
    if (!('wrong' in outcome)) await openTrips(db, now, 7)
    return 'wrong' in outcome ? outcome.wrong.map(sentence) : 'written'
  }
  /** Days with so many departures on sale, and what is sold of these. */
  const onSale = async () =>
    (
      await sql<{ day: string; buses: number; sold: number; codes: string }>`
        select b.day, count(*)::integer as buses, sum(s.sold)::integer as sold, string_agg(t.code, ' ') as codes
          from bus_trips b join bus_timetable t on t.id = b.timetable_id
          join stock s on s.kind = 'bus' and s.item_id = b.id
         where not s.closed and b.day <= '2035-04-15' group by b.day order by b.day`.execute(db)
    ).rows
  const sell = (day: string) =>
    sql`update stock set sold = 2 where kind = 'bus' and day = ${day}`.execute(db)
  const [without, added] = ['daily,20350409,2', 'daily,20350413,1']
  const every = ['08', '09', '10', '11', '12', '13', '14', '15'].map((day) => `2035-04-${day}`)

  beforeAll(async () => void (await importCatalogue({ db, pool }, samples, wish)))
  beforeEach(async () => {
    await sql`truncate stock, bus_trips, bus_timetable cascade`.execute(db)
    await publish([without, added])
  })

  test('has one departure a day, whatever becomes of its seasons; what is sold stays sold', async () => {
    await sell('2035-04-11')
    expect(await publish([added])).toBe('written')
    expect(await onSale()).toEqual(
      every.map((day) => ({
        day,
        buses: 1,
        sold: day === '2035-04-11' ? 2 : 0,
        codes: day === '2035-04-13' ? 'CD-0900/2035-04-13' : 'CD-0900',
      })),
    )
    expect(await publish([without, added])).toBe('written')
    expect((await onSale()).map(({ day, buses }) => `${day} ${buses}`)).toEqual(
      every.filter((day) => day !== '2035-04-09').map((day) => `${day} 1`),
    )
    expect(await publish([added])).toBe('written')
    expect((await onSale()).map(({ buses }) => buses)).toEqual(every.map(() => 1))
  })

  test('says a day twice, and runs on it once', async () => {
    const twice = 'daily,20350410,1'
    expect(await publish([twice, added, added])).toBe('written')
    expect((await onSale()).map(({ buses }) => buses)).toEqual(every.map(() => 1))
  })

  const [holiday, instead] = ['daily,20350412,2', 'daily,20350413,1']

  test('moves a bus to the next day, on which it doesn’t run otherwise', async () => {
    await publish([])
    await sell('2035-04-14')
    for (const _ of ['first', 'again']) {
      expect(await publish([holiday, instead])).toBe('written')
      expect((await onSale()).map(({ day, buses, sold }) => [day, buses, sold])).toEqual(
        every
          .filter((day) => day !== '2035-04-12')
          .map((day) => [day, 1, day === '2035-04-14' ? 2 : 0]),
      )
    }
  })

  test('takes over what was imported when a part began on a day without a bus', async () => {
    await sql`truncate stock, bus_trips, bus_timetable cascade`.execute(db)
    await publish([holiday])
    await sql`update bus_timetable set code = 'CD-0900/2035-04-13', valid_from = '2035-04-13'
       where code = 'CD-0900/2035-04-14'`.execute(db)
    await sell('2035-04-14')
    const running = every.filter((day) => !/1[23]$/.test(day))
    for (const exceptions of [[holiday], [holiday, instead], [holiday]]) {
      expect(await publish(exceptions)).toBe('written')
      const days = exceptions.includes(instead) ? [...running, '2035-04-13'].toSorted() : running
      expect((await onSale()).map(({ day, buses, sold }) => [day, buses, sold])).toEqual(
        days.map((day) => [day, 1, day === '2035-04-14' ? 2 : 0]),
      )
    }
  })

  test('brings a day back that staff cancelled, in another season: it stays cancelled', async () => {
    const cancelled = '2035-04-14'
    await sql`update stock set closed = true where day = ${cancelled}`.execute(db)
    expect(await publish([without, 'daily,20350414,2'])).toBe('written')
    expect(await publish([])).toBe('written')
    const days = every.filter((day) => day !== cancelled && day !== '2035-04-13')
    expect((await onSale()).map(({ day, buses }) => [day, buses])).toEqual(
      days.map((day) => [day, 1]),
    )
  })

  test('can’t take a day away of which seats are sold', async () => {
    await sell('2035-04-13')
    await sell('2035-04-14')
    const before = await onSale()
    expect(await publish([without, 'daily,20350414,2'])).toEqual([
      'gtfs as timetable, row 1, code: the departure of 2035-04-13 at 09:00 would go, with seats sold (2) or held (0)',
      'gtfs as timetable, row 2, code: the departure of 2035-04-14 at 09:00 would go, with seats sold (2) or held (0)',
    ])
    expect(await onSale()).toEqual(before)
  })

  test('takes over what managers changed at the desk, at the price that it is on sale for', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from bus_timetable where code = 'CD-0900/2035-04-10'`.execute(db)
    const id = rows[0]?.id ?? 0
    const row = await readService(db, id)
    const asked = { id, from: '2035-04-12', to: null, terms: { price: 600_00 } }
    const clock = { now: () => now }
    await changeService({ db, clock }, row ? editionOfService(row) : '', asked)
    await sell('2035-04-14')
    expect(await publish([without, added])).toBe('written')
    expect((await onSale()).map(({ day, buses }) => `${day} ${buses}`)).toEqual(
      every.filter((day) => day !== '2035-04-09').map((day) => `${day} 1`),
    )
    const { rows: prices } = await sql<{ price: number }>`
      select price from bus_trips where day between '2035-04-10' and '2035-04-15' and day <> '2035-04-13' order by day`.execute(
      db,
    )
    expect(prices.map(({ price }) => price / 100)).toEqual([520, 520, 600, 600, 600])
  })

  test('takes over what managers split off before such rows were named after their trip', async () => {
    const { rows: parts } = await sql<{ id: number }>`
      select id from bus_timetable where code = 'CD-0900/2035-04-10'`.execute(db)
    const row = await readService(db, parts[0]?.id ?? 0)
    if (!row) throw new Error('The feed has no such part')
    const asked = { id: row.id, from: '2035-04-12', to: null, terms: { price: 600_00 } }
    await changeService({ db, clock: { now: () => now } }, editionOfService(row), asked)
    await sql`
      update bus_timetable set code = 'departure-' || id where code = 'CD-0900/2035-04-12'`.execute(
      db,
    )
    await sell('2035-04-14')
    const own = await sql<{ code: string }>`
      insert into bus_timetable (from_station_id, to_station_id, class_id, layout_id, departs, weekdays, minutes, price,
          round_price, valid_from)
        select from_station_id, to_station_id, class_id, layout_id, '12:00', weekdays, minutes, price, round_price,
          '2035-04-12' from bus_timetable where code = 'CD-0900' returning code`.execute(db)
    expect(await publish([without, added])).toBe('written')
    const soldOn = async () =>
      (await onSale())
        .filter(({ codes }) => codes !== '')
        .map(({ day, codes, sold }) => [
          day,
          codes.split(' ').filter((it) => it.startsWith('CD')),
          sold,
        ])
    const trip = (day: string) =>
      day < '2035-04-10'
        ? ['CD-0900']
        : [day === '2035-04-13' ? 'CD-0900/2035-04-13' : 'CD-0900/2035-04-10']
    const expected = every
      .filter((day) => day !== '2035-04-09')
      .map((day) => [day, trip(day), day === '2035-04-14' ? 2 : 0])
    expect(await soldOn()).toEqual(expected)
    // What the desk has beside the feed, at another time, is its own.
    const { rows } = await sql<{ active: boolean }>`
      select active from bus_timetable where code = ${own.rows[0]?.code ?? ''}`.execute(db)
    expect(rows).toEqual([{ active: true }])
    expect(await publish([without, added])).toBe('written')
    expect(await soldOn()).toEqual(expected)
  })

  test('takes over what was imported when seasons were numbered, and what is on sale twice since', async () => {
    // As two imports left it: the first row has all days by now, and departures of the old rows go on beside it.
    const renumber = (code: string, to: string) =>
      sql`update bus_timetable set code = ${to} where code = ${code}`.execute(db)
    await renumber('CD-0900/2035-04-10', 'CD-0900/2')
    await renumber('CD-0900/2035-04-13', 'CD-0900/3')
    await sql`update bus_timetable set valid_until = '2035-12-31' where code = 'CD-0900'`.execute(
      db,
    )
    await sql`update bus_timetable set valid_from = '2035-04-13', valid_until = '2035-04-13',
      weekdays = '{0,1,2,3,4,5,6}' where code = 'CD-0900/2'`.execute(db)
    await openTrips(db, now, 7)
    expect((await onSale()).map(({ buses }) => buses)).toEqual([1, 1, 2, 2, 2, 2, 2, 2])
    await sql`update stock s set sold = 2 from bus_trips b join bus_timetable t on t.id = b.timetable_id
       where b.id = s.item_id and b.day = '2035-04-11' and t.code = 'CD-0900/2'`.execute(db)
    expect(await publish([added])).toBe('written')
    expect((await onSale()).map(({ day, buses, sold }) => [day, buses, sold])).toEqual(
      every.map((day) => [day, 1, day === '2035-04-11' ? 2 : 0]),
    )
    expect(await publish([added])).toBe('written')
    expect((await onSale()).map(({ buses }) => buses)).toEqual(every.map(() => 1))
  })
})

test('what is wrong with a feed is named; times beyond midnight leave the next day', async () => {
  const own = join(folder, 'feed')
  await cp(join(samples, 'gtfs'), own, { recursive: true })
  const change = async (name: string, from: string | RegExp, to: string): Promise<void> =>
    writeFile(join(own, name), (await readFile(join(own, name), 'utf8')).replace(from, to))
  await change('stop_times.txt', '09:00:00,09:00:00', '24:10:00,24:10:00')
  await change('stop_times.txt', '17:30:00,17:30:00', '31:00:00,31:00:00')
  const feed = await readGtfs(own)
  expect(feed?.wrong).toEqual([])
  expect(feed?.timetable[0]).toMatchObject({
    departs: '00:10',
    minutes: 410,
    valid_from: '2026-01-02',
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'],
  })
  await change('translations.txt', /.*CAI\n/, '')
  await writeFile(
    join(own, 'trips.txt'),
    'route_id,service_id,trip_id\nXX,daily,1\nCD,never,CD-0900\n',
  )
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/stops.txt, row 1, stop_name: it has no name in ar; give it one in translations.txt',
    'gtfs/trips.txt, row 1, route_id: routes.txt has no XX',
    'gtfs/trips.txt, row 2, service_id: never runs on no day',
  ])
  await rm(join(own, 'prices.csv'))
  expect((await readGtfs(own))?.wrong).toEqual([
    { file: 'gtfs/prices.csv', what: 'this file is missing' },
  ])
  expect(await readGtfs(join(folder, 'none'))).toBeNull()
})

test('a feed may be zipped, as it is published, beside the prices', async () => {
  const own = join(folder, 'zipped')
  await mkdir(own)
  const source = join(samples, 'gtfs')
  const published: Zippable = {}
  for (const name of await readdir(source))
    if (name !== 'prices.csv') published[`feed/${name}`] = await readFile(join(source, name))
  await writeFile(join(own, 'feed.zip'), zipSync(published))
  expect((await readGtfs(own))?.wrong).toEqual([
    { file: 'gtfs/prices.csv', what: 'this file is missing' },
  ])
  await cp(join(source, 'prices.csv'), join(own, 'prices.csv'))
  const { paths, ...feed } = (await readGtfs(own)) ?? { paths: [] }
  expect(paths).toEqual([join(own, 'prices.csv'), join(own, 'feed.zip')])
  expect(feed).toEqual({ ...(await readGtfs(source)), paths: undefined })
  await cp(join(source, 'stops.txt'), join(own, 'stops.txt'))
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/feed.zip: stops.txt is there twice: one of them must go',
  ])
  await writeFile(join(own, 'feed.zip'), 'not a zip')
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/feed.zip: this zip file can’t be read, or is too large',
  ])
})

test('a zip that would unpack to more than a feed can be is refused before it does', async () => {
  const own = join(folder, 'bomb')
  await mkdir(own)
  const zip = Buffer.from(
    zipSync({ 'stops.txt': Buffer.from('stop_id'), 'trips.txt': Buffer.from('trip_id') }),
  )
  // What the central directory says of each file: half of the most, and a byte (APPNOTE 4.3.12).
  const [PER_FILE, SIZE] = [128 * 1024 * 1024 + 1, 24]
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    zip.writeUInt32LE(PER_FILE, at + SIZE)
  await writeFile(join(own, 'feed.zip'), zip)
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/feed.zip: this zip file can’t be read, or is too large',
  ])
})

test('a torn quote, another encoding and a stop without a place are named, by file and row', async () => {
  const own = join(folder, 'torn')
  const source = join(samples, 'gtfs')
  await cp(source, own, { recursive: true })
  const trips = await readFile(join(source, 'trips.txt'), 'utf8')
  await writeFile(join(own, 'trips.txt'), `${trips}CD,daily,"CD-1\n`)
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    expect.stringMatching(/^gtfs\/trips\.txt: Quote Not Closed/),
  ])
  await writeFile(join(own, 'trips.txt'), Buffer.from([0xcf, 0xe5, 0xc8]))
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/trips.txt: this file isn’t UTF-8: save it again as UTF-8',
  ])
  await writeFile(join(own, 'trips.txt'), trips)
  const stops = await readFile(join(source, 'stops.txt'), 'utf8')
  await writeFile(join(own, 'stops.txt'), stops.replace(/\d+\.\d+(?=,)/, ''))
  expect((await readGtfs(own))?.wrong.map(sentence)).toEqual([
    'gtfs/stops.txt, row 1, stop_lat: must be there',
  ])
})
