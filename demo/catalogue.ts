import { sql } from 'kysely'
import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type { Trx } from '@rihla/server/platform/database/connect'
import { activities, type DemoActivity } from './activities/index.ts'
import { arrange, type Arranged } from './arrange.ts'
import type { DemoDayUse } from './day-uses/day-use.ts'
import { dayUses, FIRST_DAY_USE } from './day-uses/index.ts'
import { dayUseKinds } from './day-uses/kinds.ts'
import { dayUseTexts } from './day-uses/texts.ts'
import { kinds } from './kinds.ts'
import { places, type Place } from './places.ts'
import { ofScene, posters } from './posters.ts'
import { textsOf } from './texts.ts'

const placeOf = (name: string): Place => {
  const place = places.find(({ en }) => en === name)
  if (!place) throw new Error(`No destination is called ${name}`)
  return place
}

/** Steps aside from the town's centre, so that offers of one place don't lie on one point of the map. */
const aside = (n: number): number => ((n * 37) % 21) / 1000 - 0.01

function placed(id: number, at: string) {
  const place = placeOf(at)
  return {
    city_id: place.id,
    latitude: place.at[0] + aside(id),
    longitude: place.at[1] + aside(id + 5),
  }
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

function activityRow({ id, offer, score, pictures }: Arranged<DemoActivity>) {
  const kind = kinds[offer.kind]
  return {
    ...placed(id, offer.at),
    id,
    type_id: kind.id,
    name_en: offer.en[0],
    name_ar: offer.ar[0],
    cover: pictures[0],
    price: offer.price * 100,
    free_cancellation_hours: offer.free === undefined ? 24 : offer.free,
    duration_minutes: offer.minutes,
    rating: Math.round(offer.rated[0] * 10),
    reviews_count: offer.rated[1],
    score,
    daily_capacity: offer.places ?? kind.places,
    weekdays: offer.days ?? EVERY_DAY,
  }
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function dayUseRow({ id, offer, score, pictures }: Arranged<DemoDayUse>) {
  return {
    ...placed(id, offer.at),
    id,
    type_id: DAY_USE_TYPE,
    name_en: offer.en.name,
    name_ar: offer.ar.name,
    hotel_en: offer.en.hotel,
    hotel_ar: offer.ar.hotel,
    area_en: offer.en.area,
    area_ar: offer.ar.area,
    opens_at: offer.opens,
    closes_at: offer.closes,
    cover: pictures[0],
    price: offer.price * 100,
    free_cancellation_hours: offer.free === undefined ? 24 : offer.free,
    duration_minutes: minutesOf(offer.closes) - minutesOf(offer.opens),
    rating: Math.round(offer.rated[0] * 10),
    reviews_count: offer.rated[1],
    score,
    daily_capacity: offer.places ?? dayUseKinds[offer.kind].places,
    weekdays: offer.days ?? EVERY_DAY,
  }
}

/**
 * Writes images, places, kinds, activities and day-use offers that aren't there yet, each kind of row
 * in one statement; what exists is left as it is, so that what the staff changed stays changed.
 */
export async function writeCatalogue(trx: Trx): Promise<void> {
  await writeLists(trx)
  const ours = arrange(activities, 1, 'Activity')
  const days = arrange(
    dayUses,
    FIRST_DAY_USE,
    'DayUse',
    (offer, { light }) => light !== 'night' || offer.closes >= '20:00',
  )
  const rows = JSON.stringify([...ours.map(activityRow), ...days.map(dayUseRow)])
  const { rows: added } = await sql<{ id: number }>`
    insert into activities (id, type_id, city_id, name_en, name_ar, hotel_en, hotel_ar, area_en, area_ar, opens_at,
      closes_at, cover, price, effective_price, free_cancellation_hours, duration_minutes, rating, reviews_count, score,
      latitude, longitude, daily_capacity, weekdays, search_text, search_words)
    select id, type_id, city_id, name_en, name_ar, hotel_en, hotel_ar, area_en, area_ar, opens_at, closes_at, cover,
      price, price, free_cancellation_hours, duration_minutes, rating, reviews_count, score, latitude, longitude,
      daily_capacity, weekdays, '', ''
    from jsonb_to_recordset(${rows}::jsonb) as r (id bigint, type_id int, city_id int, name_en text, name_ar text,
      hotel_en text, hotel_ar text, area_en text, area_ar text, opens_at time, closes_at time, cover text, price int,
      free_cancellation_hours int, duration_minutes int, rating smallint, reviews_count int, score int,
      latitude float8, longitude float8, daily_capacity int, weekdays int[])
    on conflict (id) do nothing returning id`.execute(trx)
  const ids = new Set(added.map((row) => row.id))
  const languages = ['en', 'ar'] as const
  await writeDetails(
    trx,
    [...ours, ...days].filter(({ id }) => ids.has(id)),
    [
      ...ours.flatMap(({ id, offer }) => languages.map((language) => textsOf(id, offer, language))),
      ...days.flatMap(({ id, offer }) =>
        languages.map((language) => dayUseTexts(id, offer, language)),
      ),
    ].filter((text) => ids.has(text.activity_id)),
  )
  await sql`select setval(pg_get_serial_sequence('activities', 'id'), greatest((select max(id) from activities), 1000))`.execute(
    trx,
  )
}

async function writeDetails(
  trx: Trx,
  added: readonly { id: number; pictures: readonly string[] }[],
  texts: readonly object[],
): Promise<void> {
  await sql`insert into activity_texts
    select * from jsonb_populate_recordset(null::activity_texts, ${JSON.stringify(texts)}::jsonb)
    on conflict do nothing`.execute(trx)
  const pictures = added.flatMap(({ id, pictures }) =>
    pictures.map((image, n) => ({ activity_id: id, sort_order: n + 1, image })),
  )
  await sql`insert into activity_images
    select * from jsonb_populate_recordset(null::activity_images, ${JSON.stringify(pictures)}::jsonb)
    on conflict do nothing`.execute(trx)
}

async function writeLists(trx: Trx): Promise<void> {
  const images = posters.map((poster) => ({
    name: poster.file,
    width: poster.width,
    height: poster.height,
    alt_en: poster.alt.en,
    alt_ar: poster.alt.ar,
    placeholder: poster.placeholder,
    colour: poster.colour,
  }))
  await sql`insert into images
    select * from jsonb_populate_recordset(null::images, ${JSON.stringify(images)}::jsonb) on conflict do nothing`.execute(
    trx,
  )
  const cities = places.map((place) => ({
    ...place,
    image: pictureOf(place),
    latitude: place.at[0],
    longitude: place.at[1],
  }))
  await sql`insert into destinations (id, name_en, name_ar, latitude, longitude, image, sort_order)
    select id, en, ar, latitude, longitude, image, "order"
    from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
      as r (id int, en text, ar text, latitude float8, longitude float8, image text, "order" int)
    on conflict do nothing`.execute(trx)
  await sql`insert into destination_aliases (destination_id, alias)
    select id, alias from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as r (id int, aliases text[]), unnest(aliases) alias
    on conflict do nothing`.execute(trx)
  const types = Object.values(kinds).map(({ id, en, ar }, n) => ({
    id,
    name_en: en,
    name_ar: ar,
    sort_order: n + 1,
  }))
  await sql`insert into activity_types
    select * from jsonb_populate_recordset(null::activity_types, ${JSON.stringify(types)}::jsonb) on conflict do nothing`.execute(
    trx,
  )
}

/** Neighbours in the list of destinations don't get the same picture. */
const pictureOf = (place: Place): string | null => {
  const scene = ofScene(place.scene)
  return scene[place.order % scene.length]?.file ?? null
}
