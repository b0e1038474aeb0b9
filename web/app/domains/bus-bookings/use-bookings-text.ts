import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of my bus bookings and their tickets. */
export const useBookingsText = () =>
  useText<typeof import('./messages.en.ts').default>('bus-bookings')
