export { LanguageToggle } from './header.tsx'
export { Logo } from './logo.tsx'
export { useContentText } from './use-content-text.ts'
