import { lazy } from 'react'

/** Comes late, for who has companions: in a boundary of its own. */
export const CompanionChoice = lazy(() => import('./companion-choice.tsx'))
export { Companions } from './companions.tsx'
