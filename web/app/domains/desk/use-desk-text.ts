import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the desk. */
export const useDeskText = () => useText<typeof import('./messages.en.ts').default>('desk')
