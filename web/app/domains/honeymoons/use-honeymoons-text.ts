import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the search and the details of honeymoons. */
export const useHoneymoonsText = () =>
  useText<typeof import('./messages.en.ts').default>('honeymoons')
