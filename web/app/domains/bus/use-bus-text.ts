import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of looking for buses, choosing seats and paying for them. */
export const useBusText = () => useText<typeof import('./messages.en.ts').default>('bus')
