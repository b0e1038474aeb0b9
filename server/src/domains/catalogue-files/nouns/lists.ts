import { SALE_MINUTES_MAX } from '@rihla/contract/desk/limits'
import * as z from 'zod/mini'
import {
  as,
  choice,
  code,
  date,
  html,
  language,
  maybe,
  orElse,
  percent,
  text,
  to,
  whole,
  yesNo,
} from './field.ts'
import type { Noun } from './noun.ts'
import { cancellationSteps, names, picture, place, saleCloses } from './shared.ts'

const sort = as('sort_order', whole(-100_000, 100_000))
const kind = choice('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip')

/** What offers are made of: pictures, places, kinds and features. */
export const listNouns: readonly Noun[] = [
  {
    name: 'images',
    table: 'images',
    key: ['name'],
    fields: {
      name: code,
      width: whole(1, 20_000),
      height: whole(1, 20_000),
      alt_en: text(500),
      alt_ar: text(500),
      placeholder: maybe(text(20_000)),
      colour: maybe(text(40)),
    },
  },
  {
    name: 'destinations',
    table: 'destinations',
    key: ['code'],
    numbered: true,
    order: 't.id',
    fields: {
      code: as('slug', code),
      ...names,
      ...place,
      image: maybe(picture('image')),
      position: sort,
      shown: yesNo('true'),
    },
  },
  {
    name: 'destination-spellings',
    table: 'destination_aliases',
    key: ['destination', 'spelling'],
    partOf: 'destination',
    fields: {
      destination: to('destinations', 'destination_id', 'slug'),
      spelling: as('alias', text()),
    },
  },
  {
    name: 'destination-texts',
    table: 'destination_texts',
    key: ['destination', 'language'],
    partOf: 'destination',
    fields: {
      destination: to('destinations', 'destination_id', 'slug'),
      // Its column is of a type of its own.
      language: { ...language, into: (name) => `(s.fields->>'${name}')::content_language` },
      summary: text(1000),
      // Places of which we have only a sentence have none.
      story: orElse({ ...html(), schema: z.string().check(z.maxLength(20_000)) }, `''`),
      best_time: maybe(text(2000)),
      getting_there: maybe(text(2000)),
    },
  },
  {
    name: 'activity-types',
    table: 'activity_types',
    key: ['code'],
    numbered: true,
    order: 't.id',
    only: { where: 't.id <> 13', columns: {} },
    fields: { code, ...names, position: sort },
  },
  {
    name: 'features',
    table: 'stay_features',
    key: ['code'],
    numbered: true,
    order: 't.id',
    fields: { code, ...names, icon: maybe(text(100)), position: sort },
  },
  {
    name: 'taxes',
    table: 'stay_taxes',
    key: ['valid_from'],
    fields: {
      valid_from: date,
      service: percent,
      city: percent,
      vat: percent,
    },
  },
  {
    name: 'cancellation-rules',
    table: 'cancellation_rules',
    key: ['kind'],
    fields: {
      kind,
      free_hours: whole(0, 8760),
      steps: cancellationSteps,
    },
  },
  {
    name: 'sale-ends',
    table: 'sale_ends',
    key: ['kind'],
    fields: {
      kind,
      closes_at: saleCloses,
      minutes_before: maybe(whole(0, SALE_MINUTES_MAX, 'smallint')),
      early_start: maybe(whole(0, 1440, 'smallint')),
      early_closes_at: saleCloses,
    },
  },
]
