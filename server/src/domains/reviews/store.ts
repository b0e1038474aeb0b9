import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import type { Review } from './review.ts'

type ReviewRow = CamelRow<
  'reviews',
  { module: SavedModule; language: Language; state: Review['state'] }
>

const oneReview = async (db: Db | Trx, statement: RawBuilder<ReviewRow>): Promise<Review | null> =>
  (await camelRows(db, statement))[0] ?? null

/** A review, locked: whoever decides what is shown of it decides alone. */
export const lockReview = (trx: Trx, id: number): Promise<Review | null> =>
  oneReview(trx, sql`select * from lock_review(${id})`)

export type NewReview = Omit<Review, 'id' | 'reason' | 'counted'>

/** Writes a review down; null when its reservation has one. */
export const insertReview = (trx: Trx, it: NewReview): Promise<Review | null> =>
  oneReview(
    trx,
    sql`
    insert into reviews (reservation_id, module, offer_id, user_id, stars, words, language, author, travelled_on,
      state, created_at)
    values (${it.reservationId}, ${it.module}, ${it.offerId}, ${it.userId}, ${it.stars}, ${it.words}, ${it.language},
      ${it.author}, ${it.travelledOn}, ${it.state}, ${it.createdAt})
    on conflict do nothing returning *`,
  )

/** The review of a reservation; null while there is none. */
export const reviewOf = (db: Db | Trx, reservationId: number): Promise<Review | null> =>
  oneReview(
    db,
    sql`select * from reviews where reservation_id = ${reservationId} order by id limit 1`,
  )

export type Verdict = {
  readonly state: 'approved' | 'rejected'
  readonly counted: boolean
  readonly by: string
  readonly reason: string | null
  readonly at: Date
}

/** Says whether a review is shown, and whether its stars count. */
export async function setVerdict(trx: Trx, id: number, it: Verdict): Promise<void> {
  await sql`
    update reviews set state = ${it.state}, counted = ${it.counted}, moderated_by = ${it.by}, moderated_at = ${it.at},
      reason = ${it.reason}
    where id = ${id}`.execute(trx)
}

type Asked = {
  readonly module: SavedModule
  readonly offerId: number
  readonly limit: number
  readonly offset: number
}

/** A page of the words that are shown of an offer, newest first, and how many there are. */
export async function pageOfOffer(
  db: Db,
  { module, offerId, limit, offset }: Asked,
): Promise<{ rows: Review[]; total: number }> {
  const shown = sql`module = ${module} and offer_id = ${offerId} and state = 'approved' and words is not null`
  const rows = await camelRows(
    db,
    sql<ReviewRow>`select * from reviews where ${shown} order by id desc limit ${limit} offset ${offset}`,
  )
  const count = await sql<{ total: number }>`
    select count(*) as total from reviews where ${shown}`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}

/** Every review of a person, as plain records. */
export async function gatherReviewsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select module as "Module", offer_id as "OfferId", stars as "Stars", words as "Text", author as "Author",
      state as "State", created_at as "CreatedAt"
    from reviews where user_id = ${userId} order by id`.execute(trx)
  return rows
}

/**
 * Takes a person and their words out of their reviews; the stars stay as they are, counted or hidden. Answers those that
 * waited for the staff: there is nothing left to read.
 */
export async function anonymiseReviewsOf(trx: Trx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from reviews where user_id = ${userId} and state = 'pending' order by id for update`.execute(
    trx,
  )
  await sql`
    update reviews set words = null, author = '', reason = null,
      state = case state when 'pending' then 'approved' else state end
    where user_id = ${userId}`.execute(trx)
  return rows.map(({ id }) => id)
}
