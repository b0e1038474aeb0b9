import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { SupplierHotel } from '../../../ports/hotel-supplier.ts'

export type NewHotel = {
  readonly code: string
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn: string
  readonly descriptionAr: string
  readonly addressEn: string
  readonly addressAr: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly phone: string | null
  readonly features: SupplierHotel['features']
  readonly rooms: SupplierHotel['rooms']
  readonly photos: readonly string[]
}

/** Beyond so many kilometres from all our destinations a hotel can't be found under any of them. */
const FARTHEST_KM = 80
/** Kilometres between two points, well enough within a country. */
const distance = (a: string, b: string) =>
  sql.raw(`111.2 * sqrt((${a}.latitude - ${b}.latitude) ^ 2
    + ((${a}.longitude - ${b}.longitude) * cos(radians(${a}.latitude))) ^ 2)`)

/**
 * Writes hotels, new ones and known ones, in the nearest of our destinations; answers how many are
 * near enough. A photograph that was copied stays as long as its address does.
 */
export async function upsertHotels(
  db: Db,
  supplier: string,
  hotels: readonly NewHotel[],
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(hotels)}::jsonb) as g (code text, "nameEn" text,
        "nameAr" text, "descriptionEn" text, "descriptionAr" text, "addressEn" text, "addressAr" text,
        stars smallint, latitude float8, longitude float8, "checkInFrom" time, "checkOutUntil" time,
        phone text, features jsonb, rooms jsonb, photos text[])
    ), placed as (
      select g.*, d.id as city_id, search_words(norm_search(concat_ws(' ', g."nameEn", g."nameAr",
          g."addressEn", g."addressAr", d.name_en, d.name_ar,
          (select string_agg(a.alias, ' ') from destination_aliases a where a.destination_id = d.id)))) as words
      from given g cross join lateral (
        select * from destinations d order by ${distance('d', 'g')} limit 1) d
      where ${distance('d', 'g')} <= ${FARTHEST_KM}
    ), vocabulary as (
      insert into search_vocabulary select distinct w from placed, unnest(words) w where length(w) > 2
      on conflict do nothing
    )
    insert into external_hotels as h (supplier, code, city_id, name_en, name_ar, description_en,
      description_ar, address_en, address_ar, stars, latitude, longitude, check_in_from,
      check_out_until, phone, features, rooms, photos, words, synced_at)
    select ${supplier}, code, city_id, "nameEn", "nameAr", "descriptionEn", "descriptionAr",
      "addressEn", "addressAr", stars, latitude, longitude, "checkInFrom", "checkOutUntil", phone,
      features, rooms, photos, words, ${at} from placed
    on conflict (supplier, code) do update set active = true, city_id = excluded.city_id,
      name_en = excluded.name_en, name_ar = excluded.name_ar, description_en = excluded.description_en,
      description_ar = excluded.description_ar, address_en = excluded.address_en,
      address_ar = excluded.address_ar, stars = excluded.stars, latitude = excluded.latitude,
      longitude = excluded.longitude, check_in_from = excluded.check_in_from,
      check_out_until = excluded.check_out_until, phone = excluded.phone, features = excluded.features,
      rooms = excluded.rooms, words = excluded.words, synced_at = greatest(h.synced_at, excluded.synced_at),
      images = case when h.photos = excluded.photos then h.images else '{}' end, photos = excluded.photos
    returning h.id`.execute(db)
  return rows.length
}

/** Hotels that the last reading didn't have are sold no more. */
export async function deactivateUnseen(db: Db, supplier: string, began: Date): Promise<void> {
  await sql`
    update external_hotels set active = false
    where supplier = ${supplier} and active and synced_at < ${began}`.execute(db)
}

/** How near two houses must stand, in kilometres, and how alike be called, to be one. */
const SAME_KM = 0.6
const SAME_NAME = 0.6
/** What half of all houses are called says nothing of which one it is. */
const COMMON = String.raw`\m(the|and|hotels?|resorts?|beach|spa|suites?|inn|lodge|villas?)\M`

const telling = (name: string) => sql`regexp_replace(${sql.raw(name)}, ${COMMON}, '', 'g')`

/** Finds out which of them we sell ourselves: by place and name; each of ours is one of theirs at most. */
export async function matchOwnHotels(db: Db): Promise<void> {
  await sql`
    with pairs as (
      select e.id, h.id as own_id, similarity(${telling('norm_search(e.name_en)')}, ${telling('h.norm_en')}) as alike
      from external_hotels e join hotels h on h.kind = 'hotel' and h.active
        and ${distance('h', 'e')} <= ${SAME_KM}
      where e.active
    ), best as (
      select distinct on (own_id) id, own_id from pairs where alike >= ${SAME_NAME} order by own_id, alike desc, id
    ), chosen as (
      select distinct on (id) id, own_id from best order by id, own_id
    )
    update external_hotels e set own_hotel_id = c.own_id
    from external_hotels x left join chosen c on c.id = x.id
    where e.id = x.id and e.own_hotel_id is distinct from c.own_id`.execute(db)
}

/** Tells every process that content changed; `syncedAt` when it was read to its end. */
export async function bumpVersion(db: Db, syncedAt: Date | null): Promise<void> {
  await sql`
    update external_hotels_version set version = version + 1,
      synced_at = greatest(synced_at, ${syncedAt}::timestamptz)`.execute(db)
}

export async function lastSync(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select synced_at as at from external_hotels_version`.execute(db)
  return rows[0]?.at ?? null
}

/** Hotels with photographs that we haven't copied yet. */
export async function hotelsWithoutImages(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from external_hotels where active and images = '{}' and photos <> '{}' order by stars desc, id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export type Photographed = {
  readonly name_en: string
  readonly name_ar: string
  readonly photos: readonly string[]
  readonly images: readonly string[]
}

export async function readPhotos(db: Db, hotelId: number): Promise<Photographed | null> {
  const { rows } = await sql<Photographed>`
    select name_en, name_ar, photos, images from external_hotels where id = ${hotelId}`.execute(db)
  return rows[0] ?? null
}

/** Notes the copied photographs, unless the addresses have changed meanwhile. */
export async function setImages(
  db: Db,
  hotelId: number,
  photos: readonly string[],
  images: readonly string[],
): Promise<void> {
  await sql`
    update external_hotels set images = ${images}::text[]
    where id = ${hotelId} and photos = ${photos}::text[]`.execute(db)
  await bumpVersion(db, null)
}
