import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the search and the details of trips. */
export const useTripsText = () => useText<typeof import('./messages.en.ts').default>('trips')
