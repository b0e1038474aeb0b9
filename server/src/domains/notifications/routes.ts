import * as calls from '@rihla/contract/notifications'
import type { Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { refuse } from '../../platform/refusal.ts'
import { countUnseen } from './store.ts'

/** Puts the calls of NotificationsApi in place. */
export function notificationRoutes(mount: Mount, { db }: { db: Db }): void {
  mount(calls.getUserNotificationsCount, async (_, caller) => {
    const identity = await caller.identity()
    return identity ? countUnseen(db, identity.userId) : refuse('unauthenticated')
  })
}
