import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** The search of honeymoons for other pages; its script and texts come when it is shown. */
export const HoneymoonWidget = lazyWithTexts(
  ['honeymoons', 'catalogue'],
  async () => (await import('./search-widget.tsx')).HoneymoonWidget,
)
