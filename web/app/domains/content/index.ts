export { LanguageToggle } from './header.tsx'
export { Logo } from './logo.tsx'
export { pageExists } from './existing-pages.ts'
export { useContentText } from './use-content-text.ts'
