import type { RoomKey } from '../stays/rooms/index.ts'
import type { DayKey } from './days/index.ts'
import type { ExclusionKey, InclusionKey } from './words/additions.ts'
import type { ExtraKey } from './words/extras.ts'
import type { InformationKey } from './words/information.ts'
import type { OutsideKey } from './words/outside.ts'
import type { PolicyKey, TripTypeKey } from './words/trip-types.ts'

/** Nights in a hotel or ship of ours, by its English name and room, or in a house that we only name. */
export type DemoNights =
  | readonly [stay: string, room: RoomKey, nights: number]
  | readonly [outside: OutsideKey, nights: number]

/**
 * On which days a package leaves: every day; on these weekdays (0 is Sunday); or on fixed dates, which
 * are these weekdays in so many weeks out of every four.
 */
export type Leaves =
  | 'daily'
  | readonly number[]
  | { readonly on: readonly number[]; readonly weeks: readonly (0 | 1 | 2 | 3)[] }

/** Name, then the sentences of the description. */
export type PackageTexts = readonly [name: string, about: string]

/** A honeymoon as the editors wrote it; the price is whole EGP for a couple and the whole package. */
export type DemoHoneymoon = {
  readonly stays: readonly DemoNights[]
  /** The nights and one more. */
  readonly days: readonly DayKey[]
  readonly price: number
  readonly rated: readonly [rating: number, reviews: number]
  /** Of the cover. */
  readonly scene: string
  /** Percent off. */
  readonly offer?: number
  /** The offer ends within three days of every start. */
  readonly lastMinute?: true
  /** Days before departure until which cancelling is free; null: never. */
  readonly free: number | null
  readonly leaves: Leaves
  /** Couples, or persons, of a departure; what its kind has when not given. */
  readonly places?: number
  readonly has: readonly InclusionKey[]
  readonly not?: readonly ExclusionKey[]
  readonly extras: readonly ExtraKey[]
  readonly know: readonly InformationKey[]
  readonly en: PackageTexts
  readonly ar: PackageTexts
}

/** A trip, like a honeymoon; the price is for one adult. */
export type DemoTrip = DemoHoneymoon & {
  readonly type: TripTypeKey
  readonly children: PolicyKey
}
