import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** The search of day-use for other pages; its script and texts come when it is shown. */
export const DayUseWidget = lazyWithTexts(
  ['day-use', 'catalogue'],
  async () => (await import('./search-widget.tsx')).DayUseWidget,
)
