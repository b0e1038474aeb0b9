import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** The search of activities for pages that don't show it at once. */
export const LazyActivityWidget = lazyWithTexts(
  ['activities', 'catalogue'],
  async () => (await import('./search-widget.tsx')).ActivityWidget,
)
