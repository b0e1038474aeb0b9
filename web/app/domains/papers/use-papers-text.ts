import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of what is downloaded; a page that offers papers loads them. */
export const usePapersText = () => useText<typeof import('./messages.en.ts').default>('papers')
