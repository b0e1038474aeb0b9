import { sql } from 'kysely'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { languages, type Language } from '@rihla/contract/values/language'
import { cleanHtml } from '@rihla/server/domains/catalogue/index'
import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing, addRows, continueIds, json } from '../add-rows.ts'
import { places } from '../places.ts'
import { stays, type Stay } from './all.ts'
import { arrangeStays, type ArrangedStay } from './arrange-stays.ts'
import { features, type FeatureKey } from './features.ts'
import { furtherWords } from './further-words.ts'
import { ratesOf } from './rates.ts'
import { freeDays, roomIdOf, roomOf } from './rooms-of.ts'
import { portOf, routes } from './sailings.ts'

const featureKeys = Object.keys(features)
const featureId = (key: FeatureKey): number => featureKeys.indexOf(key) + 1

/**
 * Writes hotels, ships, rooms and prices that aren't there yet, each table in one statement; what
 * exists is left as it is, so that what the staff changed stays changed. Prices of dear seasons that
 * have come within reach are added to stays that were there before.
 */
export async function writeStays(trx: Trx, today: CalendarDate): Promise<void> {
  await addMissing(
    trx,
    'stay_features',
    Object.values(features).map(({ text, icon }, n) => ({
      id: n + 1,
      name_en: text[0],
      name_ar: text[1],
      icon,
      sort_order: n + 1,
    })),
  )
  const { rows: known } = await sql<{ id: number }>`select id from hotels`.execute(trx)
  const there = new Set(known.map(({ id }) => id))
  const missing = stays.some(({ id }) => !there.has(id))
  const fresh = missing ? arrangeStays(stays).filter(({ id }) => !there.has(id)) : []
  await writeHotels(trx, fresh)
  await writeRooms(trx, fresh)
  await writePrices(trx, today)
  for (const table of ['hotels', 'room_types']) await continueIds(trx, table, 100_000)
}

function hotelRow(stay: ArrangedStay) {
  const { offer, terms } = stay
  const place = places.find(({ en }) => en === offer.at)
  if (!place) throw new Error(`No destination is called ${offer.at}`)
  const [rating, raters] = offer.rated
  return {
    id: stay.id,
    kind: stay.kind,
    city_id: place.id,
    name_en: offer.en[0],
    name_ar: offer.ar[0],
    cover: stay.pictures[0],
    stars: offer.stars,
    rating: Math.round(rating * 10),
    raters,
    reviews_count: raters,
    score: stay.score,
    latitude: offer.pin[0],
    longitude: offer.pin[1],
    instant_confirmation: offer.onRequest !== true,
    free_cancellation_days: freeDays(stay),
    check_in_from: terms.hours[0],
    check_out_until: terms.hours[1],
    child_bands: terms.bands.map(([maxAge, percent]) => ({ maxAge, percent })),
    active: true,
    search_text: '',
    search_words: '',
  }
}

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The first sentence stands out, as on the other pages. */
function description(...texts: readonly string[]): string {
  const [first = '', ...more] = texts.map(html)
  const end = first.search(/[.؟?] /)
  const lead =
    end < 0
      ? `<p>${first}</p>`
      : `<p><strong>${first.slice(0, end + 1)}</strong></p><p>${first.slice(end + 2)}</p>`
  return cleanHtml(lead + more.map((text) => `<p>${text}</p>`).join(''))
}

/** What is said of a stay in a language, a paragraph each. */
const wordsOf = ({ id, offer }: Stay, language: Language): string[] => {
  const more = furtherWords[id]?.[languages.indexOf(language)]
  return more ? [offer[language][2], more] : [offer[language][2]]
}

