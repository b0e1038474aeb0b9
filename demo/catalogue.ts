import { sql } from 'kysely'
import { DAY_USE_TYPE } from '@rihla/contract/catalogue/activities'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { languages } from '@rihla/contract/values/language'
import type { Trx } from '@rihla/server/platform/database/connect'
import { activities, type DemoActivity } from './activities/index.ts'
import { addMissing, addRows, continueIds } from './add-rows.ts'
import { arrange, type Arranged } from './arrange.ts'
import { childRates, ratesRow } from './children.ts'
import type { DemoDayUse } from './day-uses/day-use.ts'
import { dayUses, FIRST_DAY_USE } from './day-uses/index.ts'
import { dayUseKinds } from './day-uses/kinds.ts'
import { dayUseTexts } from './day-uses/texts.ts'
import { kinds } from './kinds.ts'
import { places, type Place } from './places.ts'
import { ofScene, posters } from './posters.ts'
import { seasonPrices } from './seasons/season-prices.ts'
import { fetchesGuests, textsOf } from './texts.ts'

const placeOf = (name: string): Place => {
  const place = places.find(({ en }) => en === name)
  if (!place) throw new Error(`No destination is called ${name}`)
  return place
}

/** Steps aside from the town's centre, so that offers of one place don't lie on one point of the map. */
const aside = (n: number): number => ((n * 37) % 21) / 1000 - 0.01

function placed(id: number, { at, meets = at }: Pick<DemoActivity, 'at' | 'meets'>) {
  const [latitude, longitude] = typeof meets === 'string' ? placeOf(meets).at : meets
  return {
    city_id: placeOf(at).id,
    latitude: latitude + aside(id),
    longitude: longitude + aside(id + 5),
  }
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

function activityRow({ id, offer, score, pictures }: Arranged<DemoActivity>) {
  const kind = kinds[offer.kind]
  return {
    ...placed(id, offer),
    id,
    type_id: kind.id,
    name_en: offer.en[0],
    name_ar: offer.ar[0],
    cover: pictures[0],
    price: offer.price * 100,
    free_cancellation_hours: offer.free === undefined ? 24 : offer.free,
    starts_at: offer.starts,
    duration_minutes: offer.minutes,
    rating: Math.round(offer.rated[0] * 10),
    reviews_count: offer.rated[1],
    score,
    daily_capacity: offer.places ?? kind.places,
    weekdays: offer.days ?? EVERY_DAY,
    hotel_pickup: fetchesGuests(offer),
    ...ratesRow(childRates[kind.children]),
  }
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function dayUseRow({ id, offer, score, pictures }: Arranged<DemoDayUse>) {
  return {
    ...placed(id, offer),
    id,
    type_id: DAY_USE_TYPE,
    name_en: offer.en.name,
    name_ar: offer.ar.name,
    hotel_en: offer.en.hotel,
    hotel_ar: offer.ar.hotel,
    area_en: offer.en.area,
    area_ar: offer.ar.area,
    starts_at: offer.opens,
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
    hotel_pickup: false,
    leaves: dayUseKinds[offer.kind].leaves,
    ...ratesRow(childRates[dayUseKinds[offer.kind].children]),
  }
}

const arrangeAll = () => ({
  ours: arrange(activities, 1, 'Activity'),
  days: arrange(
    dayUses,
    FIRST_DAY_USE,
    'DayUse',
    (offer, { light }) => light !== 'night' || offer.closes >= '20:00',
  ),
})

/** Ids of activities and day-use offers of the demo that aren't in the database. */
async function missingIds(trx: Trx): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select id from activities`.execute(trx)
  const there = new Set(rows.map(({ id }) => id))
  const ids = [...activities.map((_, n) => n + 1), ...dayUses.map((_, n) => n + FIRST_DAY_USE)]
  return new Set(ids.filter((id) => !there.has(id)))
}

/**
 * Writes images, places, kinds, activities and day-use offers with their seasons that aren't there yet, each kind of row
 * in one statement; what exists is left as it is, so that what the staff changed stays changed.
 */
export async function writeCatalogue(trx: Trx, today: CalendarDate): Promise<void> {
  await writeLists(trx)
  const missing = await missingIds(trx)
  if (missing.size === 0) return
  const all = arrangeAll()
  const isMissing = ({ id }: { id: number }): boolean => missing.has(id)
  const [ours, days] = [all.ours.filter(isMissing), all.days.filter(isMissing)]
  const rows = JSON.stringify([...ours.map(activityRow), ...days.map(dayUseRow)])
  await sql`
    insert into activities (id, type_id, city_id, name_en, name_ar, hotel_en, hotel_ar, area_en, area_ar, starts_at,
      opens_at, closes_at, cover, price, effective_price, free_cancellation_hours, duration_minutes, rating, reviews_count, score,
      latitude, longitude, daily_capacity, weekdays, child_bands, min_age, hotel_pickup, sale_closes_at, search_text, search_words)
    select id, type_id, city_id, name_en, name_ar, hotel_en, hotel_ar, area_en, area_ar, starts_at, opens_at, closes_at, cover,
      price, price, free_cancellation_hours, duration_minutes, rating, reviews_count, score, latitude, longitude,
      daily_capacity, weekdays, child_bands, min_age, hotel_pickup,
      case when leaves then sale_end('activity', day_minutes(starts_at), null) end, '', ''
    from jsonb_to_recordset(${rows}::jsonb) as r (id bigint, type_id int, city_id int, name_en text, name_ar text,
      hotel_en text, hotel_ar text, area_en text, area_ar text, starts_at time, opens_at time, closes_at time, cover text, price int,
      free_cancellation_hours int, duration_minutes int, rating smallint, reviews_count int, score int,
      latitude float8, longitude float8, daily_capacity int, weekdays int[], leaves boolean, child_bands jsonb, min_age smallint, hotel_pickup boolean)
    on conflict (id) do nothing`.execute(trx)
  await addRows(trx, 'activity_texts', [
    ...languages.flatMap((language) => ours.map(({ id, offer }) => textsOf(id, offer, language))),
    ...languages.flatMap((language) =>
      days.map(({ id, offer }) => dayUseTexts(id, offer, language)),
    ),
  ])
  await addRows(
    trx,
    'activity_images',
    [...ours, ...days].flatMap(({ id, pictures }) =>
      pictures.map((image, n) => ({ activity_id: id, sort_order: n + 1, image })),
    ),
  )
  await addRows(trx, 'activity_prices', seasonPrices(missing, today))
  await continueIds(trx, 'activities', 1000)
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
  await addMissing(trx, 'images', images, ['name'])
  const cities = places.map((place) => ({
    id: place.id,
    name_en: place.en,
    name_ar: place.ar,
    latitude: place.at[0],
    longitude: place.at[1],
    image: pictureOf(place),
    sort_order: place.order,
  }))
  await addMissing(trx, 'destinations', cities)
  const aliases = places.flatMap((place) =>
    place.aliases.map((alias) => ({ destination_id: place.id, alias })),
  )
  await addMissing(trx, 'destination_aliases', aliases, ['destination_id', 'alias'])
  const types = Object.values(kinds).map(({ id, en, ar }, n) => ({
    id,
    name_en: en,
    name_ar: ar,
    sort_order: n + 1,
  }))
  await addMissing(trx, 'activity_types', types)
}

/** Neighbours in the list of destinations don't get the same picture. */
const pictureOf = (place: Place): string | null => {
  const scene = ofScene(place.scene)
  return scene[place.order % scene.length]?.file ?? null
}
