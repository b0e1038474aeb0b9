import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { SupplierRoom } from '../../../ports/hotel-supplier.ts'

type ImageRow = {
  readonly name: string
  readonly alt_en: string
  readonly alt_ar: string
  readonly placeholder: string | null
  readonly colour: string | null
}

/** What the details page of a supplier's hotel shows, in one language. */
export type ShownHotel = {
  readonly id: number
  readonly code: string
  readonly active: boolean
  readonly city_id: number
  readonly name: string
  readonly city: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** `14:00`, Cairo. */
  readonly check_in_from: string
  readonly check_out_until: string
  readonly description: string
  readonly address: string
  readonly features: readonly { readonly name: LocalizedText; readonly icon: string | null }[]
  readonly rooms: readonly SupplierRoom[]
  readonly images: readonly ImageRow[]
}

/** A supplier's hotel; null when it isn't sold any more. */
export async function showHotel(
  db: Db,
  id: number,
  language: Language,
): Promise<ShownHotel | null> {
  const text = (column: string) => sql.ref(`${column}_${language}`)
  const { rows } = await sql<ShownHotel>`
    select h.id, h.code, h.active, h.city_id, ${text('h.name')} as name, ${text('d.name')} as city, h.stars, h.latitude,
      h.longitude, to_char(h.check_in_from, 'HH24:MI') as check_in_from,
      to_char(h.check_out_until, 'HH24:MI') as check_out_until, ${text('h.description')} as description,
      ${text('h.address')} as address, h.features, h.rooms,
      coalesce((select jsonb_agg(to_jsonb(i) order by n)
        from unnest(h.images) with ordinality g (image, n) join images i on i.name = g.image), '[]') as images
    from external_hotels h join destinations d on d.id = h.city_id
    where h.id = ${id} and h.active`.execute(db)
  return rows[0] ?? null
}
