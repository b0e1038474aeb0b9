import {
  as,
  code,
  date,
  list,
  maybe,
  money,
  orElse,
  text,
  time,
  to,
  weekdays,
  whole,
  yesNo,
} from './field.ts'
import { rule, type Noun } from './noun.ts'
import {
  cancellationSteps,
  childBands,
  city,
  cover,
  maybePlace,
  names,
  offerPrice,
  ratings,
  saleCloses,
  shown,
  texts,
} from './shared.ts'

const offer = to('activities', 'activity_id')
const freeHours = maybe(whole(0, 8760))
const shared = {
  code,
  active: yesNo('true'),
  city,
  ...names,
  cover,
  ...offerPrice,
  free_cancellation_hours: freeHours,
  cancellation_steps: maybe(cancellationSteps),
  duration_minutes: whole(1, 100_000),
  ...maybePlace,
  starts_at: orElse(time, `'09:00'`),
  sale_closes_at: saleCloses,
  daily_places: as('daily_capacity', whole(0, 100_000)),
  weekdays: weekdays('integer'),
  child_bands: maybe(childBands),
  min_age: orElse(whole(0, 21, 'smallint'), '0'),
  ...ratings,
}

/** Its page says when it opens; its bookings, mails and terms of cancelling when it begins. */
const asItOpens = rule(
  'starts_at',
  'must be opens_at, when a day at a hotel begins, or be left out',
  (it: { opens_at: string; starts_at?: string }) =>
    it.starts_at === undefined || it.starts_at === it.opens_at,
)

/** Days out and days at a hotel's beach: one table, and what they share in files of their own. */
export const offerNouns: readonly Noun[] = [
  {
    name: 'activities',
    table: 'activities',
    key: ['code'],
    order: 't.id',
    only: { where: 't.type_id <> 13', columns: {} },
    fields: { ...shared, type: to('activity_types', 'type_id'), hotel_pickup: yesNo('false') },
  },
  {
    name: 'day-uses',
    table: 'activities',
    key: ['code'],
    order: 't.id',
    only: { where: 't.type_id = 13', columns: { type_id: '13' } },
    fields: {
      ...shared,
      hotel_en: text(),
      hotel_ar: text(),
      area_en: maybe(text()),
      area_ar: maybe(text()),
      opens_at: time,
      closes_at: time,
      starts_at: { ...orElse(time, time.into('opens_at')), follows: true },
    },
    rules: [asItOpens],
  },
  {
    name: 'activity-texts',
    table: 'activity_texts',
    key: ['offer', 'language'],
    partOf: 'offer',
    fields: {
      offer,
      ...texts,
      steps: list(5000, true),
      included: list(),
      excluded: list(),
      bring: list(),
      pickup_point: maybe(text(2000)),
      not_allowed_luggage: orElse(text(500), `'0'`),
      additional_information: maybe(text(5000)),
      terms: maybe(text(5000)),
    },
  },
  ...shown('offer', 'activities', 'activity_id', 'activity'),
  {
    name: 'activity-prices',
    table: 'activity_prices',
    key: ['offer', 'day'],
    partOf: 'offer',
    day: 'day',
    fields: { offer, day: as('day', date), price: money() },
  },
]