async function writeHotels(trx: Trx, fresh: readonly ArrangedStay[]): Promise<void> {
  await addRows(trx, 'hotels', fresh.map(hotelRow))
  await addRows(
    trx,
    'hotel_texts',
    fresh.flatMap((stay) =>
      languages.map((language) => ({
        hotel_id: stay.id,
        language,
        description: description(...wordsOf(stay, language)),
        address: stay.offer[language][1],
      })),
    ),
  )
  await addRows(
    trx,
    'hotel_images',
    fresh.flatMap(({ id, pictures }) =>
      pictures.map((image, n) => ({ hotel_id: id, sort_order: n + 1, image })),
    ),
  )
  await addRows(
    trx,
    'hotel_features',
    fresh.flatMap(({ id, has }) =>
      [...has].map((key) => ({ hotel_id: id, feature_id: featureId(key) })),
    ),
  )
  await addRows(
    trx,
    'sailings',
    fresh.flatMap((stay) => (stay.kind === 'cruise' ? sailingRows(stay) : [])),
  )
}

const sailingRows = (stay: Extract<Stay, { kind: 'cruise' }>) =>
  routes[stay.offer.route].sailings.map((sailing) => ({
    hotel_id: stay.id,
    weekday: sailing.weekday,
    nights: sailing.nights,
    boards_at: '12:00',
    ...portOf(sailing),
    name_en: sailing.name[0],
    name_ar: sailing.name[1],
    steps_en: sailing.steps.map(([en]) => en),
    steps_ar: sailing.steps.map(([, ar]) => ar),
  }))

async function writeRooms(trx: Trx, fresh: readonly Stay[]): Promise<void> {
  if (fresh.length === 0) return
  const rooms = fresh.flatMap((stay) => stay.offer.rooms.map((key, n) => roomOf(stay, key, n)))
  await addRows(
    trx,
    'room_types',
    rooms.map(({ row }) => ({ ...row, active: true })),
  )
  await addRows(
    trx,
    'room_images',
    rooms.flatMap(({ row, pictures }) =>
      pictures.map((image, n) => ({ room_id: row.id, sort_order: n + 1, image })),
    ),
  )
  await addRows(
    trx,
    'room_features',
    rooms.flatMap(({ row, features }) =>
      features.map((key) => ({ room_id: row.id, feature_id: featureId(key) })),
    ),
  )
  const meals = fresh.flatMap((stay) =>
    stay.offer.rooms.flatMap((key, n) =>
      stay.terms.meals.map(([board, percent]) => ({
        room_id: roomIdOf(stay, n),
        board,
        supplement: Math.max(6, Math.round((supplementBase(stay, n) * percent) / 1000)) * 1000,
      })),
    ),
  )
  await sql`insert into meal_plans (room_id, board, supplement)
    select room_id, board, supplement from jsonb_to_recordset(${json(meals)})
      as r (room_id bigint, board text, supplement int) on conflict do nothing`.execute(trx)
}

/** Suites eat the same meals: supplements follow the house, and hardly the room. */
const supplementBase = ({ offer }: Stay, n: number): number => offer.price * (n > 3 ? 1.1 : 1)

/** Rates that are there, as `room priority`. */
async function knownRates(trx: Trx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg(room_id || ' ' || priority, ',') as all from room_rates`.execute(trx)
  return new Set(rows[0]?.all?.split(','))
}

async function writePrices(trx: Trx, today: CalendarDate): Promise<void> {
  const known = await knownRates(trx)
  const rates = stays
    .flatMap((stay) =>
      stay.offer.rooms.flatMap((key, n) => ratesOf(stay, roomIdOf(stay, n), key, today)),
    )
    .filter((rate) => !known.has(`${rate.room_id} ${rate.priority}`))
  if (rates.length === 0) return
  await sql`insert into room_rates (room_id, priority, first_night, last_night, weekdays, price, single_price, extra_adult, min_nights)
    select r.room_id, r.priority, r.first_night, r.last_night, r.weekdays, r.price, r.single_price, r.extra_adult,
        r.min_nights
      from jsonb_to_recordset(${json(rates)}) as r (room_id bigint, priority smallint, first_night date,
        last_night date, weekdays smallint[], price int, single_price int, extra_adult int, min_nights smallint)
      join room_types t on t.id = r.room_id
    on conflict do nothing`.execute(trx)
}
