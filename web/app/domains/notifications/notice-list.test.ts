import type { Notice } from '@rihla/contract/notifications'
import { describe, expect, it } from 'vitest'
import { NO_NOTICES, PAGE_SIZE, withPage } from './notice-list.ts'

const notice = (Id: number, IsSeen = true): Notice => ({
  Id,
  IsSeen,
  Message: `Notice ${Id}`,
  NotificationType: 'PaymentDue',
  ModuleType: 'Activity',
  Date: '2026-07-01',
  Time: `${String(Math.floor(Id / 60)).padStart(2, '0')}:${String(Id % 60).padStart(2, '0')}`,
  DeepLink: '/reservations/Activity/1',
})

/** Notices `from` down to `to`, as the server sends them. */
const down = (from: number, to: number, seen = true): Notice[] =>
  Array.from({ length: from - to + 1 }, (_, at) => notice(from - at, seen))

const ids = (list: { notices: readonly Notice[] }): number[] => list.notices.map(({ Id }) => Id)

describe('the list of notices', () => {
  it('grows page by page, to the end', () => {
    const first = withPage(NO_NOTICES, { Data: down(45, 26), TotalRecords: 45 })
    expect([first.notices.length, first.next]).toEqual([PAGE_SIZE, 2])
    const second = withPage(first, { Data: down(25, 6), TotalRecords: 45 })
    const third = withPage(second, { Data: down(5, 1), TotalRecords: 45 })
    expect([second.next, third.next, third.notices.length]).toEqual([3, null, 45])
  })

  it('takes what is new on top, each once, and misses none that slid to the next page', () => {
    const first = withPage(NO_NOTICES, { Data: down(40, 21), TotalRecords: 40 })
    const refreshed = withPage(first, {
      Data: [notice(42, false), notice(41, false), ...down(40, 23)],
      TotalRecords: 42,
    })
    expect(ids(refreshed)).toEqual(ids({ notices: down(42, 21) }))
    expect(refreshed.next).toBe(2)
    const second = withPage(refreshed, { Data: down(22, 3), TotalRecords: 42 })
    expect(ids(second)).toEqual(ids({ notices: down(42, 3) }))
    expect(second.next).toBe(3)
  })

  it('keeps as new what was unseen when it came, however often it is fetched', () => {
    const first = withPage(NO_NOTICES, {
      Data: [notice(3, false), notice(2, false), notice(1)],
      TotalRecords: 3,
    })
    const again = withPage(first, { Data: down(3, 1), TotalRecords: 3 })
    expect([...again.fresh].toSorted()).toEqual([2, 3])
  })

  it('ends when the server has nothing more, whatever it counted', () => {
    expect(withPage(NO_NOTICES, { Data: [], TotalRecords: 9 }).next).toBeNull()
  })
})
