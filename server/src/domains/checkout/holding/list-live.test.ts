import { api } from '@rihla/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn, signInAs } from '../../../testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, browser } = test
let activity = 0
let visitor: Browser = browser()

beforeEach(async () => {
  activity = await givenActivity(test, 2)
  visitor = browser()
})

const liveOf = async (of: Browser) =>
  (await of.data(api.getLiveReservations, {})).Reservations.map(({ TempReseravtionId: id }) => id)

describe('GetLiveReservations', () => {
  it('tells whoever took the last places that they hold them, and until when', async () => {
    const held = await visitor.data(api.setTempReservation, requestFor(activity))
    const { ServerTime, Reservations } = await visitor.data(api.getLiveReservations, {})
    expect(ServerTime).toBe(held.ServerTime)
    expect(Reservations).toEqual([
      expect.objectContaining({
        Module: 'Activity',
        Id: activity,
        Room: null,
        FromDate: DAY,
        AdultsCount: 2,
        ExpiresAt: held.ExpiresAt,
        TempReseravtionId: held.TempId,
        SessionID: null,
      }),
    ])
  })

  it('speaks the language of the caller', async () => {
    await givenHeld(visitor, activity)
    const named = async (language: string) => {
      const { body } = await visitor.call(
        api.getLiveReservations,
        {},
        { 'accept-language': language },
      )
      return body.Data?.Reservations[0]?.Name ?? ''
    }
    expect(await named('ar-EG')).toMatch(/\p{Script=Arabic}/u)
    expect(await named('en-US')).not.toMatch(/\p{Script=Arabic}/u)
  })

  it('says nothing of it to anybody else', async () => {
    await givenHeld(visitor, activity)
    const other = browser()
    expect(await liveOf(other)).toEqual([])
    await signIn(test, other)
    expect(await liveOf(other)).toEqual([])
  })

  it('follows a signed-in traveller to another device, and ends there with the sign-out', async () => {
    const person = await signIn(test, visitor)
    const id = await givenHeld(visitor, activity)
    const phone = browser()
    expect(await liveOf(phone)).toEqual([])
    await signInAs(test, phone, person)
    expect(await liveOf(phone)).toEqual([id])
    await phone.data(api.signOut, {})
    expect(await liveOf(phone)).toEqual([])
  })

  it('finds after the sign-in what the same browser held before', async () => {
    const id = await givenHeld(visitor, activity)
    await signIn(test, visitor)
    expect(await liveOf(visitor)).toEqual([id])
  })

  it('goes on while the bank’s page is open, and ends with the payment', async () => {
    await signIn(test, visitor)
    const id = await givenHeld(visitor, activity)
    const order = await givenPaying(test, visitor, id)
    expect(await liveOf(visitor)).toEqual([id])
    await test.deliver(test.gateway.settle(order))
    expect(await liveOf(visitor)).toEqual([])
  })

  it('ends when the hold ends, before anything is swept', async () => {
    const { ExpiresAt, ServerTime } = await visitor.data(
      api.setTempReservation,
      requestFor(activity),
    )
    clock.advance((Date.parse(ExpiresAt) - Date.parse(ServerTime)) / 1000)
    expect(await liveOf(visitor)).toEqual([])
  })

  it('lists the longest first', async () => {
    const first = await givenHeld(visitor, activity)
    clock.advance(60)
    const second = await givenHeld(visitor, await givenActivity(test))
    expect(await liveOf(visitor)).toEqual([second, first])
  })

  it('has nothing for a caller without a session and a mark', async () => {
    const { http } = test.app
    const answer = await http.request(api.getLiveReservations.path)
    expect(await answer.json()).toMatchObject({ Data: { Reservations: [] } })
  })
})
