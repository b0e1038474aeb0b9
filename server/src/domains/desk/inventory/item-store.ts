import type { InventoryItem } from '@rihla/contract/desk/inventory'
import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { normalise } from '@rihla/contract/names/normalise'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { tsqueries } from '../../catalogue/index.ts'

/** Something whose places are counted by day, on sale or not. */
export type ItemRow = {
  readonly kind: InventoryKind
  readonly id: number
  readonly module: string
  readonly name: LocalizedText
  readonly part: LocalizedText | null
  readonly city: LocalizedText
  /** What it is sold as: of a room its hotel or ship. */
  readonly offer_id: number
}

const text = (of: string) =>
  sql`json_build_object('en', ${sql.ref(`${of}_en`)}, 'ar', ${sql.ref(`${of}_ar`)})`

/** What has places by day, by kind of stock; each row with what it is found by. */
const sources = {
  room: sql`
    select 'room' as kind, r.id, case h.kind when 'hotel' then 'Hotel' else 'NileCruise' end as module,
      ${text('h.name')} as name, ${text('r.name')} as part, ${text('d.name')} as city, h.search_text, h.search_words,
      h.score, h.id as offer_id, r.sort_order
    from room_types r join hotels h on h.id = r.hotel_id join destinations d on d.id = h.city_id
    where h.active and r.active`,
  activity: sql`
    select 'activity', a.id, case a.type_id when 13 then 'DayUse' else 'Activity' end, ${text('a.name')}, null::json,
      ${text('d.name')}, a.search_text, a.search_words, a.score, a.id, 0
    from activities a join destinations d on d.id = a.city_id where a.active`,
  package: sql`
    select 'package', p.id, case p.kind when 'trip' then 'Trip' else 'Honeymoon' end, ${text('p.name')}, null::json,
      ${text('d.name')}, p.search_text, p.search_words, p.score, p.id, 0
    from packages p join destinations d on d.id = p.city_id where p.active`,
} as const satisfies Readonly<Record<InventoryKind, unknown>>

/** What the columns of a source are called, which only the first of several says. */
const columns = sql`kind, id, module, name, part, city, search_text, search_words, score, offer_id, sort_order`

/** As many as one looks through. */
const MOST = 30

const thatFit = async (db: Db, condition: RawBuilder<unknown>): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select kind, id, module, name, part, city, offer_id
    from (${sources.room} union all ${sources.activity} union all ${sources.package}) it (${columns})
    where ${condition}
    order by score desc, module, offer_id, sort_order, id limit ${MOST}`.execute(db)
  return rows
}

/**
 * What fits a text in either script, or a number; without one, what the site recommends first. A text that nothing
 * has is read as on the site: in other words, in another order, misspelt.
 */
export async function findItems(db: Db, search: string): Promise<ItemRow[]> {
  const typed = normalise(search)
  const asTyped = await thatFit(
    db,
    sql`position(${typed} in search_text) > 0 or offer_id::text = ${typed}`,
  )
  if (asTyped.length > 0) return asTyped
  for await (const words of tsqueries(db, search)) {
    const found = await thatFit(db, sql`search_words @@ ${words}::tsquery`)
    if (found.length > 0) return found
  }
  return []
}

/** One of them; undefined: it isn't on sale. */
export async function readItem(
  db: Db | Trx,
  kind: InventoryKind,
  id: number,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select kind, id, module, name, part, city, offer_id from (${sources[kind]}) it (${columns})
    where id = ${id}`.execute(db)
  return rows[0]
}

export const presentItem = (row: ItemRow, language: Language): InventoryItem => ({
  Kind: row.kind,
  Id: row.id,
  Module: row.module,
  Name: row.name[language],
  Part: row.part?.[language] ?? null,
  City: row.city[language],
})
