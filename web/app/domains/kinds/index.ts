export { kinds } from './kinds.ts'
export { bookingNames, taglines } from './texts.ts'
