import { useState } from 'react'
import type { Deed } from '../deeds/deed-button.tsx'

/** A setting of one offer, which goes with its kind's (null) or has its own. */
export type OwnTerms<Kind, Terms> = {
  readonly isOwn: boolean
  readonly ofKind: Kind
  readonly save: (deed: Deed, terms: Terms | null) => Promise<unknown>
}

/** Whether the offer is to go with its kind; never where a kind itself is set. */
export function useAsKind(own: { readonly isOwn: boolean } | undefined) {
  const [isChosen, setChosen] = useState(own !== undefined && !own.isOwn)
  return [own !== undefined && isChosen, setChosen] as const
}
