import type { PhraseKey } from '../phrases.ts'

/** Keys of the kinds in kinds.ts. */
export type KindKey =
  | 'nile'
  | 'balloon'
  | 'diving'
  | 'snorkel'
  | 'safari'
  | 'camping'
  | 'temples'
  | 'museums'
  | 'walks'
  | 'food'
  | 'hiking'
  | 'watersports'
  | 'evenings'
  | 'crafts'
  | 'riding'
  | 'springs'
  | 'nature'

/** Name, description, meeting point, then the steps of the day. */
export type Texts = readonly [name: string, description: string, meet: string, ...steps: string[]]

/** One offer as the editors wrote it; what its kind has in common with others stands in kinds.ts. */
export type DemoActivity = {
  /** English name of the destination. */
  readonly at: string
  readonly kind: KindKey
  /** Whole EGP for one adult. */
  readonly price: number
  /** The hour in Cairo, of the pick-up where there is one. */
  readonly starts: `${number}:${number}`
  readonly minutes: number
  readonly rated: readonly [rating: number, reviews: number]
  readonly scene: string
  /** Percent off. */
  readonly offer?: number
  /** The offer ends within three days of every start. */
  readonly lastMinute?: true
  /** Hours before which cancelling is free; null: never. 24 when not given. */
  readonly free?: number | null
  /** Weekdays it runs on, 0 is Sunday; every day when not given. */
  readonly days?: readonly number[]
  readonly places?: number
  /** Where its meeting point is, if in another town: its English name, or the point. */
  readonly meets?: string | readonly [latitude: number, longitude: number]
  /** Beyond what its kind includes; of what its kind leaves out, what this one includes. */
  readonly plus?: readonly PhraseKey[]
  /** What its kind includes and this one hasn't got. */
  readonly without?: readonly PhraseKey[]
  readonly en: Texts
  readonly ar: Texts
}
