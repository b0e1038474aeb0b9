import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** The search of trips for other pages; its script and texts come when it is shown. */
export const TripWidget = lazyWithTexts(
  ['trips', 'catalogue'],
  async () => (await import('./search-widget.tsx')).TripWidget,
)
