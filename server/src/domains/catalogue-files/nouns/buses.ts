import * as z from 'zod/mini'
import {
  as,
  code,
  date,
  list,
  maybe,
  pounds,
  text,
  time,
  to,
  weekdays,
  whole,
  yesNo,
} from './field.ts'
import { rule, type Noun } from './noun.ts'
import { maybePlace, names, position } from './shared.ts'

const cheaper = rule(
  'round_price',
  'must not be more than price',
  (it: { price: number; round_price: number }) => it.round_price <= it.price,
)
const elsewhere = rule(
  'to',
  'must be another station than from',
  (it: { from: string; to: string }) => it.from !== it.to,
)

/** Our own buses: where they stop, how they are built, when they leave. */
export const busNouns: readonly Noun[] = [
  {
    name: 'bus-cities',
    table: 'bus_cities',
    key: ['code'],
    order: 't.id',
    fields: { code, ...names, spellings: list(200) },
  },
  {
    name: 'stations',
    table: 'bus_stations',
    key: ['code'],
    order: 't.id',
    fields: {
      code,
      active: yesNo('true'),
      ...names,
      city: maybe(to('bus_cities', 'city_id')),
      region_en: maybe(text()),
      region_ar: maybe(text()),
      boarding_en: maybe(text(500)),
      boarding_ar: maybe(text(500)),
      spellings: list(200),
      ...maybePlace,
      position: { ...position, otherwise: '0' },
    },
  },
  {
    name: 'bus-classes',
    table: 'bus_classes',
    key: ['code'],
    order: 't.id',
    fields: {
      code,
      ...names,
      colour: {
        ...text(7),
        schema: z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b6e6e')),
      },
      amenities: list(40),
    },
  },
  {
    name: 'bus-layouts',
    table: 'bus_layouts',
    key: ['code'],
    order: 't.id',
    fields: { code: as('name', code) },
  },
  {
    name: 'seats',
    table: 'bus_seats',
    key: ['layout', 'number'],
    partOf: 'layout',
    keepsIds: true,
    order: 't.layout_id, t.y, t.x',
    fields: {
      layout: to('bus_layouts', 'layout_id', 'name'),
      number: text(10),
      x: whole(0, 10_000, 'smallint'),
      y: whole(0, 20_000, 'smallint'),
      window: as('is_window', { ...yesNo('false') }),
    },
  },
  {
    name: 'timetable',
    table: 'bus_timetable',
    key: ['code'],
    order: 't.id',
    rules: [cheaper, elsewhere],
    fields: {
      code,
      active: yesNo('true'),
      from: to('bus_stations', 'from_station_id'),
      to: to('bus_stations', 'to_station_id'),
      class: to('bus_classes', 'class_id'),
      layout: to('bus_layouts', 'layout_id', 'name'),
      departs: time,
      weekdays: weekdays('smallint'),
      minutes: whole(1, 10_000),
      price: pounds,
      round_price: pounds,
      valid_from: date,
      valid_until: maybe(date),
    },
  },
]
