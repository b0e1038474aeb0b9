import { api } from '@rihla/contract'
import type { GivenRole } from '@rihla/contract/desk/roles'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
const { db } = test
let manager: Browser = test.browser()
let agent: Browser = test.browser()

const idOf = async (who: Browser): Promise<number> => (await who.data(api.getDeskMe, {})).UserId
const give = async (by: Browser, to: Browser | number, Role: GivenRole) =>
  by.call(api.giveRole, { id: typeof to === 'number' ? to : await idOf(to), Role, ...why() })
const roleOf = async (who: Browser) => (await who.data(api.getDeskMe, {})).Role
const managers = async () =>
  (
    await sql<{ n: number }>`select count(*) as n from staff_roles where role = 'manager'`.execute(
      db,
    )
  ).rows[0]?.n

beforeEach(async () => {
  await sql`delete from staff_roles`.execute(db)
  await sql`update users set role = 'traveller'`.execute(db)
  manager = await givenStaff(test, 'manager')
  agent = await givenStaff(test, 'agent')
})

describe('people at the desk', () => {
  it('are listed with their roles, managers first, and who gave them', async () => {
    await give(manager, agent, 'editor')
    const { Items } = await manager.data(api.getPeople, {})
    expect(Items).toMatchObject([
      { Role: 'manager', GivenBy: null, GivenAt: null, IsMe: true, Sessions: 1 },
      { Role: 'editor', GivenBy: 'Nour Mostafa', IsMe: false, Sessions: 1 },
    ])
    expect(Items[1]?.GivenAt).toBe(test.clock.now().toISOString())
  })

  it('get another role, which counts at once, with a line of what was before', async () => {
    const id = await idOf(agent)
    const deed = { id, Role: 'manager', ...why('She runs the office now') } as const
    expect(await manager.data(api.giveRole, deed)).toEqual({ State: 'done' })
    expect(await manager.data(api.giveRole, deed)).toEqual({ State: 'done' })
    expect(await roleOf(agent)).toBe('manager')
    const { rows } = await sql`
      select step, before ->> 'role' as before, after ->> 'role' as after from audit_log where key = ${deed.Key}
      order by id`.execute(db)
    expect(rows).toEqual([
      { step: 'begun', before: 'agent', after: null },
      { step: 'done', before: null, after: 'manager' },
    ])
  })

  it('who leave are signed out everywhere, and travellers from then on', async () => {
    const id = await idOf(agent)
    expect((await give(manager, id, 'none')).status).toBe(200)
    expect((await agent.call(api.getDeskMe, {})).status).toBe(401)
    expect((await manager.data(api.getPeople, {})).Items).toHaveLength(1)
    expect((await give(manager, id, 'agent')).body).toMatchObject({ code: 'staff_not_found' })
  })

  it('always have a manager among them', async () => {
    for (const role of ['agent', 'editor', 'none'] as const)
      expect((await give(manager, manager, role)).body).toMatchObject({ code: 'last_manager' })
    expect(await roleOf(manager)).toBe('manager')
    await give(manager, agent, 'manager')
    expect((await give(manager, manager, 'agent')).status).toBe(200)
  })

  it('counts whoever was made at the console among the managers', async () => {
    const operator = test.browser()
    await signIn(test, operator, { role: 'staff' })
    expect((await give(manager, manager, 'agent')).status).toBe(200)
    expect((await give(operator, operator, 'agent')).body).toMatchObject({ code: 'last_manager' })
  })

  it('are staff alone: a traveller gets no role here', async () => {
    const traveller = await signIn(test, test.browser())
    expect((await give(manager, traveller, 'manager')).status).toBe(404)
  })

  it('are signed out everywhere; a manager’s own browser stays', async () => {
    const id = await idOf(agent)
    await manager.data(api.endStaffSessions, { id, ...why('Lost the phone') })
    expect((await agent.call(api.getDeskMe, {})).status).toBe(401)
    const mine = await idOf(manager)
    await manager.data(api.endStaffSessions, { id: mine, ...why() })
    expect(await roleOf(manager)).toBe('manager')
    const nobody = await signIn(test, test.browser())
    const refused = await manager.call(api.endStaffSessions, { id: nobody, ...why() })
    expect(refused.body).toMatchObject({ code: 'staff_not_found' })
  })
})

describe('two managers who take each other’s role at once', () => {
  async function once(): Promise<number | undefined> {
    await sql`update staff_roles set role = 'manager'`.execute(db)
    const [one, two] = [await idOf(manager), await idOf(agent)]
    await Promise.all([give(manager, two, 'agent'), give(agent, one, 'agent')])
    return managers()
  }

  it('K7: leave one of them', async () => {
    for (let run = 0; run < 10; run += 1) expect(await once()).toBe(1)
  })

  it('K7 control: without the lock nobody is left', async () => {
    await withFunction(
      db,
      'lock_staff',
      () => 'begin perform pg_sleep(0.05); end',
      async () => {
        const left: (number | undefined)[] = []
        for (let run = 0; run < 10; run += 1) left.push(await once())
        expect(left).toContain(0)
      },
    )
  })
})
