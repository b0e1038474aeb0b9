import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the home page. */
export const useLandingText = () => useText<typeof import('./messages.en.ts').default>('landing')
