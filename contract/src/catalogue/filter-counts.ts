import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField, wholeNumber } from '../values/fields.ts'

// What each choice of a filter leaves, beside a search: asked for once its results are there.

/** Bars of prices between the ends of the slider. */
export const PRICE_BARS = 24

/** Ends of the price slider that the bars stand on, whole EGP. */
export const priceEnds = {
  PriceStart: z._default(optionalField(wholeNumber(0, 1_000_000)), 0),
  PriceEnd: z._default(optionalField(wholeNumber(1, 1_000_000)), 10_000),
}

const count = z.number()

/**
 * How many offers each choice of a filter leaves, for the date and the party, within all other filters
 * but not within its own: what is found when that is chosen instead. Choices that aren't named leave none.
 * What a kind can't be narrowed by is left out.
 */
export const filterCounts = z.object({
  FreeCancellation: count,
  InstantConfirmation: z.optional(count),
  Cities: z.optional(z.array(z.object({ CityId: z.number(), Count: count }))),
  Types: z.optional(z.array(z.object({ ActivityTypeId: z.number(), Count: count }))),
  /** Classes of hotel, 0 is unrated. */
  Stars: z.optional(z.array(z.object({ Stars: z.number(), Count: count }))),
  /** What costs how much, in whole EGP, as the price filter compares it, whatever that filter says. */
  Prices: z.object({
    /** Null: nothing is found at any price. */
    Lowest: z.nullable(z.number()),
    Highest: z.nullable(z.number()),
    /** How many in each step from one end of the slider to the other; the last has all that is dearer. */
    Bars: z.array(count),
  }),
})
export type FilterCounts = z.output<typeof filterCounts>

/** The counts beside the search of a kind. */
export const offerCounts = <const Path extends string, F extends z.ZodMiniType>(
  call: { path: Path; summary: string },
  filters: F,
) =>
  endpoint({
    ...call,
    method: 'POST',
    audience: 'anyone',
    input: z.object({ ...priceEnds, Filters: z._default(z.nullable(filters), null) }),
    output: filterCounts,
    refusals: [],
    idempotentBy: 'changes nothing',
  })
