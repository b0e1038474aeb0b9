import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type RateInput = {
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

export type RoomInput = {
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
  rates?: RateInput[]
  /** Board and supplement, piastres for an adult and night. */
  meals?: [board: 'BB' | 'HB' | 'FB' | 'AI', supplement: number][]
}

export type HotelInput = {
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
  freeDays?: number | null
  /** Minutes from midnight; null: as its kind has it. The whole day unless given. */
  saleClosesAt?: number | null
  offer?: { percent: number; nameEn?: string; nameAr?: string; expiresAt?: Date | null }
  childBands?: { maxAge: number; percent: number }[]
  description?: string
  rooms?: RoomInput[]
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
 * Adds a hotel, or a ship, with its texts, rooms, rates and stock, filling in what the input leaves
 * open: one double room at 3,000 EGP a night. The places of `addPlaces` must be there.
 */
export async function givenHotel(db: Db, input: HotelInput = {}): Promise<GivenHotel> {
  const { offer } = input
  const { rows } = await sql<{ id: number }>`
    insert into hotels (kind, active, city_id, name_en, name_ar, cover, stars, rating, raters, reviews_count,
      score, latitude, longitude, instant_confirmation, free_cancellation_days, offer_percent,
      offer_name_en, offer_name_ar, offer_expires_at, sale_closes_at, child_bands, search_text, search_words)
    values (${input.kind ?? 'hotel'}, ${input.active ?? true}, ${input.city ?? 3}, ${input.nameEn ?? 'Coral Bay'},
      ${input.nameAr ?? 'كورال باي'}, ${input.cover ?? null}, ${input.stars ?? 4}, ${input.rating ?? 45},
      ${input.raters ?? 12}, ${input.raters ?? 12}, ${input.score ?? 0}, ${input.latitude ?? 27.25},
      ${input.longitude ?? 33.81}, ${input.instantConfirmation ?? true},
      ${input.freeDays === undefined ? 3 : input.freeDays}, ${offer?.percent ?? null}, ${offer?.nameEn ?? null},
      ${offer?.nameAr ?? null}, ${offer?.expiresAt ?? null},
      ${input.saleClosesAt === undefined ? 1440 : input.saleClosesAt},
      ${JSON.stringify(
        input.childBands ?? [
          { maxAge: 5, percent: 0 },
          { maxAge: 12, percent: 50 },
        ],
      )}::jsonb, '', '')
    returning id`.execute(db)
  const id = idOf(rows)
  for (const language of ['en', 'ar'])
    await sql`insert into hotel_texts (hotel_id, language, description, address)
      values (${id}, ${language}, ${input.description ?? `<p>${language}</p>`}, ${`12 Corniche (${language})`})`.execute(
      db,
    )
  for (const sailing of input.sailings ?? [])
    await sql`insert into sailings (hotel_id, weekday, nights, name_en, name_ar, steps_en, steps_ar)
      values (${id}, ${sailing.weekday}, ${sailing.nights}, 'Luxor to Aswan', 'الأقصر إلى أسوان', '{Edfu}', '{إدفو}')`.execute(
      db,
    )
  const rooms: number[] = []
  for (const room of input.rooms ?? [{}]) {
    const roomId = await givenRoom(db, id, room, rooms.length)
    rooms.push(roomId)
    if (input.open) await openNights(db, roomId, input.open.from, input.open.nights, room.capacity)
  }
  return { id, rooms }
}

/** Adds a room type with its rates, meal plans and picture to a hotel; answers its id. */
export async function givenRoom(
  db: Db,
  hotelId: number,
  input: RoomInput = {},
  order = 0,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into room_types (hotel_id, active, name_en, name_ar, category_en, category_ar, subtitle_en, subtitle_ar,
      description_en, description_ar, board, base_adults, max_adults, max_children, max_occupancy, refundable,
      refundable_percent, min_nights, nightly_capacity, sort_order)
    values (${hotelId}, ${input.active ?? true}, ${input.nameEn ?? 'Double room'}, ${input.nameAr ?? 'غرفة مزدوجة'},
      'Standard', 'قياسية', 'Sea view', 'إطلالة على البحر', '<p>Calm</p>', '<p>هادئة</p>', ${input.board ?? 'BB'},
      ${input.baseAdults ?? 2}, ${input.maxAdults ?? 3}, ${input.maxChildren ?? 2}, ${input.maxOccupancy ?? 4},
      ${input.refundable ?? 'always'}, ${input.refundablePercent ?? 0}, ${input.minNights ?? 1},
      ${input.capacity ?? 5}, ${order})
    returning id`.execute(db)
  const id = idOf(rows)
  if (input.image) await sql`insert into room_images values (${id}, 1, ${input.image})`.execute(db)
  for (const rate of input.rates ?? [{}]) await givenRate(db, id, rate)
  for (const [board, supplement] of input.meals ?? [])
    await sql`insert into meal_plans (room_id, board, supplement) values (${id}, ${board}, ${supplement})`.execute(
      db,
    )
  return id
}

/** Adds a rate to a room: 3,000 EGP a night, 2,400 alone, 1,000 for another adult, all year. */
export async function givenRate(db: Db, roomId: number, input: RateInput = {}): Promise<void> {
  const price = input.price ?? 300_000
  const single = input.singlePrice ?? Math.round(price * 0.8)
  await sql`insert into room_rates (room_id, priority, first_night, last_night, weekdays, price, single_price, extra_adult, min_nights)
    values (${roomId}, ${input.priority ?? 0}, ${input.firstNight ?? '2026-01-01'}, ${input.lastNight ?? '2028-12-31'},
      ${input.weekdays ?? [0, 1, 2, 3, 4, 5, 6]}, ${price}, ${single}, ${input.extraAdult ?? Math.round(price / 3)},
      ${input.minNights ?? null})`.execute(db)
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
