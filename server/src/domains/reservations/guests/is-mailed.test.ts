import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { book, busApp, givenBooked, holdSeats, legOf } from '../../bus/testing/bus-app.ts'
import type { Change } from '../../checkout/changing/change.ts'
import { presentConfirmed } from '../../checkout/changing/present.ts'
import { presentConfirmation } from '../../checkout/present.ts'
import { presentChosen } from '../../checkout/rescue/view-choice.ts'
import { stepsOf } from '../booking-steps.ts'
import { ofEachKind } from '../testing/kinds.ts'

const test = await busApp()
await givenPlaces(test)
const { db } = test
let nour: Browser
let omar: Browser

beforeAll(async () => {
  nour = test.browser()
  await signIn(test, nour, { email: 'nour@example.com' })
  omar = test.browser()
  const id = await signIn(test, omar)
  // As after a sign-in through a provider that shares none.
  await sql`update users set email = null where id = ${id}`.execute(db)
})

const MAIL = /mail|written|بريد|كتبنا/i

async function saidOfActivity(by: Browser): Promise<string[]> {
  const tempId = await givenHeld(by, await givenActivity(test))
  await test.deliver(test.gateway.settle(await givenPaying(test, by, tempId)))
  const { Confirmation } = await statusOf(by, tempId)
  const mine = { ReservationId: Confirmation?.ReservationId ?? 0, Module: 'Activity' }
  const { ReservationSteps } = await by.data(api.getReservationDetails, mine)
  const contact = { ...mine, UserName: 'Nour Fathy' }
  const { Message } = await by.data(api.changeContact, contact)
  const step = ReservationSteps.find(({ Text }) => Text === 'Confirmed')
  return [Confirmation?.Message ?? '', step?.Description ?? '', Message]
}

async function saidOfBus(by: Browser): Promise<string[]> {
  const { out } = await test.journey()
  const { going } = await givenBooked(test, by, { Going: legOf(out, 0) })
  const seats = { ReservationId: going, Seats: [out.seats[3] ?? 0] }
  const changed = (await by.data(api.changeBusSeats, seats)).Message
  const other = await test.journey()
  const held = (await holdSeats(by, { Going: legOf(other.out, 0) })).body.Data
  const page = (await book(by, held ?? { GoingTempID: 0, ReturnTempID: null })).body.Data ?? ''
  await test.deliver(test.gateway.settle(page.split('/').at(-1) ?? ''))
  const status = { GoingReservationId: held?.GoingTempID ?? 0 }
  const { Confirmation } = await by.data(api.busPaymentStatus, status)
  return [changed, Confirmation?.Message ?? '']
}

describe('what is said to have been mailed', () => {
  it('was, where there is an address', async () => {
    for (const text of [...(await saidOfActivity(nour)), ...(await saidOfBus(nour))])
      expect(text).toMatch(MAIL)
  })

  it('isn’t said to an account without one: it stands on the page', async () => {
    const said = [...(await saidOfActivity(omar)), ...(await saidOfBus(omar))]
    expect(said).toHaveLength(5)
    for (const text of said) {
      expect(text).not.toMatch(MAIL)
      expect(text).toMatch(/on (the|this) page/)
    }
  })

  it.each(['en', 'ar'] as const)('nor in the other words, in %s', (language) => {
    const it = { ...ofEachKind.Activity, status: 'Confirmed' } as const
    const inParts = { ...it, status: 'Deposit Paid', paymentDeadline: new Date() } as const
    // Of a change only its difference is read.
    const change = { difference: 0 } as Change
    for (const isMailed of [true, false]) {
      const said = [
        presentChosen(it, language, isMailed).Message,
        presentConfirmation(inParts, language, isMailed).Message,
        presentConfirmed({ isChanged: true, change }, { shown: 0, isMailed }, language).Message,
        ...stepsOf(inParts, language, isMailed).map(({ Description }) => Description),
      ]
      expect(said.some((text) => /mail|written|بريد|كتبنا|أرسلنا/.test(text))).toBe(isMailed)
    }
  })
})
