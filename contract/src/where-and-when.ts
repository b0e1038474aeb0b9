import * as z from 'zod/mini'
import type { Language, LocalizedText } from './values/language.ts'
import type { SupportPhone } from './values/support.ts'

/** Where and when something begins, and whom to call; instants are ISO, `EndsAt` null where it isn't known. */
export const where = z.object({
  Place: z.string(),
  Address: z.nullable(z.string()),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
  StartsAt: z.string(),
  EndsAt: z.nullable(z.string()),
  /** Whom to call; empty: nobody by phone. */
  Phone: z.string(),
})
export type Where = z.output<typeof where>

/** Where and when something begins, as it is kept; instants are ISO with zone. */
export type WhereAndWhen = {
  readonly place: LocalizedText
  readonly address: LocalizedText | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly startsAt: string
  readonly endsAt: string | null
}

/** What details, checkout and reservation say of it alike. */
export const whereOf = (its: WhereAndWhen, language: Language, phone: SupportPhone): Where => ({
  Place: its.place[language],
  Address: its.address?.[language] ?? null,
  Latitude: its.latitude,
  Longitude: its.longitude,
  StartsAt: its.startsAt,
  EndsAt: its.endsAt,
  Phone: phone?.[language] ?? '',
})
