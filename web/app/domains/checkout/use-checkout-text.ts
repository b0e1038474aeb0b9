import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of checkout. */
export const useCheckoutText = () => useText<typeof import('./messages.en.ts').default>('checkout')
