import { fileURLToPath } from 'node:url'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import type { OutputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { openRoomNights } from '../catalogue/index.ts'
import { importCatalogue, sentence } from './index.ts'

const site = await testApp({ connections: 4 })
const samples = fileURLToPath(new URL('../../../../docs/sample-catalogue', import.meta.url))

test('every room and cabin of the samples in the documentation can be booked on every night', async () => {
  const now = site.clock.now()
  const wish = { now, check: false, skipPast: true, progress: () => undefined }
  const outcome = await importCatalogue(site, samples, wish)
  expect('wrong' in outcome ? outcome.wrong.map(sentence) : []).toEqual([])
  await openRoomNights(site.db, now)
  const { rows } = await sql<{ id: number }>`select id from hotels order by id`.execute(site.db)
  // A Sunday to a Thursday, and a sailing, which begins on a Monday.
  const stays = [
    'ArrivalDate=2026-12-13&DepartureDate=2026-12-17',
    'ArrivalDate=2026-12-14&DepartureDate=2026-12-18',
  ]
  const bookable = []
  for (const [at, { id }] of rows.entries()) {
    const path = getHotelPricing.path.replace('{id}', String(id))
    const answer = await site.app.http.request(`${path}?${stays[at]}&AdultsCount=2`)
    const { Data } = (await answer.json()) as { Data: OutputOf<typeof getHotelPricing> }
    bookable.push(Data.Rooms.map((it) => [it.Name, it.IsRoomAvailable]))
  }
  expect(bookable).toEqual([[['Garden room', true]], [['Nile cabin', true]]])
})
