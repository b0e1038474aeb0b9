import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'
import { activities } from './activities/index.ts'
import { arrange, type Arranged } from './arrange.ts'
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

function activityRow({ id, activity, score, pictures }: Arranged) {
  const place = placeOf(activity.at)
  const kind = kinds[activity.kind]
  return {
    id,
    type_id: kind.id,
    city_id: place.id,
    name_en: activity.en[0],
    name_ar: activity.ar[0],
    cover: pictures[0],
    price: activity.price * 100,
    free_cancellation_hours: activity.free === undefined ? 24 : activity.free,
    duration_minutes: activity.minutes,
    rating: Math.round(activity.rated[0] * 10),
    reviews_count: activity.rated[1],
    score,
    latitude: place.at[0] + aside(id),
    longitude: place.at[1] + aside(id + 5),
    daily_capacity: activity.places ?? kind.places,
    weekdays: activity.days ?? [0, 1, 2, 3, 4, 5, 6],
  }
}

/**
 * Writes images, places, kinds and activities that aren't there yet, each kind of row in one
 * statement; what exists is left as it is, so that what the staff changed stays changed.
 */
export async function writeCatalogue(trx: Trx): Promise<void> {
  await writeLists(trx)
  const arranged = arrange(activities)
  const rows = JSON.stringify(arranged.map(activityRow))
  const { rows: added } = await sql<{ id: number }>`
    insert into activities (id, type_id, city_id, name_en, name_ar, cover, price, effective_price,
      free_cancellation_hours, duration_minutes, rating, reviews_count, score, latitude, longitude,
      daily_capacity, weekdays, search_text, search_words)
    select id, type_id, city_id, name_en, name_ar, cover, price, price, free_cancellation_hours, duration_minutes,
      rating, reviews_count, score, latitude, longitude, daily_capacity, weekdays, '', ''
    from jsonb_to_recordset(${rows}::jsonb) as r (id bigint, type_id int, city_id int, name_en text, name_ar text,
      cover text, price int, free_cancellation_hours int, duration_minutes int, rating smallint, reviews_count int,
      score int, latitude float8, longitude float8, daily_capacity int, weekdays int[])
    on conflict (id) do nothing returning id`.execute(trx)
  const ids = new Set(added.map((row) => row.id))
  await writeDetails(
    trx,
    arranged.filter(({ id }) => ids.has(id)),
  )
  await sql`select setval(pg_get_serial_sequence('activities', 'id'), greatest((select max(id) from activities), 1000))`.execute(
    trx,
  )
}

async function writeDetails(trx: Trx, added: readonly Arranged[]): Promise<void> {
  const texts = added.flatMap(({ id, activity }) => [
    textsOf(id, activity, 'en'),
    textsOf(id, activity, 'ar'),
  ])
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
