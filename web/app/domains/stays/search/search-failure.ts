import { ApiProblem } from '../../../platform/api/problem.ts'
import { type BadAnswer, BadAnswerProblem } from '../../catalogue/index.ts'

type SearchFailure = BadAnswer | 'noResponse' | 'searchFailed'

/** The text for a failed search: the server's own words, else a key of ours. */
export function failureOf(problem: Error): { text: string } | { key: SearchFailure } {
  if (problem instanceof BadAnswerProblem) return { key: problem.key }
  if (!(problem instanceof ApiProblem)) return { key: 'searchFailed' }
  if (problem.status === 0 || problem.status === 408) return { key: 'noResponse' }
  const hasText = problem.message && !problem.message.startsWith('HTTP ')
  return hasText ? { text: problem.message } : { key: 'searchFailed' }
}
