export { DeferredFooter } from './deferred-footer.ts'
export { Footer } from './footer.tsx'
export { Header } from './header.tsx'
export { useContentText } from './use-content-text.ts'
