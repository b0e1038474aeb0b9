import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { moduleField } from '../values/fields.ts'
import { idField } from '../values/fields.ts'
import { savedModules } from '../modules.ts'
import { MOST_SAVED } from './saved-limits.ts'

const savedModule = z.pipe(moduleField, z.enum(savedModules))

/** An offer in a list, as its card would show it; `Stars` 0 for what has no class. */
export const savedOffer = z.object({
  ModuleType: z.enum(savedModules),
  Id: z.number(),
  Name: z.string(),
  City: z.string(),
  Stars: z.number(),
  ImagePath: z.nullable(z.string()),
  KeptAt: z.string(),
})
export type SavedOffer = z.output<typeof savedOffer>

const savedList = z.enum(['Favourites', 'Viewed'])

export const savedOffers = z.object({
  Favourites: z.array(savedOffer),
  Viewed: z.array(savedOffer),
  /** What is kept in a list and not on sale now: it has no card, and can be taken off. */
  NotOnSale: z.array(
    z.extend(z.pick(savedOffer, { ModuleType: true, Id: true, KeptAt: true }), { List: savedList }),
  ),
})
export type SavedOffers = z.output<typeof savedOffers>

export const getSavedOffers = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetKeptOffers',
  summary:
    'Favourites and what was looked at lately, newest first; what is not on sale by its number',
  audience: 'traveller',
  input: z.object({}),
  output: savedOffers,
  refusals: [],
})

/** `KeptAt` is an instant of this device; what lies in the future counts as now, what lies before 1970 as its beginning. */
export const changeSavedOffers = endpoint({
  method: 'POST',
  path: '/api/AccountApi/ChangeKeptOffers',
  summary: 'Keep offers, or forget them; what several devices keep adds up',
  audience: 'traveller',
  input: z.object({
    Changes: z
      .array(
        z.object({
          List: savedList,
          ModuleType: savedModule,
          Id: idField,
          Keep: z.boolean(),
          KeptAt: z.optional(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
        }),
      )
      .check(z.maxLength(MOST_SAVED.Favourites + MOST_SAVED.Viewed)),
  }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'an offer stands in a list once, at its newest instant',
})
