import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, cairoInstant, minutesOfHour } from '@rihla/contract/values/dates'
import type { Module } from '@rihla/contract/modules'
import { holdTerms } from '@rihla/server/domains/inventory/index'
import { isRefusal } from '@rihla/server/platform/refusal'
import { sellables } from '@rihla/server/sellables'
import { testDatabase } from '@rihla/server/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayUses, FIRST_DAY_USE } from './day-uses/index.ts'
import { dayUseKinds } from './day-uses/kinds.ts'
import { smallDemo } from './extent.ts'
import { loadDemo } from './load-demo.ts'
import { places } from './places.ts'

// What every booking of the demo says of where and when, field by field beside the offer it is of.

const { db } = await testDatabase(3)
const dataDir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const NOW = new Date('2026-11-21T10:00:00Z')
/** Far enough that every sale is open; a Monday. */
const MONDAY = '2026-12-07'
const sold = sellables(holdTerms())

beforeAll(() => loadDemo(db, { now: NOW, dataDir, extent: smallDemo }), 120_000)

async function visitOf(module: Module, itemId: number, fromDate: string, toDate: string | null) {
  const party = { seats: 2, adults: 2, children: 0, childAges: [], ratePlanId: 0 }
  const request = { itemId, fromDate, toDate, ...party, refundable: false, now: NOW }
  const quote = await sold[module]?.quote(db, request)
  if (!quote || isRefusal(quote)) throw new Error(`${module} ${itemId}: ${quote?.refusal}`)
  expect(quote.saleEndsAt.getTime(), `${module} ${itemId}`).toBeLessThan(
    Date.parse(quote.visit.startsAt) + 24 * 3_600_000,
  )
  const fetched = quote.ofKind?.hotelPickUp ?? false
  return { ...quote.visit, city: quote.city.en, fetched }
}

const at = (day: string, hour: string): string =>
  cairoInstant(day, minutesOfHour(hour)).toISOString()
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows

test('a day that begins with a boat is not sold once the boat has left', async () => {
  const leaving = dayUses.flatMap(({ kind }, n) =>
    dayUseKinds[kind].leaves ? [FIRST_DAY_USE + n] : [],
  )
  expect(leaving.length).toBeGreaterThan(0)
  const late = await rowsOf(sql`
    select id from activities where id = any(${leaving})
      and sale_end('day_use', day_minutes(starts_at), sale_closes_at) >= day_minutes(starts_at)`)
  expect(late).toEqual([])
})

test('every activity and day at a hotel begins at its hour, at its meeting point or hotel', async () => {
  const rows = await rowsOf(sql<{
    id: number
    hotel: string | null
    meeting: string | null
    starts: string
    minutes: number
    latitude: number
    longitude: number
    day: string
  }>`
    select a.id, a.hotel_en as hotel, t.pickup_point as meeting, to_char(a.starts_at, 'HH24:MI') as starts,
      a.duration_minutes as minutes, a.latitude, a.longitude,
      (${MONDAY}::date + ((a.weekdays[1] + 6) % 7))::text as day
    from activities a join activity_texts t on t.activity_id = a.id and t.language = 'en'`)
  expect(rows.length).toBeGreaterThan(230)
  for (const row of rows) {
    const visit = await visitOf(row.hotel ? 'DayUse' : 'Activity', row.id, row.day, null)
    expect(visit).toMatchObject({ latitude: row.latitude, longitude: row.longitude })
    expect(visit.place.en).toBe(row.hotel ?? row.meeting)
    expect(visit.startsAt).toBe(at(row.day, row.starts))
    expect(visit.fetched).toBe(/pick-up|^Your hotel/.test(row.meeting ?? ''))
    const ends = Date.parse(visit.startsAt) + row.minutes * 60_000
    expect(visit.endsAt).toBe(new Date(ends).toISOString())
    // An hour that the meeting point names is the hour at which it begins.
    const named = /\b(\d{1,2}:\d{2})\b/.exec(row.meeting ?? '')?.[1]
    if (named) expect(row.starts).toBe(named.padStart(5, '0'))
    // A town that it names is the one of the pin.
    const town = places.find(({ en }) => row.meeting?.includes(` in ${en}`))
    if (town)
      expect(
        Math.hypot(row.latitude - town.at[0], row.longitude - town.at[1]),
        row.meeting ?? '',
      ).toBeLessThan(0.1)
  }
})

