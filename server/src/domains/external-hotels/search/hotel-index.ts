import type { LocalizedText } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { indexCache, type IndexCache } from '../../../platform/memory-index/index-cache.ts'
import { WordCollector, type WordIndex } from '../../../platform/memory-index/word-index.ts'
import type { SupplierRoom } from '../../../ports/hotel-supplier.ts'

/** A supplier's hotel as a search shows it. */
export type IndexedHotel = {
  readonly id: number
  readonly code: string
  readonly cityId: number
  readonly city: LocalizedText
  readonly name: LocalizedText
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  readonly cover: string | null
  readonly ownHotelId: number | null
  readonly rooms: ReadonlyMap<string, SupplierRoom>
}

/** All of them, in memory; a position is a place in `hotels`. */
export type HotelIndex = {
  readonly version: number
  readonly hotels: readonly IndexedHotel[]
  readonly words: WordIndex
  readonly byCode: ReadonlyMap<string, number>
}

/** So many at most: more would need an index of another kind. */
const MOST = 20_000

type HotelRow = {
  id: number
  code: string
  city_id: number
  city_en: string
  city_ar: string
  name_en: string
  name_ar: string
  stars: number
  latitude: number
  longitude: number
  cover: string | null
  own_hotel_id: number | null
  rooms: SupplierRoom[]
  words: string[]
}

async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from external_hotels_version`.execute(db)
  return rows[0]?.version ?? 0
}

async function readHotels(db: Db, supplier: string, version: number): Promise<HotelIndex> {
  const { rows } = await sql<HotelRow>`
    select h.id, h.code, h.city_id, d.name_en as city_en, d.name_ar as city_ar, h.name_en, h.name_ar,
      h.stars, h.latitude, h.longitude, h.images[1] as cover, h.own_hotel_id, h.rooms, h.words
    from external_hotels h join destinations d on d.id = h.city_id
    where h.active and h.supplier = ${supplier} order by h.id limit ${MOST}`.execute(db)
  const collector = new WordCollector()
  rows.forEach(({ words }, at) => collector.add(at, words))
  return {
    version,
    hotels: rows.map((row) => ({
      id: row.id,
      code: row.code,
      cityId: row.city_id,
      city: { en: row.city_en, ar: row.city_ar },
      name: { en: row.name_en, ar: row.name_ar },
      stars: row.stars,
      latitude: row.latitude,
      longitude: row.longitude,
      cover: row.cover,
      ownHotelId: row.own_hotel_id,
      rooms: new Map(row.rooms.map((room) => [room.code, room])),
    })),
    words: collector.finish(rows.length),
    byCode: new Map(rows.map((row, at) => [row.code, at])),
  }
}

/** Caches the supplier's hotels in this process, by the version of their content. */
export const hotelIndexCache = (db: Db, clock: Clock, supplier: string): IndexCache<HotelIndex> =>
  indexCache<HotelIndex>(clock, async (cached, { mayReload, reload }) => {
    const version = await readVersion(db)
    if (cached && (cached.version === version || !mayReload)) return cached
    return reload(() => readHotels(db, supplier, version))
  })
