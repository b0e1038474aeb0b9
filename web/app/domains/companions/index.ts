export { CompanionChoice, Companions } from './late.ts'
