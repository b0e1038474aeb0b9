import { useText } from '../platform/locale/use-text.tsx'

/** The design system's own words, in the language of the page. */
export const useUiText = () => useText<typeof import('./messages.en.ts').default>('ui')
