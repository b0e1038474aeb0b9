import type { DayUseKind, OwnAmenities } from './kinds.ts'

/** Whose place it is, and the part of town. */
type Venue = readonly [hotelEn: string, hotelAr: string, areaEn: string, areaAr: string]
type Texts = readonly [name: string, description: string]
type Extras = OwnAmenities & {
  /** Percent off. */
  readonly offer?: number
  /** The offer ends within three days of every start. */
  readonly lastMinute?: true
  /** Hours before which cancelling is free; null: never. 24 when not given. */
  readonly free?: number | null
  /** Weekdays it is open, 0 is Sunday; every day when not given. */
  readonly days?: readonly number[]
  readonly places?: number
}

/** One offer as the editors wrote it; the price is whole EGP for one adult. */
export type DayUseRow = readonly [
  at: string,
  kind: DayUseKind,
  price: number,
  opens: `${number}:${number}`,
  closes: `${number}:${number}`,
  rated: readonly [rating: number, reviews: number],
  scene: string,
  venue: Venue,
  en: Texts,
  ar: Texts,
  extras?: Extras,
]

/** The same by name, for loading. */
export function fromRow(row: DayUseRow) {
  const [at, kind, price, opens, closes, rated, scene, venue, en, ar, extras = {}] = row
  const [hotelEn, hotelAr, areaEn, areaAr] = venue
  return {
    ...extras,
    at,
    kind,
    price,
    opens,
    closes,
    rated,
    scene,
    en: { hotel: hotelEn, area: areaEn, name: en[0], description: en[1] },
    ar: { hotel: hotelAr, area: areaAr, name: ar[0], description: ar[1] },
  }
}
export type DemoDayUse = ReturnType<typeof fromRow>
