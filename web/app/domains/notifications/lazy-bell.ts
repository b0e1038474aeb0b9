import { lazyWithTexts } from '../../platform/locale/lazy-with-texts.ts'

/** The bell in the header; its script and texts come once the user is signed in. */
export const Bell = lazyWithTexts(['notifications'], async () => (await import('./bell.tsx')).Bell)
