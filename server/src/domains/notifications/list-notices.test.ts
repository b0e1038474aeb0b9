import { api } from '@rihla/contract'
import { noticeTypes, type NoticeType } from '@rihla/contract/notifications'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signIn } from '../../testing/people.ts'
import { notify } from './add-notice.ts'

const house = await testApp()
const { db } = house

let keys = 0
const ring = (userId: number, at: string, type: NoticeType = 'ReservationConfirmed') =>
  db.transaction().execute((trx) =>
    notify(trx, {
      userId,
      type,
      module: 'Activity',
      messageEn: `Told at ${at}`,
      messageAr: `قيل في ${at}`,
      deepLink: '/reservations/Activity/7',
      at: new Date(at),
      key: `list-${(keys += 1)}`,
    }),
  )
async function person() {
  const browser = house.browser()
  const userId = await signIn(house, browser)
  const page = (PageNumber = 1, PageSize = 20) =>
    browser.data(api.getUserNotifications, { PageNumber, PageSize })
  const count = () => browser.data(api.getUserNotificationsCount, {})
  return { browser, userId, page, count }
}

describe('the list behind the bell', () => {
  test('is newest first, in the language of the caller, at the hour of Cairo', async () => {
    const { browser, userId, page } = await person()
    await ring(userId, '2026-07-01T21:30:00Z')
    await ring(userId, '2026-12-24T06:05:00Z', 'PaymentDue')
    const { Data } = await page()
    expect(Data).toEqual([
      {
        Id: expect.any(Number),
        Message: 'Told at 2026-12-24T06:05:00Z',
        NotificationType: 'PaymentDue',
        ModuleType: 'Activity',
        Date: '2026-12-24',
        Time: '08:05',
        IsSeen: false,
        DeepLink: '/reservations/Activity/7',
      },
      expect.objectContaining({ Date: '2026-07-02', Time: '00:30' }),
    ])
    const arabic = await browser.call(api.getUserNotifications, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data?.Data[0]?.Message).toBe('قيل في 2026-12-24T06:05:00Z')
  })

  test('marks what was on the page as seen, and nothing else', async () => {
    const { userId, page, count } = await person()
    for (const day of [1, 2, 3]) await ring(userId, `2026-12-0${day}T10:00:00Z`)
    expect((await page(1, 2)).Data.map((it) => it.IsSeen)).toEqual([false, false])
    expect(await count()).toBe(1)
    expect((await page(1, 20)).Data.map((it) => it.IsSeen)).toEqual([true, true, false])
    expect(await count()).toBe(0)
  })

  test('has pages with true totals, also past the end', async () => {
    const { userId, page } = await person()
    for (const day of [1, 2, 3]) await ring(userId, `2026-12-0${day}T10:00:00Z`)
    const { Data, ...second } = await page(2, 2)
    expect(Data.map((it) => it.Date)).toEqual(['2026-12-01'])
    expect(second).toEqual({ PageNumber: 2, PageSize: 2, TotalPages: 2, TotalRecords: 3 })
    expect(await page(9, 2)).toMatchObject({ Data: [], TotalPages: 2, TotalRecords: 3 })
    expect(await page(Number.MAX_SAFE_INTEGER, 100)).toMatchObject({ Data: [], TotalRecords: 3 })
  })

  test('is one’s own: somebody else neither reads it nor marks it', async () => {
    const [mine, other] = [await person(), await person()]
    await ring(mine.userId, '2026-12-01T10:00:00Z')
    expect(await other.page()).toMatchObject({ Data: [], TotalRecords: 0 })
    expect(await mine.count()).toBe(1)
  })

  test('is for people who are signed in', async () => {
    const answer = await house.browser().call(api.getUserNotifications, {})
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'unauthenticated', Data: null })
  })

  test('knows every type that the contract names', async () => {
    const { userId, page } = await person()
    for (const type of noticeTypes) await ring(userId, '2026-12-01T10:00:00Z', type)
    const types = (await page()).Data.map((it) => it.NotificationType)
    expect(types.toSorted()).toEqual([...noticeTypes].toSorted())
  })
})

test('a page is read from the index, whatever everybody else was told', async () => {
  const { userId } = await person()
  await sql`
    insert into notifications (user_id, type, module, message_en, message_ar, deep_link, at, dedupe_key)
    select case when n % 100 = 0 then ${userId}::bigint else ${(await person()).userId}::bigint end,
      'PaymentDue', 'Activity', 'x', 'x', '/', now() - n * interval '1 minute', 'many-' || n
    from generate_series(1, 20000) n`.execute(db)
  await sql`analyze notifications`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id, message_en from notifications
    where user_id = ${userId} order by at desc, id desc limit 20 offset 40`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using notifications_newest')
  expect(plan).not.toContain('Sort')
})
