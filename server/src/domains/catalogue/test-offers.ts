import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { ChildBand } from './party/child-terms.ts'

/** Some places and types that tests share, with an alias or two. */
export async function addPlaces(db: Db): Promise<void> {
  await sql`insert into images (name, width, height, alt_en, alt_ar, placeholder, colour) values
    ('nile.webp', 1200, 800, 'Feluccas on the Nile', 'فلوكات في النيل', 'data:image/webp;base64,AA', '#186878'),
    ('reef.webp', 1200, 800, 'Reef', 'شعاب', null, null)`.execute(db)
  await sql`insert into destinations (id, name_en, name_ar, latitude, longitude, image, sort_order) values
    (1, 'Cairo', 'القاهرة', 30.063, 31.25, null, 2),
    (2, 'Luxor', 'الأقصر', 25.699, 32.642, 'nile.webp', 1),
    (3, 'Hurghada', 'الغردقة', 27.257, 33.813, 'reef.webp', 3)`.execute(db)
  await sql`insert into destination_aliases (destination_id, alias) values
    (1, 'el qahira'), (2, 'louxor'), (3, 'ghardaka'), (3, 'gharda2a')`.execute(db)
  await sql`insert into activity_types (id, name_en, name_ar, sort_order) values
    (1, 'Hot-air balloon', 'منطاد', 2), (2, 'Felucca', 'فلوكة', 1), (3, 'Diving', 'غوص', 3)`.execute(
    db,
  )
}

export type ActivityInput = {
  city?: number
  type?: number
  nameEn?: string
  nameAr?: string
  cover?: string | null
  price?: number
  offerPrice?: number | null
  offerExpiresAt?: Date | null
  freeHours?: number | null
  minutes?: number
  rating?: number
  reviews?: number
  score?: number
  active?: boolean
  dailyCapacity?: number
  weekdays?: number[]
  startsAt?: string
  /** Minutes from midnight; null: as its kind has it. The whole day unless given. */
  saleClosesAt?: number | null
  description?: string
  /** What children pay; none can be booked unless given. */
  childBands?: readonly ChildBand[] | null
  minAge?: number
}

/** Adds an activity with its texts, filling in what the input leaves open; answers its id. */
export async function addActivity(db: Db, input: ActivityInput = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into activities (type_id, city_id, name_en, name_ar, cover, price, offer_price, offer_expires_at,
      effective_price, free_cancellation_hours, duration_minutes, rating, reviews_count, score, active,
      daily_capacity, weekdays, starts_at, sale_closes_at, child_bands, min_age, search_text, search_words)
    values (${input.type ?? 2}, ${input.city ?? 2}, ${input.nameEn ?? 'Sunset felucca'}, ${input.nameAr ?? 'فلوكة وقت الغروب'},
      ${input.cover ?? null}, ${input.price ?? 50_000}, ${input.offerPrice ?? null}, ${input.offerExpiresAt ?? null}, 0,
      ${input.freeHours === undefined ? 24 : input.freeHours}, ${input.minutes ?? 120}, ${input.rating ?? 45},
      ${input.reviews ?? 10}, ${input.score ?? 0}, ${input.active ?? true}, ${input.dailyCapacity ?? 10},
      ${input.weekdays ?? [0, 1, 2, 3, 4, 5, 6]}, ${input.startsAt ?? '09:00'},
      ${input.saleClosesAt === undefined ? 1440 : input.saleClosesAt},
      ${input.childBands ? JSON.stringify(input.childBands) : null}::jsonb, ${input.minAge ?? 0}, '', '')
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  for (const language of ['en', 'ar'])
    await sql`insert into activity_texts (activity_id, language, description, steps, included, excluded, bring,
        pickup_point, terms)
      values (${id}, ${language}, ${input.description ?? `<p>${language}</p>`}, '{<p>One</p>,<p>Two</p>}', '{Tea}', '{Tips}',
        '{Hat}', 'Corniche', '<p>Terms</p>')`.execute(db)
  return id
}

/** Adds a day-use offer at a hotel; answers its id. */
export async function addDayUse(db: Db, input: ActivityInput = {}): Promise<number> {
  const id = await addActivity(db, {
    type: DAY_USE_TYPE,
    city: 3,
    nameEn: 'Pool and beach day',
    nameAr: 'يوم على البحر والمسبح',
    minutes: 480,
    ...input,
  })
  await sql`update activities set hotel_en = 'Coral Bay Hotel', hotel_ar = 'فندق كورال باي',
      area_en = 'Sekalla', area_ar = 'السقالة', opens_at = '10:00', closes_at = '18:00',
      latitude = 27.257, longitude = 33.813
    where id = ${id}`.execute(db)
  return id
}

/** Opens a day of an activity with so many places. */
export async function addStock(
  db: Db,
  item: number,
  day: string,
  places: { capacity: number; held?: number; sold?: number; closed?: boolean },
): Promise<void> {
  await sql`insert into stock (kind, item_id, day, capacity, held, sold, closed)
    values ('activity', ${item}, ${day}, ${places.capacity}, ${places.held ?? 0}, ${places.sold ?? 0}, ${places.closed ?? false})`.execute(
    db,
  )
}

/** Adds a hold on an activity's day that counts in its stock row already. */
export async function addHold(
  db: Db,
  item: number,
  day: string,
  quantity: number,
  expiresAt: Date,
  state = 'active',
): Promise<void> {
  await sql`with h as (insert into holds (state, expires_at, hard_cap_at, created_at)
      values (${state}, ${expiresAt}, ${expiresAt}, ${expiresAt}) returning id)
    insert into hold_lines (hold_id, kind, item_id, day, quantity)
    select id, 'activity', ${item}, ${day}::date, ${quantity} from h`.execute(db)
}
