import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of signing in and up. */
export const useAccountText = () => useText<typeof import('./messages.en.ts').default>('account')
