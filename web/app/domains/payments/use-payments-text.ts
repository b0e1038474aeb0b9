import { useText } from '../../platform/locale/use-text.tsx'

/** Texts about paying, whatever is paid for. */
export const usePaymentsText = () => useText<typeof import('./messages.en.ts').default>('payments')
