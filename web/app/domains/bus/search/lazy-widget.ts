import { lazyWithTexts } from '../../../platform/locale/lazy-with-texts.ts'

/** The search of buses for other pages; its script and texts come when it is shown. */
export const BusWidget = lazyWithTexts(
  ['bus'],
  async () => (await import('./search-widget.tsx')).BusWidget,
)
