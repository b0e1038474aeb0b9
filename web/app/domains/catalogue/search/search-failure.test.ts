import { describe, expect, it } from 'vitest'
import {
  ApiProblem,
  networkProblem,
  problemOf,
  timeoutProblem,
} from '../../../platform/api/problem.ts'
import { BadAnswerProblem } from '../asking/read-page.ts'
import { searchFailure } from './search-failure.ts'

const texts = { badFormat: 'badFormat', noResponse: 'noResponse', failed: 'searchFailed' }

describe('the words for a failed search', () => {
  it.each([
    [new BadAnswerProblem('badFormat'), 'badFormat'],
    [networkProblem('en'), 'noResponse'],
    [timeoutProblem('en'), 'noResponse'],
    [new ApiProblem('At most 10 adults', 'adults_outside_limits', 400), 'At most 10 adults'],
    [problemOf(null, 500, '', 'ar'), 'searchFailed'],
    [new Error('what'), 'searchFailed'],
  ])('%s', (problem, words) => {
    expect(searchFailure(problem, texts)).toBe(words)
  })
  it('are those of any failure where a kind has none of its own', () => {
    expect(searchFailure(networkProblem('en'), { failed: 'searchFailed' })).toBe('searchFailed')
    expect(searchFailure(new BadAnswerProblem('noData'), texts)).toBe('searchFailed')
  })
})
