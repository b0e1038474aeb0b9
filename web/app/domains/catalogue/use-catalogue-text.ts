import { useText } from '../../platform/locale/use-text.tsx'

/** Texts that all kinds of offer share. */
export const useCatalogueText = () =>
  useText<typeof import('./messages.en.ts').default>('catalogue')
