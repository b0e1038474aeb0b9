import { expect, it } from 'vitest'
import {
  ApiProblem,
  networkProblem,
  problemOf,
  timeoutProblem,
} from '../../platform/api/problem.ts'
import { codeOf, holdErrorText } from './hold-error.ts'

it.each([
  [new ApiProblem('Authentication required', 'x', 401), 'login'],
  [new ApiProblem('Please login to continue', 'x', 401), 'login'],
  [new ApiProblem('HTTP 401: ', 'x', 401), 'expired'],
  [new ApiProblem('Unauthorized', 'x', 403), 'expired'],
  [new ApiProblem('سجّل الدخول', 'login_to_book', 401), 'expired'],
  [new ApiProblem('One of these seats has just been taken.', 'seat_taken', 409), 'own'],
  [problemOf(null, 502, 'Bad Gateway', 'en'), 'default'],
  [networkProblem('ar'), 'default'],
  [timeoutProblem('en'), 'default'],
  [new Error('undefined is not a function'), 'default'],
  [null, 'default'],
])('%s is shown with the %s text', (problem, words) => {
  expect(holdErrorText(problem)).toBe(words)
})

it('knows the code of a refusal', () => {
  expect(codeOf(new ApiProblem('taken', 'seat_taken', 409))).toBe('seat_taken')
  expect(codeOf(new Error('x'))).toBe('')
})
