import { expect, it } from 'vitest'
import {
  ApiProblem,
  networkProblem,
  problemOf,
  timeoutProblem,
} from '../../platform/api/problem.ts'
import { problemText, received, referenceOf } from './problem-text.ts'

const texts = { failed: 'Failed to fetch dayuse details', empty: 'No data received' }
const emptiness = (): unknown => {
  try {
    return received(null)
  } catch (problem) {
    return problem
  }
}

it.each([
  ['what the server says', new ApiProblem('Sold out.', 'sold_out', 409), 'Sold out.'],
  ['words without a code', new ApiProblem('Sold out.', 'HTTP_409', 409), 'Sold out.'],
  ['no network', networkProblem('ar'), texts.failed],
  ['a timeout', timeoutProblem('ar'), texts.failed],
  ['no words', problemOf(null, 502, 'Bad Gateway', 'en'), texts.failed],
  ['something else', new TypeError('x is undefined'), texts.failed],
  ['no data', emptiness(), texts.empty],
])('%s becomes words', (_, problem, said) => {
  expect(problemText(problem, texts)).toBe(said)
})

it('passes on what was received', () => {
  expect(received({ Data: [] })).toEqual({ Data: [] })
  expect(() => received(undefined)).toThrow()
})

it('knows the reference of a problem of the server', () => {
  expect(referenceOf(new ApiProblem('No.', 'no', 500, { requestId: 'r1' }))).toBe('r1')
  expect(referenceOf(new Error('No.'))).toBeNull()
})
