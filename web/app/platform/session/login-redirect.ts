import { ApiProblem } from '../api/problem.ts'
import { rememberReturn } from './return-location.ts'

/** Remembers an address to come back to, and says where to go and what to show there. */
export function loginRedirectFor(here: string, message: string) {
  rememberReturn(here)
  return { to: '/login', state: { message, from: here } } as const
}

/** Whether a refused booking call means: log in first. */
export const asksForLogin = (problem: unknown): boolean =>
  problem instanceof Error &&
  ((problem instanceof ApiProblem && problem.status === 401) ||
    /not authenticated|login|token|Authentication|Unauthorized/.test(problem.message))
