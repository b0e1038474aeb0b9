import { ApiProblem } from '../../../platform/api/problem.ts'
import { recordEvent, type AnalyticsEvents } from '../../../ports/analytics.ts'

/** Counts a sign-in that failed, and why by its code; who tried is never told. */
export const recordFailedLogin = (
  method: AnalyticsEvents['login_failed']['method'],
  problem: unknown,
): void =>
  recordEvent('login_failed', {
    method,
    code: problem instanceof ApiProblem ? problem.code : 'UNKNOWN',
  })
