import { use } from 'react'
import type { LandingContent, LandingData } from './landing-data.ts'

/** What stands below the head; waits for it where it is on its way. */
export const useLandingContent = (below: LandingData['below']): LandingContent =>
  below instanceof Promise ? use(below) : below
