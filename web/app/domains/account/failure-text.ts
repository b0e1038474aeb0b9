import { ApiProblem } from '../../platform/api/problem.ts'

/** Whether an answer came with a text of the server, not only with a status. */
const hasOwnText = ({ message, code }: ApiProblem): boolean =>
  message !== '' && code !== 'INVALID_RESPONSE' && !/^HTTP \d+/.test(message)

/**
 * What to say of a call that failed: the server's own text, else one about the network, else the
 * fallback for this call.
 */
export function failureText(problem: unknown, texts: { fallback: string; network: string }) {
  if (!(problem instanceof ApiProblem)) return texts.fallback
  if (problem.status === 0 || problem.code === 'TIMEOUT') return texts.network
  return hasOwnText(problem) ? problem.message : texts.fallback
}
