import { ApiProblem } from '../../../platform/api/problem.ts'
import { problemText } from '../problem-text.ts'
import { type BadAnswer, BadAnswerProblem } from '../asking/read-page.ts'

/** What a kind says when its search fails; what isn't given is `failed`. */
export type FailureTexts = Partial<Record<BadAnswer | 'noResponse', string>> & { failed: string }

/** A failure in the reader's words: what was wrong with the answer, what the server said, or ours. */
export function searchFailure(problem: Error, texts: FailureTexts): string {
  const { failed, noData = failed, noResponse = failed } = texts
  if (problem instanceof BadAnswerProblem) return texts[problem.key] ?? failed
  if (problem instanceof ApiProblem && (problem.status === 0 || problem.status === 408))
    return noResponse
  return problemText(problem, { failed, empty: noData })
}
