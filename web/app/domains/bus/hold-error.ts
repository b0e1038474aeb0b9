import { ApiProblem } from '../../platform/api/problem.ts'

/** How a refused hold or confirmation is worded. */
export type HoldErrorText = 'login' | 'expired' | 'own' | 'default'

/** Which text a refusal gets: sign in, session over, the server's own, or ours. */
export function holdErrorText(problem: unknown): HoldErrorText {
  const message = problem instanceof Error ? problem.message : ''
  if (/Authentication|login/.test(message)) return 'login'
  if (/401|unauthorized/i.test(message)) return 'expired'
  if (!(problem instanceof ApiProblem)) return 'default'
  if (problem.status === 401) return 'expired'
  return problem.isWorded && message !== '' ? 'own' : 'default'
}

/** The stable code of a refusal; empty when it is none. */
export const codeOf = (problem: unknown): string =>
  problem instanceof ApiProblem ? problem.code : ''

/** Whether seats were refused because others have them, or the bus lacks them. */
export const isSeatGone = (problem: unknown): boolean =>
  ['seat_taken', 'seat_unknown'].includes(codeOf(problem))
