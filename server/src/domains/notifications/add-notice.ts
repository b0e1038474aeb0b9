import type { NoticeType } from '@rihla/contract/notifications'
import type { Trx } from '../../platform/database/connect.ts'
import { insertNotice } from './store.ts'

export type Notice = {
  readonly userId: number
  readonly type: NoticeType
  /** What it is about, by its wire name: `Activity`, `Hotel`, ... */
  readonly module: string
  readonly messageEn: string
  readonly messageAr: string
  /** A path of ours. */
  readonly deepLink: string
  readonly at: Date
  /** Identifies the fact, so that it is notified once. */
  readonly key: string
}

/** Adds a notice to a user's bell, in the transaction of the fact that it reports. */
export const notify = (trx: Trx, notice: Notice): Promise<void> =>
  insertNotice(trx, {
    user_id: notice.userId,
    type: notice.type,
    module: notice.module,
    message_en: notice.messageEn,
    message_ar: notice.messageAr,
    deep_link: notice.deepLink,
    at: notice.at,
    dedupe_key: notice.key,
  })
