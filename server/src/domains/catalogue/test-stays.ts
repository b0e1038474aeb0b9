import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type RateWish = {
  priority?: number
  firstNight?: CalendarDate
  lastNight?: CalendarDate
  weekdays?: number[]
  /** Piastres. */
  price?: number
  singlePrice?: number
  extraAdult?: number
  minNights?: number
}

export type RoomWish = {
  nameEn?: string
  nameAr?: string
  active?: boolean
  board?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI'
  baseAdults?: number
  maxAdults?: number
  maxChildren?: number
  maxOccupancy?: number
  refundable?: 'always' | 'never' | 'optional'
  refundablePercent?: number
  minNights?: number
  capacity?: number
  image?: string
  rates?: RateWish[]
  /** Board and supplement, piastres for an adult and night. */
  meals?: [board: 'BB' | 'HB' | 'FB' | 'AI', supplement: number][]
}

export type HotelWish = {
  kind?: 'hotel' | 'cruise'
  active?: boolean
  city?: number
  nameEn?: string
  nameAr?: string
  cover?: string | null
  stars?: number
  rating?: number
  raters?: number
  score?: number
  latitude?: number
  longitude?: number
  instantConfirmation?: boolean
  isExternal?: boolean
  freeDays?: number | null
  offer?: { percent: number; nameEn?: string; nameAr?: string; expiresAt?: Date | null }
  childBands?: { maxAge: number; percent: number }[]
  description?: string
  rooms?: RoomWish[]
  sailings?: { weekday: number; nights: number }[]
  /** Nights that have stock, `capacity` rooms each; none when left out. */
  open?: { from: CalendarDate; nights: number }
}

export type GivenHotel = { id: number; rooms: number[] }

const idOf = (rows: readonly { id: number }[]): number => {
  const [row] = rows
  if (!row) throw new Error('Nothing was written')
  return row.id
}

/**
 * Adds a hotel, or a ship, with its texts, rooms, rates and stock, filling in what the wish leaves
 * open: one double room at 3,000 EGP a night. The places of `addPlaces` must be there.
 */
export async function givenHotel(db: Db, wish: HotelWish = {}): Promise<GivenHotel> {
  const { offer } = wish
  const { rows } = await sql<{ id: number }>`
    insert into hotels (kind, active, city_id, name_en, name_ar, cover, stars, rating, raters, reviews_count,
      score, latitude, longitude, instant_confirmation, is_external, free_cancellation_days, offer_percent,
      offer_name_en, offer_name_ar, offer_expires_at, child_bands, search_text, search_words)
    values (${wish.kind ?? 'hotel'}, ${wish.active ?? true}, ${wish.city ?? 3}, ${wish.nameEn ?? 'Coral Bay'},
      ${wish.nameAr ?? 'كورال باي'}, ${wish.cover ?? null}, ${wish.stars ?? 4}, ${wish.rating ?? 45},
      ${wish.raters ?? 12}, ${wish.raters ?? 12}, ${wish.score ?? 0}, ${wish.latitude ?? 27.25},
      ${wish.longitude ?? 33.81}, ${wish.instantConfirmation ?? true}, ${wish.isExternal ?? false},
      ${wish.freeDays === undefined ? 3 : wish.freeDays}, ${offer?.percent ?? null}, ${offer?.nameEn ?? null},
      ${offer?.nameAr ?? null}, ${offer?.expiresAt ?? null},
      ${JSON.stringify(
        wish.childBands ?? [
          { maxAge: 5, percent: 0 },
          { maxAge: 12, percent: 50 },
        ],
      )}::jsonb, '', '')
    returning id`.execute(db)
  const id = idOf(rows)
  for (const language of ['en', 'ar'])
    await sql`insert into hotel_texts (hotel_id, language, description, address)
      values (${id}, ${language}, ${wish.description ?? `<p>${language}</p>`}, ${`12 Corniche (${language})`})`.execute(
      db,
    )
  for (const sailing of wish.sailings ?? [])
    await sql`insert into sailings (hotel_id, weekday, nights, name_en, name_ar, steps_en, steps_ar)
      values (${id}, ${sailing.weekday}, ${sailing.nights}, 'Luxor to Aswan', 'الأقصر إلى أسوان', '{Edfu}', '{إدفو}')`.execute(
      db,
    )
  const rooms: number[] = []
  for (const room of wish.rooms ?? [{}]) {
    const roomId = await givenRoom(db, id, room, rooms.length)
    rooms.push(roomId)
    if (wish.open) await openNights(db, roomId, wish.open.from, wish.open.nights, room.capacity)
  }
  return { id, rooms }
}

