export { CompanionChoice } from './companion-choice.tsx'
export { Companions } from './companions.tsx'
