import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the pages that lead to offers of every kind: places, last-minute offers, what one saved. */
export const useDiscoveryText = () =>
  useText<typeof import('./messages.en.ts').default>('discovery')
