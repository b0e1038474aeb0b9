import { useText } from '../../platform/locale/use-text.tsx'

/** Texts that honeymoons and trips share. */
export const usePackagesText = () => useText<typeof import('./messages.en.ts').default>('packages')
