import type { Party } from '@rihla/contract/values/party'

/** What children up to an age pay, in percent of an adult's price. */
export type ChildBand = {
  readonly maxAge: number
  readonly percent: number
  /** Whether such a child takes a place; it does unless said. */
  readonly place?: boolean
}

/** What an offer says of children. */
export type ChildTerms = {
  /** Who is younger can't come at all. */
  readonly minAge: number
  /** The youngest first, the last up to 12; null: no child can be booked. */
  readonly bands: readonly ChildBand[] | null
}

/** As the columns of activities and packages have it. */
export type ChildTermsRow = {
  readonly child_bands: readonly ChildBand[] | null
  readonly min_age: number
}

export const childTermsOf = ({
  child_bands: bands,
  min_age: minAge,
}: ChildTermsRow): ChildTerms => ({
  bands,
  minAge,
})

const bandOf = (age: number, bands: readonly ChildBand[]): ChildBand | undefined =>
  bands.find((band) => age <= band.maxAge)

/** Percent of an adult's price that a child of this age pays; beyond the bands: all of it. */
export const childPercent = (age: number, bands: readonly ChildBand[]): number =>
  bandOf(age, bands)?.percent ?? 100

/** Places that a party takes: one each, but for children whose band says otherwise. */
export const placesOf = ({ adults, childAges }: Party, { bands }: ChildTerms): number =>
  adults + childAges.filter((age) => bandOf(age, bands ?? [])?.place !== false).length

/** Why the children of a party can't be booked with an offer. */
export type WhyNoChildren = 'children_not_taken' | 'child_too_young'

/** Why not, whatever the day; null when they can. */
export function whyNoChildren({ childAges }: Party, terms: ChildTerms): WhyNoChildren | null {
  if (childAges.length === 0) return null
  if (!terms.bands) return 'children_not_taken'
  return childAges.some((age) => age < terms.minAge) ? 'child_too_young' : null
}
