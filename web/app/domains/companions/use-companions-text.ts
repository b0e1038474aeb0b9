import { useText } from '../../platform/locale/use-text.tsx'

export const useCompanionsText = () =>
  useText<typeof import('./messages.en.ts').default>('companions')
