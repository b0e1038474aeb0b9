import { useText } from '../../platform/locale/use-text.tsx'

/** Texts of the pages where staff write. */
export const useWritingText = () => useText<typeof import('./messages.en.ts').default>('writing')

export type WritingText = ReturnType<typeof useWritingText>
export type WritingKey = Parameters<WritingText>[0]
