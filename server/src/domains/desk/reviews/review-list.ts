import type { ReviewView } from '@rihla/contract/desk/review-views'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { aboutColumns, type AboutRow } from '../about.ts'

/** Reviews on a page. */
export const PAGE = 30

export type ReviewRow = AboutRow & {
  readonly id: number
  readonly stars: number
  readonly words: string | null
  readonly language: Language
  readonly author: string
  readonly state: 'pending' | 'approved' | 'rejected'
  readonly counted: boolean
  readonly created_at: Date
  readonly moderator: string | null
  readonly moderated_at: Date | null
  readonly reason: string | null
}

const states = { waiting: 'pending', shown: 'approved', hidden: 'rejected' } as const

type Asked = { readonly view: ReviewView; readonly before: number | null }

/** A page of reviews, newest first, and one more where there is a next page. */
export async function listReviews(db: Db, { view, before }: Asked): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select w.id, w.stars, w.words, w.language, w.author, w.state, w.counted, w.created_at, u.full_name as moderator,
      w.moderated_at, w.reason, ${aboutColumns}
    from reviews w join reservations r on r.id = w.reservation_id
      left join users u on u.id = case when w.moderated_by ~ '^staff:[0-9]{1,15}$'
        then split_part(w.moderated_by, ':', 2)::bigint end
    where w.state = ${states[view]} ${before === null ? sql`` : sql`and w.id < ${before}`}
    order by w.id desc limit ${PAGE + 1}`.execute(db)
  return rows
}

/** Reviews that wait for moderation. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from reviews where state = 'pending'`.execute(db)
  return rows[0]?.n ?? 0
}

type Known = { readonly reservationId: number; readonly state: object }

/** A review as it stands, for the audit log, and the reservation that it is of. */
export async function reviewState(db: Db, id: number): Promise<Known | null> {
  const { rows } = await sql<Known>`
    select reservation_id as "reservationId", jsonb_build_object('state', state, 'counted', counted, 'stars', stars) as state
    from reviews where id = ${id}`.execute(db)
  return rows[0] ?? null
}
