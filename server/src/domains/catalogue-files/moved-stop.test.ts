import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { givenBooked, givenTraveller, legOf, ownFleetApp } from '../bus/testing/bus-app.ts'
import { importCatalogue } from './index.ts'

const test = await ownFleetApp()
const { db, clock } = test
const folder = await mkdtemp(join(tmpdir(), 'rihla-stop-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const gate = (n: number) => ({ boarding_en: `Gate ${n}`, boarding_ar: `بوابة ${n}` })

/** An operator's file moves every stop. */
async function moveStops(n: number, latitude: number): Promise<void> {
  const { rows } = await sql<{ code: string }>`select code from bus_stations`.execute(db)
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
