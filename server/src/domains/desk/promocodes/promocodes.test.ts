import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenStaff, why } from '../testing/desk.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'

const test = await testApp({ rateLimitScale: 1000, connections: 20 })
await givenPlaces(test)
const { db } = test
const manager = await givenStaff(test, 'manager')
const agent = await givenStaff(test, 'agent')
let activity = 0
let buyer: Browser = test.browser()

beforeEach(async () => {
  await emptyTables(db, ['promocodes', 'temp_reservations', 'holds', 'hold_lines'], {
    restart: true,
  })
  activity = await givenActivity(test, 100)
  buyer = test.browser()
  await signIn(test, buyer)
})

const make = (change: object = {}) =>
  manager.call(api.makePromocode, { Code: 'sun-26', Percent: 10, ...why('A campaign'), ...change })
const list = async (Search?: string) => (await agent.data(api.getPromocodes, { Search })).Items
const idOf = async (code: string) => (await list(code))[0]?.Id ?? 0
const apply = async (Promocode: string, by = buyer) =>
  (await by.data(api.setTempReservation, requestFor(activity, { Promocode }))).Promocode?.IsSuccess

describe('promocodes at the desk', () => {
  it('are made, count at once, and say how often they are used', async () => {
    const deed = why('Spring campaign')
    const wanted = { MaxUses: 5, MaxDiscount: 200, MinAmount: 100, Module: 'Activity', ...deed }
    expect((await make(wanted)).body.Data).toEqual({ State: 'done' })
    expect((await make(wanted)).body.Data).toEqual({ State: 'done' })
    await givenHeld(buyer, activity, { Promocode: 'SUN-26' })
    expect(await list()).toMatchObject([
      {
        Code: 'SUN-26',
        Percent: 10,
        Amount: null,
        MaxDiscount: 200,
        MinAmount: 100,
        MaxUses: 5,
        Module: 'Activity',
        Uses: 1,
        State: 'running',
      },
    ])
    const { rows } = await sql<{ after: object }>`
      select after from audit_log where key = ${deed.Key} and step = 'done'`.execute(db)
    expect(rows).toMatchObject([{ after: { code: 'SUN-26', percent: 10, max_discount: 20_000 } }])
  })

  it.each([
    ['both a percentage and an amount', { Amount: 50 }, 'promocode_discount_wrong'],
    ['neither', { Percent: undefined }, 'promocode_discount_wrong'],
    ['an end that is over', { To: '2026-01-01' }, 'promocode_dates_wrong'],
    [
      'an end before its beginning',
      { From: '2027-03-02', To: '2027-03-01' },
      'promocode_dates_wrong',
    ],
    ['more than all of it', { Percent: 101 }, 'invalid_input'],
    ['no name', { Code: 'a' }, 'invalid_input'],
    ['a name that nobody can type', { Code: 'SUN 26' }, 'invalid_input'],
    ['a kind that takes none', { Module: 'Bus' }, 'invalid_input'],
  ])('aren’t made with %s', async (_, change, code) => {
    expect((await make(change)).body).toMatchObject({ code })
    expect(await list()).toEqual([])
  })

  it('aren’t made twice, in whatever case', async () => {
    await make()
    expect((await make({ Code: 'Sun-26' })).body).toMatchObject({ code: 'promocode_taken' })
  })

  it('count from the first day to the last, by Cairo’s clock', async () => {
    await make({ Code: 'LATER', From: '2027-02-01', To: '2027-02-03' })
    expect(await list()).toMatchObject([
      {
        State: 'planned',
        StartsAt: '2027-01-31T22:00:00.000Z',
        EndsAt: '2027-02-03T22:00:00.000Z',
      },
    ])
    expect(await apply('LATER')).toBe(false)
  })

  it('stop at once, and stay for what was booked', async () => {
    await make()
    await givenHeld(buyer, activity, { Promocode: 'SUN-26' })
    const deed = { id: await idOf('SUN'), ...why('Leaked') }
    expect(await manager.data(api.stopPromocode, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.stopPromocode, deed)).toEqual({ State: 'done' })
    expect(await list()).toMatchObject([{ State: 'ended', Uses: 1 }])
    const late = test.browser()
    await signIn(test, late)
    expect(await apply('SUN-26', late)).toBe(false)
    const again = await manager.call(api.stopPromocode, { ...deed, ...why() })
    expect(again.body).toMatchObject({ code: 'promocode_over' })
  })

  it('are changed, never below what is used', async () => {
    await make({ MaxUses: 5 })
    const id = await idOf('SUN')
    for (const _ of [1, 2]) {
      const another = test.browser()
      await signIn(test, another)
      await givenHeld(another, activity, { Promocode: 'SUN-26' })
    }
    const change = (limits: object) =>
      manager.call(api.changePromocode, { id, ...limits, ...why() })
    expect((await change({ MaxUses: 1 })).body).toMatchObject({
      code: 'promocode_below_uses',
      Error: 'This promocode is used already, 2 times in all. It can’t be limited to fewer.',
    })
    expect((await change({ To: '2026-01-01' })).body).toMatchObject({
      code: 'promocode_dates_wrong',
    })
    expect((await change({ MaxUses: 2, To: '2027-01-31' })).status).toBe(200)
    expect(await list()).toMatchObject([
      { MaxUses: 2, State: 'used_up', EndsAt: '2027-01-31T22:00:00.000Z' },
    ])
    await change({})
    expect(await list()).toMatchObject([{ MaxUses: null, EndsAt: null, State: 'running' }])
  })

  const stale = async (Code: string) => {
    await make({ Code, MaxUses: 5 })
    const [it] = await list(Code)
    return { id: it?.Id ?? 0, Edition: it?.Edition }
  }

  it('that are stopped stay so, whatever was open on another desk', async () => {
    const open = await stale('LEAKED')
    await manager.data(api.stopPromocode, { id: open.id, ...why('Leaked') })
    for (const limits of [{ MaxUses: 5 }, { MaxUses: 7, To: '2027-01-31' }]) {
      const late = await manager.call(api.changePromocode, { ...open, ...limits, ...why() })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ code: 'promocode_over' })
    }
    expect(await list()).toMatchObject([{ State: 'ended', MaxUses: 5 }])
    expect(await apply('LEAKED')).toBe(false)
  })

  it('K14: are changed over the limits that were looked at, and by nobody over another’s', async () => {
    const open = await stale('SUN-26')
    const first = { ...open, MaxUses: 8, ...why('A bigger campaign') }
    expect((await manager.call(api.changePromocode, first)).status).toBe(200)
    const late = { ...open, MaxUses: 3, To: '2027-01-31', ...why() }
    const refused = await manager.call(api.changePromocode, late)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'content_changed' })
    expect(await list()).toMatchObject([{ MaxUses: 8, EndsAt: null }])
    // The same deed again is answered as before, and so is another that asks for what is there.
    expect((await manager.call(api.changePromocode, first)).status).toBe(200)
    expect((await manager.call(api.changePromocode, { ...first, ...why() })).status).toBe(200)
    const Edition = (await list())[0]?.Edition
    expect((await manager.call(api.changePromocode, { ...late, Edition })).status).toBe(200)
    expect(await list()).toMatchObject([{ MaxUses: 3, EndsAt: '2027-01-31T22:00:00.000Z' }])
  })

  it('aren’t there by a number that is none’s', async () => {
    for (const call of [api.changePromocode, api.stopPromocode])
      expect((await manager.call(call, { id: 999, ...why() })).status).toBe(404)
  })
})

describe('a limit that is lowered while somebody uses the code', () => {
  /** Whether the code is used more often than it may be. */
  async function once(run: number): Promise<boolean> {
    const code = `RACE${run}`
    await make({ Code: code, MaxUses: 3 })
    const id = await idOf(code)
    await givenHeld(buyer, activity, { Promocode: code })
    const another = test.browser()
    await signIn(test, another)
    await Promise.all([
      apply(code, another),
      manager.call(api.changePromocode, { id, MaxUses: 1, ...why() }),
    ])
    const [it] = await list(code)
    return it !== undefined && it.MaxUses !== null && it.Uses > it.MaxUses
  }

  it('K8: is never below its uses', async () => {
    for (let run = 0; run < 5; run += 1) expect(await once(run)).toBe(false)
  })

  it('K8 control: without the lock of the code it is', async () => {
    await withFunction(
      db,
      'lock_promocode',
      () => 'select p.* from promocodes p where upper(code) = upper(wanted)',
      async () => {
        const wrong: boolean[] = []
        for (let run = 5; run < 35 && !wrong.includes(true); run += 1) wrong.push(await once(run))
        expect(wrong).toContain(true)
      },
    )
  })
})
