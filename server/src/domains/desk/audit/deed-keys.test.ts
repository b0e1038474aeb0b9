import { api } from '@rihla/contract'
import { deskDeeds } from '@rihla/contract/desk/calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refuse } from '../../../platform/refusal.ts'
import { testApp } from '../../../testing/app.ts'
import { anyDeed, givenStaff, why } from '../testing/desk.ts'
import { purgeDeedKeys } from './deed-keys.ts'
import { doDeed } from './do-deed.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db, clock } = test
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')

const limit = (Amount: number, deed = why()) => ({ ...deed, Amount })
const set = (asked: ReturnType<typeof limit>, by = manager) => by.call(api.setRefundLimit, asked)
const standing = async () => (await manager.data(api.getSettings, {})).RefundLimit
const linesOf = async (key: string) => {
  const { rows } = await sql<{ step: string }>`
    select step from audit_log where key = ${key} order by id`.execute(db)
  return rows.map((row) => row.step)
}
const done = { status: 200, body: { Data: { State: 'done' } } }
const differs = { status: 409, body: { code: 'deed_differs' } }

it('K2: other details under the key of a deed that is done are refused, and change nothing', async () => {
  const first = limit(8001)
  expect(await set(first)).toMatchObject(done)
  const second = { ...first, Amount: 9001 }
  const english = await set(second)
  expect(english).toMatchObject(differs)
  expect(english.body.Error).toMatch(/^You asked for this before with other details/)
  const arabic = await manager.call(api.setRefundLimit, second, { 'accept-language': 'ar-EG' })
  expect(arabic.body.Error).toMatch(/^أرسلت هذا الطلب من قبل ببيانات مختلفة/)
  // Another reason is another detail: what was written down isn't what was given.
  expect(await set({ ...first, Reason: 'Another' })).toMatchObject(differs)
  expect([await standing(), await linesOf(first.Key)]).toEqual([8001, ['begun', 'done']])
  expect(await set(first)).toMatchObject(done)
  expect(await set({ ...second, ...why() })).toMatchObject(done)
  expect([await standing(), await linesOf(first.Key)]).toEqual([9001, ['begun', 'done']])
})

it('the order in which it is sent is no other detail', async () => {
  const { Amount, Reason, Key } = limit(8002)
  expect(await set({ Amount, Reason, Key })).toMatchObject(done)
  expect(await set({ Key, Reason, Amount })).toMatchObject(done)
})

it('a key is its owner’s: somebody else’s deed under it is their own', async () => {
  const mine = limit(8003)
  expect(await set(mine)).toMatchObject(done)
  expect(await set({ ...mine, Amount: 8004 }, other)).toMatchObject(done)
  expect(await standing()).toBe(8004)
  expect(await set({ ...mine, Amount: 8005 }, test.browser())).toMatchObject({ status: 401 })
  expect(await set({ ...mine, Amount: 8005 }, await givenStaff(test, 'agent'))).toMatchObject({
    status: 403,
  })
})

it('what was refused may be corrected under its key, and is that deed from then on', async () => {
  const wrong = {
    ...why(),
    Sold: 'packages' as const,
    Edition: 'none',
    FirstDay: '2026-12-20',
    LastDay: '2026-12-30',
  }
  const { Dates } = await manager.data(api.getSiteSettings, {})
  const Edition = Dates.find(({ Sold }) => Sold === 'packages')?.Edition ?? ''
  const save = (asked: typeof wrong) => manager.call(api.setSiteDates, asked)
  expect((await save(wrong)).body).toMatchObject({ code: 'content_changed' })
  const right = { ...wrong, Edition, Reason: 'The season is shorter' }
  expect(await save(right)).toMatchObject(done)
  expect(await save(wrong)).toMatchObject(differs)
  expect(await save(right)).toMatchObject(done)
  expect(await linesOf(wrong.Key)).toEqual(['begun', 'refused', 'done'])
  const { Items } = await manager.data(api.getAudit, { Action: 'setSiteDates' })
  expect(Items).toMatchObject([{ Outcome: 'done', Reason: right.Reason }])
})

const nothing = async () => null

it('what broke off may be done: only the same is tried again', async () => {
  const broken = anyDeed({ Amount: 1 })
  const away = doDeed(test, broken, nothing, () => Promise.reject(new Error('Away')))
  await expect(away).rejects.toThrow('Away')
  const changed = { ...broken, asked: { Amount: 2 } }
  const ok = async () => ({ ok: true })
  expect(await doDeed(test, changed, nothing, ok)).toEqual(refuse('deed_differs'))
  // That one try of the same was refused says nothing of the one that broke off.
  const busy = await doDeed(test, broken, nothing, async () => refuse('busy'))
  expect(busy).toEqual(refuse('busy'))
  expect(await doDeed(test, changed, nothing, ok)).toEqual(refuse('deed_differs'))
  expect(await doDeed(test, broken, nothing, ok)).toEqual({ ok: true })
})

it('what was asked is forgotten after a day; what was done before that is answered as it was', async () => {
  const first = limit(8006)
  expect(await set(first)).toMatchObject(done)
  await purgeDeedKeys(db, new Date(clock.now().getTime() - 1))
  expect(await set({ ...first, Amount: 8007 })).toMatchObject(differs)
  await purgeDeedKeys(db, new Date(clock.now().getTime() + 1))
  expect(await set({ ...first, Amount: 8007 })).toMatchObject(done)
  expect(await standing()).toBe(8006)
})

it('every deed says that it may be refused so', () => {
  const silent = Object.entries(deskDeeds).filter(
    ([, call]) => !call.refusals.some((code) => code === 'deed_differs'),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})
