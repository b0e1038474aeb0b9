export { DeferredFooter } from './deferred-footer.ts'
export { Header } from './header.tsx'
export { useContentText } from './use-content-text.ts'
