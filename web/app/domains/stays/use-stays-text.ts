import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of hotels and Nile cruises. */
export const useStaysText = () => useText<typeof import('./messages.en.ts').default>('stays')
