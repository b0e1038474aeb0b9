import { api } from '@rihla/contract'
import { staffRoles } from '@rihla/contract/desk/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenFullLife } from '../../domains/account/privacy/testing/full-life.ts'
import { givenStaff } from '../../domains/desk/testing/desk.ts'
import { hotelApp } from '../../domains/external-hotels/testing/hotel-app.ts'
import { givenImages } from '../../domains/blog/testing/articles.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Browser } from '../app.ts'
import { callsWithIds } from './calls-with-ids.ts'
import { expectations, type Expectation } from './expectations.ts'
import { givenOwned, MARK, type Owned } from './owned.ts'

/*
 * Every call of the contract that takes an id, asked with somebody else's by a traveller, a visitor, a
 * browser that says it is the owner's, and each role of the staff: none shows anything of the owner's,
 * none changes it. Which calls those are is read from the contract.
 */
const test = await hotelApp({ rateLimitScale: 1_000_000 })
const CLOSED = new Set([401, 403, 404])
let owned: Owned
const strangers: Record<string, Browser> = {}

beforeAll(async () => {
  await givenImages(test.db)
  const hotel = await test.given({ name: { en: 'Pearl Palace', ar: 'قصر اللؤلؤ' } })
  owned = await givenOwned(test, hotel)
  strangers['traveller'] = (await givenFullLife(test, 'Karim', '66602888')).browser
  strangers['visitor'] = test.browser()
  strangers['same device, signed out'] = { ...test.browser(), ...impostor(owned.browser) }
  for (const role of staffRoles) strangers[role] = await givenStaff(test, role)
})

/** Says that it is another's browser, without their session. */
function impostor({ applicationId }: Browser): Partial<Browser> {
  const it = test.browser()
  return {
    call: (call, input, headers = {}) =>
      it.call(call, input, { 'application-id': applicationId, ...headers }),
  }
}

/** What the owner sees of what is theirs. */
const belongings = async (): Promise<string> => {
  const mine = await owned.browser.data(api.downloadMyData, {})
  const booking = { ReservationId: owned.guestBooking, Module: 'Hotel' } as const
  return JSON.stringify([mine, await owned.guest.data(api.getReservationDetails, booking)])
}

const walk = callsWithIds.flatMap((name) =>
  [expectations[name] ?? []].flat().map((expected) => ({ name, ...expected })),
)
const ask = (by: Browser, { name, input }: Pick<(typeof walk)[number], 'name' | 'input'>) =>
  by.call<Call>(api[name], input(owned) as never)

/** Whether this answer may be given to who isn't the owner. */
function isRight(who: string, { kind, may = [] }: Expectation, status: number): boolean {
  if (['owned', 'closed', 'guests'].includes(kind)) return CLOSED.has(status)
  if (kind === 'staff')
    return may.some((role) => role === who) ? status !== 401 && status !== 403 : CLOSED.has(status)
  return status !== 400 && status < 500
}

it('knows what each call with an id answers to others', () => {
  const unknown = callsWithIds.filter((name) => !expectations[name])
  expect(unknown, 'lines for these in testing/id-walk/expectations.ts').toEqual([])
  expect(callsWithIds.length).toBeGreaterThan(90)
  expect(Object.keys(expectations).toSorted()).toEqual(callsWithIds.toSorted())
})

describe('with the ids of somebody else', () => {
  let before = ''
  beforeAll(async () => void (before = await belongings()))
  it.each(walk)('$name is $kind', async ({ name, ...expected }) => {
    for (const [who, by] of Object.entries(strangers)) {
      // Whoever may do it at the desk or in the blog: their own tests.
      if (expected.kind === 'staff' && expected.may?.some((role) => role === who)) continue
      const { status, body } = await ask(by, { name, ...expected })
      expect({ who, status, right: isRight(who, expected, status), body }).toMatchObject({
        right: true,
      })
      expect(JSON.stringify(body)).not.toContain(MARK)
    }
    if (api[name].method !== 'GET' || expected.kind !== 'public')
      expect(await belongings()).toBe(before)
  })
})

describe('with their own ids', () => {
  const theirs = walk.filter(({ kind }) => kind === 'owned' || kind === 'guests')
  it.each(theirs)('the owner is let in by $name', async (call) => {
    const { status, body } = await ask(call.kind === 'guests' ? owned.guest : owned.browser, call)
    const code = body.Error === null ? null : body.code
    const isIn = !CLOSED.has(status) && code !== 'invalid_input' && status < 500
    expect({ status, body, isIn }).toMatchObject({ isIn: true })
  })
})
