import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/app.ts'
import { tellMovedStops } from '../bus/index.ts'
import {
  book,
  emptyDatabase,
  givenBooked,
  givenPaying,
  givenTraveller,
  holdSeats,
  legOf,
  ownFleetApp,
  type Bookable,
} from '../bus/testing/bus-app.ts'
import { importCatalogue } from './index.ts'

const test = await ownFleetApp()
const { app, db, clock, gateway, mailer } = test
const folder = await mkdtemp(join(tmpdir(), 'rihla-stop-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const gate = (n: number) => ({ boarding_en: `Gate ${n}`, boarding_ar: `بوابة ${n}` })

/** An operator's file moves stops: all, or one. */
async function moveStops(n: number, latitude: number, only?: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from bus_stations where code = coalesce(${only ?? null}, code)`.execute(db)
  const stations = rows.map(({ code }) => ({
    ...gate(n),
    code,
    name_en: code,
    name_ar: code,
    spellings: [],
    latitude,
    longitude: 31.5,
  }))
  await writeFile(join(folder, 'stations.json'), JSON.stringify(stations))
  const wish = { now: clock.now(), check: false, skipPast: false, progress: () => undefined }
  expect(await importCatalogue(test, folder, wish)).toHaveProperty('rows')
}

it('a stop that is moved is where every paper says; of a journey that is over it stays', async () => {
  const traveller = await givenTraveller(test)
  const { out, back } = await test.journey()
  await moveStops(5, 30.1)
  const booked = await givenBooked(test, traveller, {
    Going: legOf(out, 0),
    Return: legOf(back, 0),
  })
  /** Where the bus page, the booking’s page, the ticket and the map send somebody. */
  const told = async (ReservationId: number) => {
    const page = await traveller.data(api.getBusReservationDetails, { ReservationId })
    const asked = { ReservationId, Module: 'Bus' as const }
    const { Where, Fields } = await traveller.data(api.getReservationDetails, asked)
    const { Tickets } = await traveller.data(api.getReservationPapers, asked)
    // The papers of a round trip are of both ways.
    const ticket = Tickets.find(({ Reference }) => Reference === page.ReferenceNumber)
    return {
      page: page.BoardingPoint,
      field: Fields.flatMap(({ Value }) => Value).find((it) => it.startsWith('Gate')),
      ticket: ticket?.Facts.find(({ Key }) => Key === 'boarding')?.Value.en,
      map: [page.FromStationLatitude, Where?.Latitude],
    }
  }
  const at = (n: number, latitude: number) => ({
    page: `Gate ${n}`,
    field: `Gate ${n}`,
    ticket: `Gate ${n}`,
    map: [latitude, latitude],
  })
  expect(await told(booked.going)).toEqual(at(5, 30.1))
  await moveStops(9, 30.2)
  expect(await told(booked.going)).toEqual(at(9, 30.2))
  expect(await told(booked.back ?? 0)).toEqual(at(9, 30.2))
  // Four days on, the way there is over.
  clock.advance(4 * 86_400)
  await sql`update sessions set created_at = ${clock.now()}`.execute(db)
  await moveStops(12, 30.3)
  expect(await told(booked.back ?? 0)).toEqual(at(12, 30.3))
  expect(await told(booked.going)).toEqual(at(9, 30.2))
})

describe('whoever is to travel from or to a stop that is moved', () => {
  let out: Bookable
  let back: Bookable
  let traveller: Browser
  let station = { from: '', to: '' }

  beforeEach(async () => {
    await emptyDatabase(test)
    ;({ out, back } = await test.journey())
    traveller = await givenTraveller(test, { email: `moved${out.id}@example.com` })
    const { rows } = await sql<typeof station>`
      select f.code as from, o.code as to from bus_trips t join bus_stations f on f.id = t.from_station_id
        join bus_stations o on o.id = t.to_station_id where t.id = ${out.id}`.execute(db)
    station = rows[0] ?? station
    await moveStops(5, 30.1)
  })

  /** What the clock does each minute; answers the mails that went out. */
  const tell = async () => {
    await test.work()
    mailer.sent.length = 0
    const told = await Promise.all([tellMovedStops(app.bus), tellMovedStops(app.bus)])
    await test.work()
    expect(mailer.sent.length).toBe(told[0] + told[1])
    return mailer.sent.map((mail) => ({
      ...mail,
      text: mail.text.replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, ''),
    }))
  }
  const bell = async () =>
    (await traveller.data(api.getUserNotifications, { PageNumber: 1, PageSize: 10 })).Data.filter(
      (it) => it.NotificationType === 'ReservationChanged',
    )

  it('is told once, by bell and mail, what it was and what it is, with ticket and calendar entry', async () => {
    const { going } = await givenBooked(test, traveller, { Going: legOf(out, 0) })
    expect(await tell()).toEqual([])
    await moveStops(9, 30.2, station.from)
    const [mail, ...others] = await tell()
    expect(others).toEqual([])
    for (const said of [
      `You were to board at: ${station.from} - Gate 5`,
      `You now board at: ${station.from} - Gate 9`,
      'mlat=30.1&',
      'mlat=30.2&',
      'Cancel by',
      `/bus-bookings/${going}`,
    ])
      expect(mail?.text).toContain(said)
    expect(mail?.text).toMatch(/Departure: \w{3} \d+ \w+, \d\d:\d\d/)
    expect(mail?.text).not.toContain('arrive at')
    const [ticket, entry] = mail?.attachments ?? []
    expect(ticket?.filename).toMatch(/\.pdf$/)
    expect(String(entry?.content)).toMatch(/SEQUENCE:1[^]*LOCATION:[^]*Gate 9/)
    expect(await bell()).toMatchObject([
      {
        DeepLink: `/bus-bookings/${going}`,
        Message: expect.stringMatching(
          /the place where you board has moved\. .*Gate 5.* → .*Gate 9/,
        ),
      },
    ])
    // The same file again.
    await moveStops(9, 30.2, station.from)
    expect(await tell()).toEqual([])
    // Another move is another matter.
    await moveStops(5, 30.1, station.from)
    expect(await tell()).toHaveLength(1)
  })

  it('is told in their language, also where they arrive', async () => {
    const { body } = await holdSeats(traveller, { Going: legOf(out, 0) })
    if (!body.Data) throw new Error('It was not held')
    const paying = await book(traveller, body.Data, {}, { 'accept-language': 'ar-EG' })
    await test.deliver(gateway.settle(paying.body.Data?.split('/').at(-1) ?? ''))
    await moveStops(7, 30.3, station.to)
    const [mail] = await tell()
    expect(mail?.subject).toContain('تغيّر مكان محطة أتوبيسك')
    for (const said of ['تغيّر مكان وصول الأتوبيس', 'مكان الوصول الآن', 'mlat=30.3&', 'إذا ألغيت قبل'])
      expect(mail?.text).toContain(said)
    expect(mail?.text).not.toContain('مكان الركوب السابق')
    const [notice] = await bell()
    expect(notice?.Message).toContain('moved. Your booking shows it on the map.')
    const ReservationId = Number(notice?.DeepLink.split('/').at(-1))
    expect(await traveller.data(api.getBusReservationDetails, { ReservationId })).toMatchObject({
      ToStationLatitude: 30.3,
      ToStationLongitude: 31.5,
    })
  })

  it('is told while they are still to pay, without a ticket', async () => {
    await givenPaying(traveller, { Going: legOf(out, 0) })
    await moveStops(9, 30.2, station.from)
    const [mail] = await tell()
    expect(mail?.text).toContain('Pay by')
    expect(mail?.attachments).toEqual([])
  })

  it('isn’t written to for what they never saw, or a few steps on the map', async () => {
    await givenBooked(test, traveller, { Going: legOf(out, 0), Return: legOf(back, 0) })
    await moveStops(9, 30.2)
    await moveStops(5, 30.1)
    expect(await tell()).toEqual([])
    await moveStops(5, 30.1001)
    expect(await tell()).toEqual([])
    const { rows } = await sql`select id from bus_legs where moved_from is not null`.execute(db)
    expect(rows).toEqual([])
  })

  it('isn’t written to once they cancelled, or their bus has left', async () => {
    const { going, back: home } = await givenBooked(test, traveller, {
      Going: legOf(out, 0),
      Return: legOf(back, 0),
    })
    await traveller.data(api.cancelBusTrip, { reservationId: going })
    await test.work()
    await moveStops(9, 30.2)
    clock.advance(30 * 86_400)
    await moveStops(11, 30.4)
    expect(await tell()).toEqual([])
    expect(home).not.toBeNull()
  })
})
