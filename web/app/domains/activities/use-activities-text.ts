import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the search and the details of activities. */
export const useActivitiesText = () =>
  useText<typeof import('./messages.en.ts').default>('activities')
