import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the list of all texts. */
export const useTranslationText = () =>
  useText<typeof import('./messages.en.ts').default>('translation')
