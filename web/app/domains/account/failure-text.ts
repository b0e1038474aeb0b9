import { ApiProblem } from '../../platform/api/problem.ts'

/**
 * What to say of a call that failed: the server's own text, else one about the network, else the
 * fallback for this call.
 */
export function failureText(problem: unknown, texts: { fallback: string; network: string }) {
  if (!(problem instanceof ApiProblem)) return texts.fallback
  if (problem.status === 0 || problem.code === 'TIMEOUT') return texts.network
  return (problem.isWorded && problem.message) || texts.fallback
}
