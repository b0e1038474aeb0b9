import * as z from 'zod/mini'
import { cancellationSchedule } from '../cancellation/wire.ts'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { orderType } from '../values/enumerations.ts'
import {
  egpField,
  flagField,
  idField,
  numberList,
  optionalField,
  textField,
} from '../values/fields.ts'
import { CHILD_AGE, MOST_CHILDREN } from './children.ts'
import { offerImage } from './offer.ts'
import { where } from '../where-and-when.ts'

// What kinds of offers share on the wire, packages and what is sold by the day alike.

/** What all are searched by. Prices are whole EGP and compared with the effective price. */
export const offerFilters = {
  SearchText: optionalField(textField(100)),
  CityId: optionalField(idField),
  PriceFrom: optionalField(egpField),
  PriceTo: optionalField(egpField),
  HasFreeCancellation: optionalField(flagField),
  PriceOrderType: optionalField(orderType),
  RatingOrderType: optionalField(orderType),
}

const { min: YOUNGEST, max: OLDEST } = CHILD_AGE

/** The age of each child in a party, at most six; `4,9` is understood, too. */
export const childAges = z._default(
  optionalField(
    z.pipe(
      numberList,
      z.array(z.number().check(z.gte(YOUNGEST), z.lte(OLDEST))).check(z.maxLength(MOST_CHILDREN)),
    ),
  ),
  [],
)

/** What cards and detail pages of all say; prices in whole EGP, for what the kind sells. */
export const offerFacts = {
  Name: z.string(),
  Price: z.number(),
  OfferPrice: z.nullable(z.number()),
  OfferExpirationDate: z.nullable(z.string()),
  FreeCancellation: z.nullable(z.string()),
  Rating: z.nullable(z.number()),
  ReviewsCount: z.number(),
}

/** What is on a card alone; the placeholder (a data address) and the mean colour are of its image. */
export const cardFacts = {
  ...offerFacts,
  /** Whole EGP for the asked party, where children are with it; null: so many times the price. */
  TotalPrice: z.nullable(z.number()),
  CardTag: z.nullable(z.string()),
  ImagePlaceholder: z.nullable(z.string()),
  ImageColour: z.nullable(z.string()),
}

/** What is on a detail page alone. */
export const detailsFacts = {
  ...offerFacts,
  /** HTML, sanitised. */
  Description: z.string(),
  RatingDegree: z.nullable(z.string()),
  /** What cancelling gives back on the asked date. */
  Cancellation: cancellationSchedule,
  /** On the asked date, for the asked party. */
  IsAvailable: z.boolean(),
  /** Places left on the asked date, when few enough to be worth saying; else null. */
  PlacesLeft: z.nullable(z.number()),
  BookButtonText: z.string(),
  ShareLink: z.string(),
  /** On the asked date. */
  Where: z.optional(where),
  /** Whole EGP for the whole party on the asked date, and what it would be without the offer. */
  TotalPrice: z.number(),
  OriginalTotalPrice: z.nullable(z.number()),
  /** The total in words of the party; whole EGP, 0 is free, and negative what an offer takes off. */
  PriceLines: z.array(z.object({ Label: z.string(), Amount: z.number() })),
  /** From which age on children can be booked; null: none can. */
  Children: z.nullable(z.object({ MinAge: z.number() })),
  /** Why the asked party can't be booked on any date, in words; prices are then of its adults. Null: it can. */
  PartyProblem: z.nullable(z.string()),
}

type Call<Path extends string> = { path: Path; summary: string }

/** The offers of a kind that match, a page at a time. */
export const offerSearch = <
  const Path extends string,
  F extends z.ZodMiniType,
  C extends z.ZodMiniType,
>(
  call: Call<Path>,
  filters: F,
  card: C,
) =>
  endpoint({
    ...call,
    method: 'POST',
    audience: 'anyone',
    input: pagedRequest(z._default(z.nullable(filters), null)),
    output: paged(card),
    refusals: [],
    idempotentBy: 'changes nothing',
  })

/** One offer on one date. */
export const offerDetails = <
  const Path extends string,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  call: Call<Path>,
  input: I,
  output: O,
) =>
  endpoint({
    ...call,
    method: 'POST',
    audience: 'anyone',
    input,
    output,
    refusals: ['offer_not_found'],
    idempotentBy: 'changes nothing',
  })

/** The pictures of an offer, a page at a time; the filters are its id. */
export const offerImages = <const Path extends string>(call: Call<Path>) =>
  offerDetails(call, pagedRequest(idField), paged(offerImage))
