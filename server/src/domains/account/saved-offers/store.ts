import type { SavedModule } from '@rihla/contract/modules'
import type { SavedListName } from '@rihla/contract/account/saved-limits'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

export type SavedRow = {
  readonly list: SavedListName
  readonly module: SavedModule
  readonly offerId: number
  readonly keptAt: Date
}

/** Both lists of a person, newest first. */
export async function savedOffersOf(db: Db | Trx, userId: number): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select list, module, offer_id as "offerId", kept_at as "keptAt" from kept_offers
    where user_id = ${userId} order by kept_at desc, module, offer_id`.execute(db)
  return rows
}

/** Locks a person against other changes of their lists; false when the account is ending. */
export async function lockOwner(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and deletion_asked_at is null for no key update`.execute(
    trx,
  )
  return rows.length > 0
}

/** Adds offers to the lists; one that is there moves to its newest instant. Each at most once. */
export async function saveOffers(
  trx: Trx,
  userId: number,
  offers: readonly SavedRow[],
): Promise<void> {
  await sql`
    insert into kept_offers (user_id, list, module, offer_id, kept_at)
    select ${userId}, it.list, it.module, it."offerId", it."keptAt"
      from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
        as it(list text, module text, "offerId" bigint, "keptAt" timestamptz)
    on conflict (user_id, list, module, offer_id)
      do update set kept_at = greatest(kept_offers.kept_at, excluded.kept_at)`.execute(trx)
}

/** Takes offers out of the lists, each as of its instant: what was kept since, on another device, stays. */
export async function removeOffers(
  trx: Trx,
  userId: number,
  offers: readonly SavedRow[],
): Promise<void> {
  await sql`
    delete from kept_offers k
     using jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
       as it(list text, module text, "offerId" bigint, "keptAt" timestamptz)
     where k.user_id = ${userId} and k.list = it.list and k.module = it.module
       and k.offer_id = it."offerId" and k.kept_at <= it."keptAt"`.execute(trx)
}

/** Leaves the newest `most` of a list. */
export async function shortenSaved(
  trx: Trx,
  userId: number,
  list: SavedListName,
  most: number,
): Promise<void> {
  await sql`
    delete from kept_offers k using (
      select module, offer_id from kept_offers where user_id = ${userId} and list = ${list}
      order by kept_at desc, module, offer_id offset ${most}) old
    where k.user_id = ${userId} and k.list = ${list} and k.module = old.module
      and k.offer_id = old.offer_id`.execute(trx)
}

export async function deleteSavedOf(trx: Trx, userId: number): Promise<void> {
  await sql`delete from kept_offers where user_id = ${userId}`.execute(trx)
}
