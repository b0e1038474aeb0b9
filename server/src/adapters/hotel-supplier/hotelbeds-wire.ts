import * as z from 'zod/mini'

/** The parts of APItude's answers that we read; the rest is left alone. */

const number = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))
const text = z.object({ content: z.string() })

const policy = z.object({ amount: z.union([z.string(), z.number()]), from: z.string() })

export const wireRate = z.object({
  rateKey: z.string(),
  rateType: z.enum(['BOOKABLE', 'RECHECK']),
  net: z.union([z.string(), z.number()]),
  sellingRate: z.nullish(z.union([z.string(), z.number()])),
  hotelMandatory: z.nullish(z.boolean()),
  allotment: z.nullish(z.number()),
  rateComments: z.nullish(z.string()),
  paymentType: z.string(),
  boardCode: z.string(),
  cancellationPolicies: z.nullish(z.array(policy)),
  rooms: number,
  adults: number,
  children: z.nullish(number),
  childrenAges: z.nullish(z.union([z.string(), z.number()])),
})
export type WireRate = z.output<typeof wireRate>

export const wireHotel = z.object({
  code: number,
  rooms: z.array(z.object({ code: z.string(), name: z.string(), rates: z.array(z.unknown()) })),
  currency: z.string(),
})

export const availabilityAnswer = z.object({
  hotels: z.object({ hotels: z.nullish(z.array(z.unknown())) }),
})

export const checkAnswer = z.object({ hotel: wireHotel })

export const wireBooking = z.object({
  reference: z.string(),
  clientReference: z.nullish(z.string()),
  status: z.string(),
  totalNet: z.union([z.string(), z.number()]),
  currency: z.string(),
  hotel: z.nullish(z.object({ cancellationAmount: z.nullish(z.union([z.string(), z.number()])) })),
})

export const bookingAnswer = z.object({ booking: wireBooking })
export const bookingList = z.object({
  bookings: z.object({ bookings: z.nullish(z.array(z.unknown())) }),
})

export const wireContent = z.object({
  code: number,
  name: text,
  description: z.nullish(text),
  coordinates: z.object({ longitude: number, latitude: number }),
  categoryCode: z.nullish(z.string()),
  address: z.nullish(text),
  city: z.nullish(text),
  phones: z.nullish(z.array(z.object({ phoneNumber: z.string() }))),
  rooms: z.nullish(z.array(z.object({ roomCode: z.string() }))),
  facilities: z.nullish(
    z.array(
      z.object({
        facilityCode: z.number(),
        facilityGroupCode: z.number(),
        indYesOrNo: z.nullish(z.boolean()),
        timeFrom: z.nullish(z.string()),
        timeTo: z.nullish(z.string()),
      }),
    ),
  ),
  images: z.nullish(z.array(z.object({ path: z.string(), visualOrder: z.nullish(z.number()) }))),
})
export type WireContent = z.output<typeof wireContent>

export const contentPage = z.object({ total: z.number(), hotels: z.array(z.unknown()) })

export const wireRoomType = z.object({
  code: z.string(),
  maxPax: number,
  maxAdults: number,
  maxChildren: number,
  description: z.string(),
})

export const wireFacility = z.object({
  code: z.number(),
  facilityGroupCode: z.number(),
  description: z.nullish(text),
})

/** A part of a list of kinds. */
export const kindsPages = {
  rooms: z.object({ total: z.number(), rooms: z.array(z.unknown()) }),
  facilities: z.object({ total: z.number(), facilities: z.array(z.unknown()) }),
}

export const errorAnswer = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** What of a list can be read; what can't is left out, since one bad hotel must not hide the others. */
export const readable = <T extends z.ZodMiniType>(
  schema: T,
  list: readonly unknown[] | null | undefined,
): z.output<T>[] =>
  (list ?? []).flatMap((one) => {
    const parsed = schema.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
