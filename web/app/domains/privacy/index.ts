import { lazy } from 'react'

// In the first HTML, but hydrated by a script of their own once the page stands.
export const ChatButton = lazy(() => import('./chat-button.tsx'))
export const ConsentStrip = lazy(() => import('./consent-strip.tsx'))
export { LegalLinks } from './legal-links.tsx'
