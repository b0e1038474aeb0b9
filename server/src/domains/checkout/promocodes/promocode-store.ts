import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import type { Promocode } from '../holding/promocode.ts'

/** Writes a promocode; false when its name is taken, in whatever case. */
export async function insertPromocode(db: Db | Trx, it: Omit<Promocode, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    insert into promocodes (code, percent, amount, max_discount, min_amount, max_uses, max_uses_each, starts_at, ends_at,
      module)
    values (${it.code}, ${it.percent}, ${it.amount}, ${it.maxDiscount}, ${it.minAmount}, ${it.maxUses},
      ${it.maxUsesEach}, ${it.startsAt}, ${it.endsAt}, ${it.module})
    on conflict (upper(code)) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** A promocode by its number, locked as `lock_promocode` locks it for buyers. */
export async function lockById(trx: Trx, id: number): Promise<Promocode | null> {
  const statement = sql<CamelRow<'promocodes'>>`
    select locked.* from promocodes p, lock_promocode(p.code) locked where p.id = ${id}`
  return (await camelRows(trx, statement))[0] ?? null
}

type Limits = { readonly maxUses: number | null; readonly endsAt: Date | null }

/** Says how often and until when a promocode counts. */
export async function limitPromocode(trx: Trx, id: number, it: Limits): Promise<void> {
  await sql`update promocodes set max_uses = ${it.maxUses}, ends_at = ${it.endsAt} where id = ${id}`.execute(
    trx,
  )
}

/** Ends a promocode. */
export async function endPromocode(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update promocodes set ends_at = ${at} where id = ${id}`.execute(trx)
}
