import { api } from '@rihla/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import {
  busApp,
  givenJourney,
  holdSeats,
  legOf,
  newSession,
  type Bookable,
} from '../testing/bus-app.ts'

const test = await busApp()
const { operator } = test
let out: Bookable
let back: Bookable
let traveller: Browser

beforeEach(async () => {
  ;({ out, back, traveller } = await givenJourney(test))
})

it('P15: a round trip that saves nothing is shown at the prices that are charged, whatever it costs by now', async () => {
  operator.setPrice(out.id, 300_00, 300_00)
  operator.setPrice(back.id, 300_00, 300_00)
  const SessionID = newSession()
  const request = { SessionID, Going: legOf(out, 0, 1), Return: legOf(back, 0, 1) }
  const held = await holdSeats(traveller, request)
  expect(held.body.Data?.TotalAmount).toBe(1200)
  operator.setPrice(out.id, 250_00, 200_00)
  operator.setPrice(back.id, 400_00, 350_00)
  const agreed = { Trip: { Price: 300, RoundPrice: 300 } }
  expect(await traveller.data(api.getHeldSeats, { SessionID })).toMatchObject({
    Hold: { TotalAmount: 1200 },
    Going: agreed,
    Return: agreed,
  })
})
