export { kinds } from './kinds.ts'
export { useKindsText } from './use-kinds-text.ts'
