import type { FeatureKey } from './features.ts'
import type { OfferKey } from './offer-names.ts'
import type { RoomKey } from './rooms/index.ts'
import type { StyleKey } from './styles.ts'

/** Name, address, then the sentences of the description. */
export type StayTexts = readonly [name: string, address: string, about: string]

/** One hotel as the editors wrote it; what its style has in common with others stands in styles.ts. */
export type DemoHotel = {
  /** English name of the destination. */
  readonly at: string
  readonly style: StyleKey
  /** 0: unrated. */
  readonly stars: 0 | 1 | 2 | 3 | 4 | 5
  /** Whole EGP: two adults, the plainest room, a weekday of the cheap season. */
  readonly price: number
  readonly rated: readonly [rating: number, raters: number]
  readonly pin: readonly [latitude: number, longitude: number]
  /** The plainest room first. */
  readonly rooms: readonly RoomKey[]
  /** Beyond what its style has. */
  readonly has?: readonly FeatureKey[]
  /** What its style has and this one hasn't. */
  readonly lacks?: readonly FeatureKey[]
  /** Rooms of all its types together, where its words count them; the style's number when not given. */
  readonly total?: number
  readonly offer?: readonly [percent: number, name: OfferKey]
  /** Days before arrival until which cancelling is free; null: never. The style's when not given. */
  readonly free?: number | null
  readonly minNights?: number
  /** Closed every year from one month-day to another, both included. */
  readonly closed?: readonly [from: string, to: string]
  /** Confirmed by the owner, not on the spot. */
  readonly onRequest?: true
  readonly en: StayTexts
  readonly ar: StayTexts
}

/** A ship: like a hotel that sails. */
export type DemoShip = Omit<DemoHotel, 'style' | 'minNights'> & {
  /** Key of its route in sailings.ts. */
  readonly route: 'saturdays' | 'mondays' | 'sundays' | 'lake' | 'lakeSouth' | 'dahabiya'
}
