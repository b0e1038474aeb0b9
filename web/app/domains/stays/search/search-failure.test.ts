import { describe, expect, it } from 'vitest'
import { ApiProblem, networkProblem, timeoutProblem } from '../../../platform/api/problem.ts'
import { BadAnswerProblem } from '../../catalogue/search/read-page.ts'
import { failureOf } from './search-failure.ts'

describe('the words for a failed search', () => {
  it.each([
    [new BadAnswerProblem('badFormat'), { key: 'badFormat' }],
    [networkProblem(), { key: 'noResponse' }],
    [timeoutProblem(), { key: 'noResponse' }],
    [
      new ApiProblem('At most 10 adults', 'adults_outside_limits', 400),
      { text: 'At most 10 adults' },
    ],
    [new ApiProblem('HTTP 500: ', 'HTTP_500', 500), { key: 'searchFailed' }],
    [new Error('what'), { key: 'searchFailed' }],
  ])('%s', (problem, words) => {
    expect(failureOf(problem)).toEqual(words)
  })
})
