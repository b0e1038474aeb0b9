import { useText } from '../locale/use-text.tsx'

/** Texts of problems and of pages that are not there. */
export const useProblemText = () => useText<typeof import('./messages.en.ts').default>('problems')
