import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { api } from '@rihla/contract'
import { schedule } from './schedule.ts'
import { testApp } from './testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from './testing/booking.ts'
import { signIn } from './testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { db, clock } = test

const crons = new Map<string, string>()
const works = new Map<string, () => Promise<void>>()
schedule({
  ...test,
  ...test.app,
  jobs: {
    ...test.jobs,
    schedule(name, cron, run) {
      crons.set(name, cron)
      works.set(name, run)
    },
  },
})
const run = async (name: string): Promise<void> => {
  const work = works.get(name)
  if (!work) throw new Error(`${name} is not scheduled`)
  await work()
}
const DAY = 86_400

describe('by the clock', () => {
  it('what somebody may wait for is done each minute, promises of a day each hour', () => {
    expect(Object.fromEntries(crons)).toMatchObject({
      'inventory.expire-holds': '* * * * *',
      'payments.audit-books': expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      'account.erase-leaving': expect.stringMatching(/^\d+ \* /),
      'account.forget-stale': expect.stringMatching(/^\d+ \* /),
      'checkout.forget-visitors': expect.stringMatching(/^\d+ \* /),
      'notifications.forget-sent': expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      'http.forget-rate-limits': expect.stringMatching(/^\d+ \d+ \* \* \*$/),
    })
  })

  it('an account is deleted even when its job was lost', async () => {
    const browser = test.browser()
    const userId = await signIn(test, browser, { email: 'lost@example.com' })
    await browser.data(api.deleteAccount, {})
    await sql`delete from jobs.job where name = 'account.erase'`.execute(db)
    await run('account.erase-leaving')
    const { rows } = await sql`select full_name from users where id = ${userId}`.execute(db)
    expect(rows).toEqual([{ full_name: 'Deleted traveller' }])
  })

  it('what a visitor typed and left is forgotten after a day; a traveller’s stays', async () => {
    const [visitor, traveller] = [test.browser(), test.browser()]
    await signIn(test, traveller)
    const ids = [
      await givenHeld(visitor, await givenActivity(test), { SpecialRequest: 'Window' }),
      await givenHeld(traveller, await givenActivity(test), { SpecialRequest: 'Window' }),
    ]
    const typed = async () => {
      const { rows } = await sql`
        select user_name, phone, special_request from temp_reservations
        where id = any(${ids}) order by id`.execute(db)
      return rows
    }
    const before = await typed()
    clock.advance(DAY - 1)
    await run('checkout.forget-visitors')
    expect(await typed()).toEqual(before)
    clock.advance(2)
    await run('checkout.forget-visitors')
    expect(await typed()).toEqual([
      { user_name: 'Guest User', phone: null, special_request: null },
      before[1],
    ])
  })

  it('which mails went out is forgotten after 30 days, a spent count the day after', async () => {
    const ago = (days: number): Date => new Date(clock.now().getTime() - days * DAY * 1000)
    await sql`
      insert into sent_mails (dedupe_key, kind, outcome, at)
      values ('old', 'x', 'sent', ${ago(31)}), ('new', 'x', 'sent', ${ago(29)})`.execute(db)
    await sql`
      insert into rate_limits (key, points, expire)
      values ('old', 1, ${ago(0).getTime() - 1}), ('new', 1, ${ago(0).getTime() + 60_000})`.execute(
      db,
    )
    await run('notifications.forget-sent')
    await run('http.forget-rate-limits')
    const { rows } = await sql`
      select dedupe_key as key from sent_mails where kind = 'x'
      union all select key from rate_limits where key in ('old', 'new')`.execute(db)
    expect(rows).toEqual([{ key: 'new' }, { key: 'new' }])
  })
})
