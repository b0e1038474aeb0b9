export { useContentText } from './use-content-text.ts'
