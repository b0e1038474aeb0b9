import type { OverEdition } from '../deeds/use-over-edition.ts'

/** A setting of one offer, which goes with its kind's (null) or has its own. */
export type OwnTerms<Kind, Terms> = {
  readonly isOwn: boolean
  readonly ofKind: Kind
  readonly save: (deed: OverEdition, terms: Terms | null) => Promise<unknown>
}

/** Whether an offer goes with its kind; a kind itself never does. */
export const goesWithKind = (own: { readonly isOwn: boolean } | undefined): boolean =>
  own !== undefined && !own.isOwn
