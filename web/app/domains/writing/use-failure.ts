import { ApiProblem } from '../../platform/api/problem.ts'
import { failureText } from '../account/index.ts'
import { useWritingText, type WritingKey } from './use-writing-text.ts'

/**
 * What to say of a call that failed: the server's words, that one must log in, else `fallback`; without a
 * network, on pages with a form, that what was typed is kept.
 */
export function useFailure(
  offline: 'offline' | 'offlineList' = 'offline',
): (problem: unknown, fallback: WritingKey) => string {
  const t = useWritingText()
  return (problem, fallback) =>
    problem instanceof ApiProblem && problem.status === 401
      ? t('notAuthenticated')
      : failureText(problem, { fallback: t(fallback), network: t(offline) })
}
