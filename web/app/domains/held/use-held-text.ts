import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of what is held. */
export const useHeldText = () => useText<typeof import('./messages.en.ts').default>('held')
