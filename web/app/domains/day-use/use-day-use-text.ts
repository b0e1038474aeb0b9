import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the search and the details of day-use. */
export const useDayUseText = () => useText<typeof import('./messages.en.ts').default>('day-use')
