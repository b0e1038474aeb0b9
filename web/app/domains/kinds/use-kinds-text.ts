import { useText } from '../../platform/locale/use-text.tsx'

export const useKindsText = () => useText<typeof import('./messages.en.ts').default>('kinds')
