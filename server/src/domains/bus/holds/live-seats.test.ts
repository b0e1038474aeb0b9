import { api } from '@rihla/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import { signIn, signInAs } from '../../../testing/people.ts'
import { busApp, emptyDatabase, givenBooked, holdSeats, legOf } from '../testing/bus-app.ts'

const test = await busApp()
let traveller: Browser = test.browser()
let person = 0

beforeEach(async () => {
  await emptyDatabase(test)
  traveller = test.browser()
  person = await signIn(test, traveller)
})

const liveOf = async (of: Browser) =>
  (await of.data(api.getLiveReservations, {})).Reservations.map(
    ({ Module, SessionID, TripIDs, AdultsCount }) => ({ Module, SessionID, TripIDs, AdultsCount }),
  )

const held = (trips: number[]) => ({
  Module: 'Bus',
  SessionID: '1795255200000-one',
  TripIDs: trips,
  AdultsCount: 2,
})

const hold = async () => {
  const { out, back } = await test.journey()
  await holdSeats(traveller, {
    SessionID: '1795255200000-one',
    Going: legOf(out, 0, 1),
    Return: legOf(back, 2, 3),
  })
  return held([out.id, back.id])
}

it('lists held seats of both ways as one, on every device of the traveller', async () => {
  const wanted = await hold()
  expect(await liveOf(traveller)).toEqual([wanted])
  const phone = test.browser()
  await signInAs(test, phone, person)
  expect(await liveOf(phone)).toEqual([wanted])
})

it('says nothing of them to anybody else', async () => {
  await hold()
  expect(await liveOf(test.browser())).toEqual([])
  const other = test.browser()
  await signIn(test, other)
  expect(await liveOf(other)).toEqual([])
})

it('ends with the hold', async () => {
  await hold()
  test.clock.advance(600)
  expect(await liveOf(traveller)).toEqual([])
})

it('is over once they are paid for', async () => {
  const { out } = await test.journey()
  await givenBooked(test, traveller, { Going: legOf(out, 0) })
  expect(await liveOf(traveller)).toEqual([])
})
