import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the list and the details of reservations. */
export const useReservationsText = () =>
  useText<typeof import('./messages.en.ts').default>('reservations')
