import {
  choice,
  code,
  date,
  html,
  maybe,
  money,
  orElse,
  text,
  time,
  to,
  weekdays,
  whole,
  yesNo,
  as,
} from './field.ts'
import type { Noun } from './noun.ts'
import {
  cancellationSteps,
  childBands,
  city,
  cover,
  names,
  offerPrice,
  picture,
  position,
  ratings,
  saleCloses,
  shown,
  texts,
} from './shared.ts'

const its = to('packages', 'package_id')
const both = { text_en: text(1000), text_ar: text(1000) }
const shared = {
  code,
  active: yesNo('true'),
  city,
  ...names,
  cover,
  ...offerPrice,
  free_cancellation_hours: maybe(whole(0, 8760)),
  cancellation_steps: maybe(cancellationSteps),
  stars: whole(0, 5, 'smallint'),
  nights: whole(0, 60, 'smallint'),
  places: whole(0, 100_000),
  weekdays: weekdays('integer', `'{}'`),
  starts_at: orElse(time, `'08:00'`),
  sale_closes_at: saleCloses,
  ...ratings,
}
const kindOf = (name: string, kind: string, fields: Noun['fields']): Noun => ({
  name,
  table: 'packages',
  key: ['code'],
  order: 't.id',
  only: { where: `t.kind = '${kind}'`, columns: { kind: `'${kind}'` } },
  fields,
})
/** Lines of a package in their order. */
const lines = (name: string, table: string, fields: Noun['fields']): Noun => ({
  name,
  table,
  key: ['package', 'position'],
  partOf: 'package',
  fields: { package: its, position, ...fields },
})

/** Honeymoons and trips, what belongs to them, and their departures. */
export const packageNouns: readonly Noun[] = [
  kindOf('honeymoons', 'honeymoon', shared),
  kindOf('trips', 'trip', {
    ...shared,
    type_en: maybe(text()),
    type_ar: maybe(text()),
    child_bands: maybe(childBands),
    min_age: orElse(whole(0, 21, 'smallint'), '0'),
  }),
  lines('package-cities', 'package_cities', { city }),
  {
    name: 'package-texts',
    table: 'package_texts',
    key: ['package', 'language'],
    partOf: 'package',
    fields: { package: its, ...texts, children_policy: maybe(text(2000)) },
  },
  ...shown('package', 'packages', 'package_id', 'package'),
  lines('package-steps', 'package_steps', {
    day: whole(1, 61, 'smallint'),
    title_en: text(300),
    title_ar: text(300),
    step_en: html(),
    step_ar: html(),
    city: maybe(city),
  }),
  lines('package-additions', 'package_additions', {
    included: yesNo('true'),
    ...both,
    icon: maybe(text(100)),
  }),
  lines('package-extras', 'package_extras', both),
  lines('package-information', 'package_information', both),
  lines('package-stays', 'package_stays', {
    nights: whole(1, 60, 'smallint'),
    board: choice('RO', 'BB', 'HB', 'FB', 'AI'),
    hotel: maybe(to('hotels', 'hotel_id')),
    room: maybe(to('room_types', 'room_id')),
    city: maybe(city),
    stars: maybe(whole(0, 5, 'smallint')),
    image: maybe(picture('image')),
    hotel_en: maybe(text()),
    hotel_ar: maybe(text()),
    room_en: maybe(text()),
    room_ar: maybe(text()),
    description_en: maybe(text(5000)),
    description_ar: maybe(text(5000)),
  }),
  {
    name: 'departures',
    table: 'package_departures',
    key: ['package', 'day'],
    partOf: 'package',
    day: 'day',
    fields: {
      package: its,
      day: as('day', date),
      places: maybe(whole(0, 100_000)),
      price: maybe(money()),
    },
  },
]
