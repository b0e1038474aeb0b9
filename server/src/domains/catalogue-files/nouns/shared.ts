import { SALE_CLOSES } from '@rihla/contract/desk/limits'
import * as z from 'zod/mini'
import {
  as,
  decimal,
  html,
  instant,
  json,
  language,
  maybe,
  money,
  orElse,
  rating,
  text,
  to,
  whole,
  type Field,
} from './field.ts'
import type { SavedModule } from '@rihla/contract/modules'
import type { Noun } from './noun.ts'

const age = z.number().check(z.int(), z.gte(0), z.lte(12))
const share = z.number().check(z.int(), z.gte(0), z.lte(100))
type Band = { maxAge: number }
const rising = (bands: readonly Band[]): boolean =>
  bands.at(-1)?.maxAge === 12 && bands.every((it, n) => it.maxAge > (bands[n - 1]?.maxAge ?? -1))

/** What children pay: ages up to, the youngest first and the last 12, and the share of an adult's price. */
export const childBands: Field = json(
  z
    .array(z.strictObject({ maxAge: age, percent: share, place: z.optional(z.boolean()) }))
    .check(z.maxLength(13), z.refine(rising, 'ages must rise, and the last band must end at 12')),
)
/** What cancelling gives back once it isn't free any more. */
export const cancellationSteps: Field = json(
  z
    .array(
      z.strictObject({
        hours: z.number().check(z.int(), z.gte(0), z.lte(8760)),
        percent: z.number().check(z.int(), z.gte(1), z.lte(99)),
      }),
    )
    .check(z.maxLength(5)),
)

export const names = { name_en: text(), name_ar: text() }
export const place = { latitude: decimal(-90, 90), longitude: decimal(-180, 180) }
export const maybePlace = { latitude: maybe(place.latitude), longitude: maybe(place.longitude) }
export const city = to('destinations', 'city_id', 'slug')
export const picture = (column: string): Field => to('images', column, 'name', 'name')
export const cover = maybe(picture('cover'))
export const position = as('sort_order', whole(0, 10_000))
/** As what the reviews know the offers of a list. */
export const ratedAs: Readonly<Record<string, SavedModule>> = {
  activities: 'Activity',
  'day-uses': 'DayUse',
  hotels: 'Hotel',
  cruises: 'NileCruise',
  honeymoons: 'Honeymoon',
  trips: 'Trip',
}
/** A number that goes on from what the file said first, once a traveller has rated the offer: a file counts none of them. */
const ofRaters = (column: string, field: Field): Field => ({
  ...as(column, field),
  standsWhere: (noun) =>
    `exists (select from offer_ratings r where r.offer_id = t.id and r.module = '${ratedAs[noun]}')`,
})
const count = orElse(whole(0, 10_000_000), '0')
export const raters = ofRaters('raters', count)
export const ratings = {
  rating: ofRaters('rating', orElse(rating, '0')),
  reviews: ofRaters('reviews_count', count),
  score: orElse(whole(-1_000_000_000, 1_000_000_000), '0'),
}
export const offerPrice = {
  price: money(),
  offer_price: maybe(money()),
  offer_expires_at: maybe(instant),
}
/** Minutes from the midnight that begins the day it is booked for; of that day or the one before, as at the desk. */
export const saleCloses = maybe(whole(SALE_CLOSES.min, SALE_CLOSES.max, 'smallint'))
export const texts = { language, description: html() }

/** Pictures and films of an offer, in their order. */
export const shown = (owner: string, table: string, column: string, word: string): Noun[] => [
  {
    name: `${word}-images`,
    table: `${word.replace('-', '_')}_images`,
    key: [owner, 'position'],
    partOf: owner,
    fields: { [owner]: to(table, column), position, image: picture('image') },
  },
  ...(word === 'room' || word === 'package'
    ? []
    : [
        {
          name: `${word}-videos`,
          table: `${word.replace('-', '_')}_videos`,
          key: [owner, 'position'],
          partOf: owner,
          fields: { [owner]: to(table, column), position, video: as('video_id', text(40)) },
        },
      ]),
]
