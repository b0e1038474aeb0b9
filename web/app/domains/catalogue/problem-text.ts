import { ApiProblem } from '../../platform/api/problem.ts'

/** The call succeeded and brought nothing. */
class EmptyAnswer extends Error {
  override name = 'EmptyAnswer'
}

/** What a call brought; an answer without data is a problem of its own. */
export function received<T>(answer: T | null | undefined): T {
  if (answer === null || answer === undefined) throw new EmptyAnswer()
  return answer
}

/** What to say of a problem when the server has not said it in the reader's language. */
export type ProblemTexts = { failed: string; empty: string }

/** A problem in the reader's words: the server's own, or what failed. */
export function problemText(problem: unknown, { failed, empty }: ProblemTexts): string {
  if (problem instanceof EmptyAnswer) return empty
  return (problem instanceof ApiProblem && problem.isWorded && problem.message) || failed
}

/** Its number in the log, for support. */
export const referenceOf = (problem: unknown): string | null =>
  problem instanceof ApiProblem ? problem.requestId : null
