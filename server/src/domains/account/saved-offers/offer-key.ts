import type { SavedModule } from '@rihla/contract/modules'

/** Which offer: its kind and its number within the kind. */
export type OfferKey = { readonly module: SavedModule; readonly offerId: number }

/** An offer as a list names it, in one language. */
export type NamedOffer = OfferKey & {
  readonly name: string
  readonly city: string
  readonly stars: number
  readonly imagePath: string | null
}

/** Two offers are one when their keys are. */
export const keyOf = ({ module, offerId }: OfferKey): string => `${module} ${offerId}`
