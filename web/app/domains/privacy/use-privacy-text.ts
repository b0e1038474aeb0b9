import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the consent question, the privacy choices and the legal links. */
export const usePrivacyText = () => useText<typeof import('./messages.en.ts').default>('privacy')
