import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of changing a booking; they come with the dialog. */
export const useChangingText = () => useText<typeof import('./messages.en.ts').default>('changing')
