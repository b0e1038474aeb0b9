import { lazy } from 'react'

/** Offers that the traveller saved or looked at last; its script comes after the page's own. */
export const SavedOffersStrip = lazy(() =>
  import('./saved-offers-strip.tsx').then((it) => ({ default: it.SavedOffersStrip })),
)
