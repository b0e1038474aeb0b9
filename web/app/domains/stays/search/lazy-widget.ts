import { lazyWithTexts } from '../../../platform/locale/lazy-with-texts.ts'

const widgets = () => import('./search-widget.tsx')

/** The search of hotels, and of cruises, for other pages; script and texts come when it is shown. */
export const HotelWidget = lazyWithTexts(['stays'], async () => (await widgets()).HotelWidget)
export const CruiseWidget = lazyWithTexts(['stays'], async () => (await widgets()).CruiseWidget)
