import { randomUUID } from 'node:crypto'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenActivity, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenByHand, givenHandMethods, givenStaff, why } from '../testing/desk.ts'
import { PAGE } from './read-audit.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db } = test
const agent = await givenStaff(test, 'agent')
const manager = await givenStaff(test, 'manager')
const ask = (input = {}) => manager.data(api.getAudit, input)
let reference = ''
let agentId = 0

beforeAll(async () => {
  await givenPlaces(test)
  await givenHandMethods(test)
  const buyer = test.browser()
  await signIn(test, buyer)
  const paid = await givenByHand(test, buyer, await givenActivity(test), 'Cash_On_Delivery')
  await agent.data(api.takePayment, { id: paid.attemptId, ...why('Counted twice') })
  await agent.data(api.addNote, { id: paid.id, ...why('A window seat, please') })
  await agent.call(api.takePayment, { id: 999_999, ...why('Not there') })
  const { rows } = await sql<{ reference: string }>`
    select reference from reservations where id = ${paid.id}`.execute(db)
  reference = rows[0]?.reference ?? ''
  agentId = (await agent.data(api.getDeskMe, {})).UserId
})

describe('the audit log', () => {
  it('tells each deed once, newest first, with what came of it', async () => {
    const { Items, Next, Staff } = await ask()
    expect(Items).toMatchObject([
      {
        Action: 'takePayment',
        Outcome: 'refused',
        Refusal: 'This booking is not waiting for a receipt.',
        Changes: [],
        Reservation: null,
      },
      { Action: 'addNote', Outcome: 'done', Reason: 'note' },
      {
        Action: 'takePayment',
        Outcome: 'done',
        Who: 'Nour Mostafa',
        Role: 'agent',
        Reason: 'Counted twice',
        Reservation: { Reference: reference, Module: 'Activity' },
      },
    ])
    expect(Items[2]?.Changes).toContainEqual({ Name: 'paid', Before: '0', After: '1000' })
    expect(Next).toBeNull()
    expect(Staff).toEqual([{ Id: agentId, Name: 'Nour Mostafa' }])
  })

  it('is searched by who, what, which reservation and when', async () => {
    const count = async (input: object) => (await ask(input)).Items.length
    expect(await count({ StaffId: agentId })).toBe(3)
    expect(await count({ StaffId: agentId + 1000 })).toBe(0)
    expect(await count({ Action: 'takePayment' })).toBe(2)
    expect(await count({ Action: 'x' })).toBe(0)
    expect(await count({ Reservation: reference.toLowerCase() })).toBe(2)
    expect(await count({ Reservation: 'ACT-nowhere' })).toBe(0)
    expect(await count({ Reservation: reference, Action: 'takePayment' })).toBe(1)
  })

  it('is searched by days in Cairo, both included', async () => {
    // 23:30 and 00:30 in Cairo: the ends of the 3rd and 4th of January, which are two hours behind in UTC.
    const line = (at: string) => sql`
      insert into audit_log (at, staff_id, role, action, subject_id, reason, key, step)
      values (${at}, 77, 'agent', 'settleAlert', 1, 'x', ${randomUUID()}, 'begun')`
    for (const at of ['2026-01-02T21:30:00Z', '2026-01-02T22:30:00Z', '2026-01-03T21:30:00Z'])
      await line(at).execute(db)
    const days = async (From?: string, To?: string) =>
      (await ask({ StaffId: 77, From, To })).Items.map(({ At }) => At.slice(0, 16))
    expect(await days('2026-01-03', '2026-01-03')).toEqual(['2026-01-03T21:30', '2026-01-02T22:30'])
    expect(await days(undefined, '2026-01-02')).toEqual(['2026-01-02T21:30'])
    expect(await days('2026-01-04')).toEqual([])
    expect((await ask({ StaffId: 77 })).Items[0]).toMatchObject({ Who: null, Outcome: 'open' })
  })

  it('comes in pages that leave nothing out when deeds of the same moment meet', async () => {
    const total = PAGE * 2 + 5
    await sql`
      insert into audit_log (at, staff_id, role, action, subject_id, reason, key, step)
      select '2025-05-05', 88, 'manager', 'giveRole', n, 'x', gen_random_uuid(), 'begun' from generate_series(1, ${total}) n`.execute(
      db,
    )
    const seen: number[] = []
    let Before: number | undefined
    let pages = 0
    do {
      const { Items, Next } = await ask({ StaffId: 88, Before })
      seen.push(...Items.map(({ SubjectId }) => SubjectId))
      Before = Next ?? undefined
      pages += 1
    } while (Before !== undefined)
    expect(pages).toBe(3)
    expect(seen).toEqual(Array.from({ length: total }, (_, at) => total - at))
  })

  it('says what was set, whose second factor was reset and which alert was settled', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into staff_alerts (kind, subject, detail, at) values
        ('proof_overdue', (select id::text from reservations where reference = ${reference}), '{}', now())
      returning id`.execute(db)
    const kind = { Kind: 'day_use' as const }
    const terms = { IsActive: true, Percent: 30, BalanceDays: 7, Unpaid: 'kept' as const }
    const fee = { IsActive: true, FeeBasisPoints: 100, FeeFixed: 0, FeeBearer: 'us' as const }
    await manager.data(api.setPaymentMethod, { ...why(), Method: 'Bank_Card', ...fee })
    await manager.data(api.setDepositTerms, { ...why(), ...kind, ...terms })
    await manager.data(api.setCancellation, { ...why(), ...kind, Steps: [] })
    await manager.data(api.setSaleEnd, { ...why(), ...kind, ClosesAt: 600 })
    await manager.call(api.resetSecondFactor, { ...why(), id: agentId })
    await manager.data(api.settleAlert, { ...why(), id: rows[0]?.id ?? 0 })
    const StaffId = (await manager.data(api.getDeskMe, {})).UserId
    const said = async (language: 'en' | 'ar') => {
      const { body } = await manager.call(
        api.getAudit,
        { StaffId },
        { 'accept-language': language },
      )
      return (body.Data?.Items ?? [])
        .map(({ Subject, Reservation }) => Reservation?.Reference ?? Subject)
        .toReversed()
    }
    const its = ['day_use', 'day_use', 'day_use', 'Nour Mostafa', reference]
    expect(await said('en')).toEqual(['Bank card', ...its])
    expect(await said('ar')).toEqual(['بطاقة بنكية', ...its])
    const [settled] = (await ask({ StaffId, Action: 'settleAlert' })).Items
    expect(settled).toMatchObject({ Subject: 'proof_overdue' })
    expect((await ask({ Reservation: reference })).Items[0]?.Id).toBe(settled?.Id)
  })
})