test('every sailing is boarded at the port and the hour of its own weekday', async () => {
  const rows = await rowsOf(sql<{
    room: number
    name: string
    port: string
    day: string
    nights: number
    boards: string
    leaves: string
    latitude: number
  }>`
    select (select min(r.id) from room_types r where r.hotel_id = s.hotel_id) as room, s.name_en as name,
      s.port_en as port, (${MONDAY}::date + ((s.weekday + 6) % 7))::text as day, s.nights,
      to_char(s.boards_at, 'HH24:MI') as boards, to_char(h.check_out_until, 'HH24:MI') as leaves, s.latitude
    from sailings s join hotels h on h.id = s.hotel_id`)
  expect(rows.length).toBeGreaterThan(20)
  for (const { room, name, port, day, nights, boards, leaves, latitude } of rows) {
    const visit = await visitOf('NileCruise', room, day, addDays(day, nights))
    expect(visit).toMatchObject({ startsAt: at(day, boards), latitude })
    expect(visit.endsAt).toBe(at(addDays(day, nights), leaves))
    // Summary and reservation call the town by it, too: the ship's own is another one on every second sailing.
    expect([visit.place.en, visit.city]).toEqual([port, port])
    const from = /(?:^|: |from )(Luxor|Aswan|Abu Simbel|Esna) to/.exec(name)?.[1] ?? 'nowhere'
    expect(port).toContain(from)
  }
})

test('every hotel is where it stands, from its check-in to its check-out', async () => {
  const rows = await rowsOf(sql<{
    room: number
    name: string
    address: string
    latitude: number
    longitude: number
    opens: string
    leaves: string
  }>`
    select (select r.id from room_types r where r.hotel_id = h.id order by r.min_nights, r.id limit 1) as room,
      h.name_en as name, t.address, h.latitude, h.longitude, to_char(h.check_in_from, 'HH24:MI') as opens,
      to_char(h.check_out_until, 'HH24:MI') as leaves
    from hotels h join hotel_texts t on t.hotel_id = h.id and t.language = 'en' where h.kind = 'hotel'`)
  for (const { room, name, address, latitude, longitude, opens, leaves } of rows) {
    const leaving = addDays(MONDAY, 5)
    const visit = await visitOf('Hotel', room, MONDAY, leaving)
    expect(visit).toMatchObject({ latitude, longitude, startsAt: at(MONDAY, opens) })
    expect([visit.place.en, visit.address?.en]).toEqual([name, address])
    expect(visit.endsAt).toBe(at(leaving, leaves))
  }
})

test('packages begin where their page says, else at their first hotel or ship', async () => {
  const rows = await rowsOf(sql<{
    id: number
    kind: 'honeymoon' | 'trip'
    hotel: string | null
    told: string | null
    meeting: string | null
    opens: string | null
    starts: string
  }>`
    select p.id, p.kind, h.name_en as hotel,
      (select substring(i.text_en from '^We leave from ([^,;]+)') from package_information i
        where i.package_id = p.id and i.text_en like 'We leave from%') as told, p.meeting_en as meeting, to_char(h.check_in_from, 'HH24:MI') as opens,
      to_char(p.starts_at, 'HH24:MI') as starts
    from packages p
    left join package_stays s on s.package_id = p.id and s.sort_order = 1
    left join hotels h on h.id = s.hotel_id`)
  for (const { id, kind, hotel, told, meeting, opens, starts } of rows) {
    const module = kind === 'trip' ? 'Trip' : 'Honeymoon'
    const visit = await visitOf(module, id, MONDAY, null)
    // A town alone would be no place to be at.
    expect(visit.place.en, `${kind} ${id}`).toBe(meeting ?? hotel)
    if (told) expect(meeting).toContain(told)
    // In Cairo, from its centre to its airport.
    if (told) expect(Math.hypot(visit.latitude - 30.05, visit.longitude - 31.25)).toBeLessThan(0.2)
    const opensThen = kind === 'honeymoon' && !meeting ? opens : null
    expect(visit.startsAt).toBe(at(MONDAY, opensThen ?? starts))
  }
})
