import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import type { OfferKind } from '../terms/offer-terms.ts'

/** Whose photographs: an offer's, or those that a room has of its own. */
export type GalleryOf = { readonly kind: OfferKind | 'room'; readonly id: number }

const activities = {
  owners: 'activities',
  photos: 'activity_images',
  owner: 'activity_id',
  hasCover: true,
} as const
const hotels = {
  owners: 'hotels',
  photos: 'hotel_images',
  owner: 'hotel_id',
  hasCover: true,
} as const
const packages = {
  owners: 'packages',
  photos: 'package_images',
  owner: 'package_id',
  hasCover: true,
} as const
const tables = {
  activity: activities,
  day_use: activities,
  hotel: hotels,
  cruise: hotels,
  honeymoon: packages,
  trip: packages,
  room: { owners: 'room_types', photos: 'room_images', owner: 'room_id', hasCover: false },
} as const satisfies Readonly<Record<GalleryOf['kind'], unknown>>

export type Photo = { readonly name: string; readonly altEn: string; readonly altAr: string }

/** Its `edition` is another one once anybody, or a file, changed which photographs there are, or their order. */
export type StandingGallery = {
  readonly edition: string
  readonly photos: readonly Photo[]
  /** The photograph on its cards, which a file may have chosen; null where it has none. */
  readonly cover: string | null
}

/** The photographs in the order of the page: none, too, of what isn't there. */
export async function readGallery(db: Db | Trx, { kind, id }: GalleryOf): Promise<StandingGallery> {
  const { owners, photos, owner, hasCover } = tables[kind]
  const { rows } = await sql<Photo>`
    select i.name, i.alt_en as "altEn", i.alt_ar as "altAr"
    from ${sql.table(photos)} p join images i on i.name = p.image
    where p.${sql.ref(owner)} = ${id} order by p.sort_order`.execute(db)
  const { rows: covers } = hasCover
    ? await sql<{ cover: string | null }>`
        select cover from ${sql.table(owners)} where id = ${id}`.execute(db)
    : { rows: [] }
  const edition = editionOf(rows.map(({ name }) => name))
  return { edition, photos: rows, cover: covers[0]?.cover ?? null }
}

/**
 * Saves which photographs there are and their order, over the edition that was being edited; the first of an
 * offer becomes its cover. Another edition there means that somebody saved meanwhile: that is refused, unless
 * it says the same (K14).
 */
export async function saveGallery(
  db: Db,
  { kind, id }: GalleryOf,
  edition: string,
  names: readonly string[],
): Promise<StandingGallery | Refusal<'content_changed' | 'photo_gone'>> {
  const { owners, photos, owner, hasCover } = tables[kind]
  const wanted = [...new Set(names)]
  return db.transaction().execute(async (trx) => {
    await sql`select lock_gallery(${owners}, ${id})`.execute(trx)
    const standing = await readGallery(trx, { kind, id })
    const setCover = async (): Promise<void> => {
      if (!hasCover || standing.cover === (wanted[0] ?? null)) return
      await sql`
        update ${sql.table(owners)} set cover = ${wanted[0] ?? null} where id = ${id}`.execute(trx)
    }
    if (standing.edition === editionOf(wanted)) {
      // A file may have put another photograph on the cards.
      if (wanted.length > 0) await setCover()
      return standing
    }
    if (standing.edition !== edition) return refuse('content_changed')
    // They stay from here on: one that nothing shows yet may be forgotten at this moment.
    const known = await sql`
      select from images where name = any(${wanted}::text[]) order by name for key share`.execute(
      trx,
    )
    if (known.rows.length !== wanted.length) return refuse('photo_gone')
    await sql`delete from ${sql.table(photos)} where ${sql.ref(owner)} = ${id}`.execute(trx)
    await sql`
      insert into ${sql.table(photos)} (${sql.ref(owner)}, sort_order, image)
      select ${id}, at, name from unnest(${wanted}::text[]) with ordinality as its (name, at)`.execute(
      trx,
    )
    await setCover()
    return readGallery(trx, { kind, id })
  })
}
