import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the bell and its list. */
export const useNotificationsText = () =>
  useText<typeof import('./messages.en.ts').default>('notifications')
