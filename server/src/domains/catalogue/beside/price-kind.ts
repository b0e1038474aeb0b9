import type { PricedOffer } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'

/** Prices the offers of a kind by their ids; those that aren't on sale are left out. */
export type PriceKind = (
  deps: CatalogueDeps,
  ids: readonly number[],
  language: Language,
) => Promise<PricedOffer[]>
