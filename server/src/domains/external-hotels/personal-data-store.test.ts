import { api } from '@rihla/contract'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createSealer } from '../../platform/sealing.ts'
import type { Browser } from '../../testing/app.ts'
import { signIn } from '../../testing/people.ts'
import { anonymiseExternalBookingsOf, forgetGuests, purgeQuotes, resealGuests } from './index.ts'
import { givenBooked, givenPlaced, givenQuote } from './testing/bookings.ts'
import { hotelApp } from './testing/hotel-app.ts'

const test = await hotelApp()
const { db, clock, external } = test
let hotel: number
let guest: Browser

beforeAll(async () => {
  hotel = await test.given()
})
beforeEach(() => {
  guest = test.browser()
})

const keptOf = async (id: number) => {
  const { rows } = await sql<{ key: string | null; sealed: string | null }>`
    select guests_key as key, guests_sealed as sealed from external_bookings where id = ${id}`.execute(
    db,
  )
  return rows[0]
}
const at = (iso: string): Date => new Date(iso)

it('who travelled is forgotten the day after they left, not before', async () => {
  const id = await givenBooked(test, guest, hotel)
  await forgetGuests(db, at('2026-12-13T21:00:00Z'))
  expect(await keptOf(id)).toMatchObject({ key: 'test' })
  await forgetGuests(db, at('2026-12-13T23:00:00Z'))
  expect(await keptOf(id)).toEqual({ key: null, sealed: null })
})

it('a new key seals again what an older one sealed; then the older one can go', async () => {
  const id = await givenPlaced(guest, hotel)
  const before = await keptOf(id)
  const next = { id: 'next', key: randomBytes(32) }
  const { sealer } = external
  const both = { ...createSealer([next]), open: sealer.open.bind(sealer) }
  expect(await resealGuests({ ...external, sealer: both })).toBe(1)
  const after = await keptOf(id)
  expect(after?.key).toBe('next')
  expect(after?.sealed).not.toBe(before?.sealed)
  const opened = createSealer([next]).open(
    { keyId: 'next', sealed: after?.sealed ?? '' },
    `external_booking ${id}`,
  )
  expect(opened).toContain('A12345678')
  await sql`delete from external_bookings where id = ${id}`.execute(db)
})

it('quotes that nobody went on with are forgotten after a day', async () => {
  const quoted = (await givenQuote(guest, hotel)).TempReservationId
  const placed = await givenPlaced(test.browser(), hotel)
  clock.advance(86_400 * 2)
  await purgeQuotes(db, new Date(clock.now().getTime() - 86_400_000))
  expect(await keptOf(quoted)).toBeUndefined()
  expect(await keptOf(placed)).toBeDefined()
})

it('an account that goes takes its guests along, and gets them listed before', async () => {
  const userId = await signIn(test, guest)
  const id = await givenPlaced(guest, hotel)
  const data = JSON.stringify(await guest.data(api.downloadMyData, {}))
  expect(data).toContain('ExternalBookings')
  await db.transaction().execute((trx) => anonymiseExternalBookingsOf(trx, userId))
  expect(await keptOf(id)).toEqual({ key: null, sealed: null })
})
