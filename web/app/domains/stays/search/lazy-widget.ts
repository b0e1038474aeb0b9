import { lazyWithTexts } from '../../../platform/locale/lazy-with-texts.ts'

/** The search of hotels and cruises for other pages; its script and texts come when it is shown. */
export const StayWidget = lazyWithTexts(
  ['stays'],
  async () => (await import('./search-widget.tsx')).StayWidget,
)
