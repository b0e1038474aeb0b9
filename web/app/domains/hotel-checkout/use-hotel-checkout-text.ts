import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the checkout of partners' hotels. */
export const useHotelCheckoutText = () =>
  useText<typeof import('./messages.en.ts').default>('hotel-checkout')