/** Adds a room type with its rates, meal plans and picture to a hotel; answers its id. */
export async function givenRoom(
  db: Db,
  hotelId: number,
  wish: RoomWish = {},
  order = 0,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into room_types (hotel_id, active, name_en, name_ar, category_en, category_ar, subtitle_en, subtitle_ar,
      description_en, description_ar, board, base_adults, max_adults, max_children, max_occupancy, refundable,
      refundable_percent, min_nights, nightly_capacity, sort_order)
    values (${hotelId}, ${wish.active ?? true}, ${wish.nameEn ?? 'Double room'}, ${wish.nameAr ?? 'غرفة مزدوجة'},
      'Standard', 'قياسية', 'Sea view', 'إطلالة على البحر', '<p>Calm</p>', '<p>هادئة</p>', ${wish.board ?? 'BB'},
      ${wish.baseAdults ?? 2}, ${wish.maxAdults ?? 3}, ${wish.maxChildren ?? 2}, ${wish.maxOccupancy ?? 4},
      ${wish.refundable ?? 'always'}, ${wish.refundablePercent ?? 0}, ${wish.minNights ?? 1},
      ${wish.capacity ?? 5}, ${order})
    returning id`.execute(db)
  const id = idOf(rows)
  if (wish.image) await sql`insert into room_images values (${id}, 1, ${wish.image})`.execute(db)
  for (const rate of wish.rates ?? [{}]) await givenRate(db, id, rate)
  for (const [board, supplement] of wish.meals ?? [])
    await sql`insert into meal_plans (room_id, board, supplement) values (${id}, ${board}, ${supplement})`.execute(
      db,
    )
  return id
}

/** Adds a rate to a room: 3,000 EGP a night, 2,400 alone, 1,000 for another adult, all year. */
export async function givenRate(db: Db, roomId: number, wish: RateWish = {}): Promise<void> {
  const price = wish.price ?? 300_000
  const single = wish.singlePrice ?? Math.round(price * 0.8)
  await sql`insert into room_rates (room_id, priority, first_night, last_night, weekdays, price, single_price, extra_adult, min_nights)
    values (${roomId}, ${wish.priority ?? 0}, ${wish.firstNight ?? '2026-01-01'}, ${wish.lastNight ?? '2028-12-31'},
      ${wish.weekdays ?? [0, 1, 2, 3, 4, 5, 6]}, ${price}, ${single}, ${wish.extraAdult ?? Math.round(price / 3)},
      ${wish.minNights ?? null})`.execute(db)
}

/** Gives a room so many places on each of these nights; nights that have stock are set anew. */
export async function openNights(
  db: Db,
  roomId: number,
  from: CalendarDate,
  nights: number,
  capacity = 5,
): Promise<void> {
  await sql`insert into stock (kind, item_id, day, capacity)
    select 'room', ${roomId}::bigint, d::date, ${capacity}::integer
      from generate_series(${from}::date, ${addDays(from, nights - 1)}::date, interval '1 day') d
    on conflict (kind, item_id, day) do update set capacity = excluded.capacity, closed = false`.execute(
    db,
  )
}

/** Stock as it stands on the nights from one day to before another. */
export async function nightsOfRoom(
  db: Db,
  roomId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<{ held: number; sold: number }[]> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where kind = 'room' and item_id = ${roomId}
      and day between ${from}::date and ${addDays(from, daysBetween(from, to) - 1)}::date order by day`.execute(
    db,
  )
  return rows
}
