import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { savedModules } from '../modules.ts'
import { textField } from '../values/fields.ts'
import { offerTile } from './tiles.ts'

const optional = z.nullable(z.string())
const place = { CityId: z.number(), Slug: z.string(), CityName: z.string(), ImageUrl: optional }

/** Degrees, as maps count them. */
const position = { Latitude: z.number(), Longitude: z.number() }

/** The page of a destination. Texts that editors left out are null. */
export const getDestination = endpoint({
  method: 'GET',
  path: '/api/CitiesApi/GetDestination',
  summary: 'One destination: its story, the best of every kind there, and what is near',
  audience: 'anyone',
  input: z.object({ Slug: textField(100) }),
  output: z.object({
    ...place,
    ...position,
    ImageAlt: optional,
    ImagePlaceholder: optional,
    ImageColour: optional,
    Summary: optional,
    /** HTML, sanitised. */
    Story: optional,
    BestTime: optional,
    GettingThere: optional,
    /** Kinds that have anything there, in the order of the menus, with how many and the best of them. */
    Best: z.array(
      z.object({
        ModuleType: z.enum(savedModules),
        Total: z.number(),
        Offers: z.array(offerTile),
      }),
    ),
    /** The nearest first; kilometres as the crow flies. */
    Nearby: z.array(z.object({ ...place, ...position, Kilometres: z.number() })),
  }),
  refusals: ['destination_not_found'],
})
export type DestinationPage = z.output<typeof getDestination.output>
