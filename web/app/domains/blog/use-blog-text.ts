import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the blog as everybody reads it. */
export const useBlogText = () => useText<typeof import('./messages.en.ts').default>('blog')
