import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the header, the footer and the landing page. */
export const useContentText = () => useText<typeof import('./messages.en.ts').default>('content')
