import { ApiProblem } from '../../../platform/api/problem.ts'
import { recordEvent, type AnalyticsEvents } from '../../../ports/analytics.ts'

/** Counts a sign-in that failed, and why by its code; never who tried. */
export const recordFailedLogin = (
  method: AnalyticsEvents['login_failed']['method'],
  problem: unknown,
): void =>
  recordEvent('login_failed', {
    method,
    code: problem instanceof ApiProblem ? problem.code : 'UNKNOWN',
  })
