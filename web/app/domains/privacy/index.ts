export { ChatButton } from './chat-button.tsx'
export { ConsentStrip } from './consent-strip.tsx'
export { LegalLinks } from './legal-links.tsx'
