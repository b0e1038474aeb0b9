import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { SHOWN } from '../alerts/alert-store.ts'

export type PromocodeRow = {
  readonly id: number
  readonly code: string
  readonly percent: number | null
  readonly amount: number | null
  readonly max_discount: number | null
  readonly min_amount: number | null
  readonly max_uses: number | null
  readonly max_uses_each: number | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly module: string | null
  readonly uses: number
  readonly state: DeskPromocode['State']
  readonly total: number
}

/** Promocodes whose name holds a text, those that are over last, the newest of each first. */
export async function listPromocodes(
  db: Db,
  now: Date,
  search: string | null,
): Promise<PromocodeRow[]> {
  const { rows } = await sql<PromocodeRow>`
    select p.*, u.uses, count(*) over () as total, case when p.ends_at <= ${now} then 'ended'
        when p.starts_at > ${now} then 'planned' when u.uses >= p.max_uses then 'used_up' else 'running' end as state
    from promocodes p cross join lateral (
      select count(*) as uses from temp_reservations t join holds h on h.id = t.hold_id
      where t.promocode_id = p.id
        and (h.state in ('consumed', 'paying') or (h.state = 'active' and h.expires_at > ${now}))) u
    where ${search}::text is null or position(upper(${search}) in upper(p.code)) > 0
    order by coalesce(p.ends_at <= ${now}, false), p.id desc limit ${SHOWN}`.execute(db)
  return rows
}

/** A promocode as it stands, for the audit log: by its number, or by its name when it is new. */
export async function promocodeState(db: Db, by: number | string): Promise<object | null> {
  const { rows } = await sql<object>`
    select id, code, percent, amount, max_discount, min_amount, max_uses, max_uses_each, starts_at, ends_at, module
    from promocodes where ${typeof by === 'number' ? sql`id = ${by}` : sql`upper(code) = upper(${by})`}`.execute(
    db,
  )
  return rows[0] ?? null
}
