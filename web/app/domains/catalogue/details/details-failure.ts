import { ApiProblem } from '../../../platform/api/problem.ts'
import { problemText, type ProblemTexts, referenceOf } from '../problem-text.ts'

/** Why an offer can't be shown; from the server's loader it comes as plain data. */
export type DetailsFailure = { message: string; status: number; requestId: string | null }

const NO_TEXTS = { failed: '', empty: '' }

/**
 * A problem of a loader as plain data: what the server said in words, else none, for the page has
 * its own; anything else is thrown on.
 */
export function failureOf(problem: unknown): DetailsFailure {
  const failure = problem instanceof ApiProblem && detailsFailure(problem, NO_TEXTS)
  if (!failure) throw problem
  return failure
}

/**
 * Why details could not be had, in words of the server or of the page. An address that the call won't take, such as
 * of an id beyond all ids, is that of nothing: no other try helps.
 */
export function detailsFailure(problem: unknown, texts: ProblemTexts): DetailsFailure | null {
  if (!problem) return null
  const requestId = referenceOf(problem)
  const its = problem instanceof ApiProblem ? problem : { status: 0, code: '' }
  if (its.status === 400 && its.code === 'invalid_input')
    return { message: '', status: 404, requestId }
  return { message: problemText(problem, texts), status: its.status, requestId }
}
