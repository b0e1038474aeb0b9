import { lazy } from 'react'

/** Each comes late, in a boundary of who shows it: few travellers have companions. */
export const Companions = lazy(() => import('./companions.tsx'))
export const CompanionChoice = lazy(() => import('./companion-choice.tsx'))
