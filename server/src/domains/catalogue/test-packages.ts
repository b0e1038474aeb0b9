import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { ChildBand } from './party/child-terms.ts'

export type PackageStayInput = {
  nights: number
  board?: 'RO' | 'BB' | 'HB' | 'FB' | 'AI'
  /** A hotel of ours, and one of its rooms: claimed with the package. Without: a camp, by its own texts. */
  hotelId?: number
  roomId?: number
  nameEn?: string
  nameAr?: string
  city?: number
  stars?: number
}

export type PackageInput = {
  kind?: 'honeymoon' | 'trip'
  active?: boolean
  /** In the order they are visited; the first is the package's own. */
  cities?: number[]
  nameEn?: string
  nameAr?: string
  cover?: string | null
  /** Piastres: a couple's (honeymoon), an adult's (trip). */
  price?: number
  offerPrice?: number | null
  offerExpiresAt?: Date | null
  freeHours?: number | null
  stars?: number
  rating?: number
  reviews?: number
  score?: number
  /** Of the stays, when left out. */
  nights?: number
  typeEn?: string
  typeAr?: string
  places?: number
  weekdays?: number[]
  /** Minutes from midnight; null: as its kind has it. The whole day unless given. */
  saleClosesAt?: number | null
  departures?: { day: CalendarDate; places?: number; price?: number }[]
  stays?: PackageStayInput[]
  description?: string
  childrenPolicy?: string | null
  /** What children of a trip pay; none can be booked unless given. */
  childBands?: readonly ChildBand[] | null
  minAge?: number
  images?: string[]
  /** Days that have stock from this one on, `places` each; none when left out. */
  open?: { from: CalendarDate; days: number }
}

/**
 * Adds a honeymoon (or a trip) with its texts, filling in what the input leaves open: Luxor, then
 * Hurghada, four nights in a camp, 18,000 EGP. The places of `addPlaces` must be there. Answers its id.
 */
export async function givenPackage(db: Db, input: PackageInput = {}): Promise<number> {
  const kind = input.kind ?? 'honeymoon'
  const cities = input.cities ?? [2, 3]
  const stays = input.stays ?? [{ nights: 4 }]
  const trip = kind === 'trip'
  const { rows } = await sql<{ id: number }>`
    insert into packages (kind, active, city_id, name_en, name_ar, cover, price, offer_price, offer_expires_at,
      effective_price, free_cancellation_hours, stars, rating, reviews_count, score, nights, type_en, type_ar,
      places, weekdays, sale_closes_at, child_bands, min_age, search_text, search_words)
    values (${kind}, ${input.active ?? true}, ${cities[0] ?? 2},
      ${input.nameEn ?? (trip ? 'Temples and sea' : 'Nile honeymoon')},
      ${input.nameAr ?? (trip ? 'معابد وبحر' : 'شهر عسل على النيل')}, ${input.cover ?? null},
      ${input.price ?? 1_800_000}, ${input.offerPrice ?? null}, ${input.offerExpiresAt ?? null}, 0,
      ${input.freeHours === undefined ? 72 : input.freeHours}, ${input.stars ?? 4}, ${input.rating ?? 45},
      ${input.reviews ?? 10}, ${input.score ?? 0}, ${input.nights ?? stays.reduce((sum, stay) => sum + stay.nights, 0)},
      ${trip ? (input.typeEn ?? 'Classic tour') : null}, ${trip ? (input.typeAr ?? 'رحلة كلاسيكية') : null},
      ${input.places ?? 10}, ${input.weekdays ?? []},
      ${input.saleClosesAt === undefined ? 1440 : input.saleClosesAt},
      ${input.childBands ? JSON.stringify(input.childBands) : null}::jsonb, ${input.minAge ?? 0}, '', '')
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`insert into package_cities (package_id, sort_order, city_id)
    select ${id}::bigint, it.n, it.city from unnest(${cities}::integer[]) with ordinality as it(city, n)`.execute(
    db,
  )
  await addPackageTexts(db, id, input)
  await addPackageStays(db, id, stays)
  for (const { day, places, price } of input.departures ?? [])
    await sql`insert into package_departures (package_id, day, places, price)
      values (${id}, ${day}, ${places ?? null}, ${price ?? null})`.execute(db)
  if (input.open) await openDepartures(db, id, input.open.from, input.open.days, input.places)
  return id
}

async function addPackageTexts(db: Db, id: number, input: PackageInput): Promise<void> {
  for (const language of ['en', 'ar'])
    await sql`insert into package_texts (package_id, language, description, children_policy)
      values (${id}, ${language}, ${input.description ?? `<p>${language}</p>`},
        ${input.childrenPolicy === undefined ? `Children (${language})` : input.childrenPolicy})`.execute(
      db,
    )
  await sql`insert into package_images (package_id, sort_order, image)
    select ${id}::bigint, it.n, it.name from unnest(${input.images ?? []}::text[]) with ordinality as it(name, n)`.execute(
    db,
  )
  await sql`insert into package_steps (package_id, sort_order, day, title_en, title_ar, step_en, step_ar, city_id)
    values (${id}, 1, 1, 'Arrival', 'الوصول', '<p>We meet you.</p>', '<p>نستقبلكم.</p>', ${input.cities?.[0] ?? 2}),
      (${id}, 2, 2, 'At leisure', 'يوم حر', '<p>Free.</p>', '<p>حر.</p>', null)`.execute(db)
  await sql`insert into package_additions (package_id, sort_order, included, text_en, text_ar, icon)
    values (${id}, 1, true, 'Transfers', 'الانتقالات', 'bus'), (${id}, 2, false, 'Flights', 'الطيران', null)`.execute(
    db,
  )
  await sql`insert into package_extras (package_id, sort_order, text_en, text_ar)
    values (${id}, 1, 'Balloon at dawn', 'منطاد عند الفجر')`.execute(db)
  await sql`insert into package_information (package_id, sort_order, text_en, text_ar)
    values (${id}, 1, 'Bring your passports', 'أحضروا جوازات السفر')`.execute(db)
}

async function addPackageStays(
  db: Db,
  id: number,
  stays: readonly PackageStayInput[],
): Promise<void> {
  let order = 0
  for (const stay of stays) {
    const own = stay.hotelId !== undefined
    await sql`insert into package_stays (package_id, sort_order, nights, board, hotel_id, room_id, city_id, stars,
        hotel_en, hotel_ar, room_en, room_ar)
      values (${id}, ${(order += 1)}, ${stay.nights}, ${stay.board ?? 'HB'}, ${stay.hotelId ?? null},
        ${stay.roomId ?? null}, ${stay.city ?? (own ? null : 3)}, ${stay.stars ?? (own ? null : 0)},
        ${stay.nameEn ?? (own ? null : 'Desert camp')}, ${stay.nameAr ?? (own ? null : 'مخيم الصحراء')},
        ${own ? null : 'Tent for two'}, ${own ? null : 'خيمة لاثنين'})`.execute(db)
  }
}

/** Gives a package so many places on each of these days; days that have stock are set anew. */
export async function openDepartures(
  db: Db,
  packageId: number,
  from: CalendarDate,
  days = 1,
  places = 10,
): Promise<void> {
  await sql`insert into stock (kind, item_id, day, capacity)
    select 'package', ${packageId}::bigint, d::date, ${places}::integer
      from generate_series(${from}::date, ${addDays(from, days - 1)}::date, interval '1 day') d
    on conflict (kind, item_id, day) do update set capacity = excluded.capacity, closed = false`.execute(
    db,
  )
}
