import * as calls from '@rihla/contract/notifications'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentNotice } from './present.ts'
import { countUnseen, fetchPage } from './store.ts'

/** Puts the calls of NotificationsApi in place. */
export function notificationRoutes(mount: Mount, { db, clock }: { db: Db; clock: Clock }): void {
  mount(calls.getUserNotificationsCount, async (_, caller) => {
    const identity = await caller.identity()
    return identity ? countUnseen(db, identity.userId) : refuse('unauthenticated')
  })

  mount(calls.getUserNotifications, async ({ PageNumber, PageSize }, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    const { rows, total } = await fetchPage(db, {
      userId: identity.userId,
      limit: PageSize,
      offset: (PageNumber - 1) * PageSize,
      now: clock.now(),
    })
    return {
      Data: rows.map((row) => presentNotice(row, caller.language)),
      PageNumber,
      PageSize,
      TotalPages: Math.ceil(total / PageSize),
      TotalRecords: total,
    }
  })
}
