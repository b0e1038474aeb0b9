import { describe, expect, it } from 'vitest'
import { ApiProblem, networkProblem, timeoutProblem } from '../../platform/api/problem.ts'
import { failureOf, readPage, StayProblem } from './read-page.ts'

describe('an answer of the search', () => {
  it('is put right where it can be', () => {
    expect(readPage({ PageNumber: 0, TotalPages: -1, TotalRecords: -4, Data: null })).toEqual({
      PageNumber: 1,
      TotalPages: 0,
      TotalRecords: 0,
      Data: [],
    })
    expect(readPage({ PageNumber: 2, TotalPages: 3, TotalRecords: 41, Data: [1] })).toMatchObject({
      PageNumber: 2,
      TotalPages: 3,
      TotalRecords: 41,
    })
  })

  it.each([
    [null, 'noData'],
    [undefined, 'noData'],
    [5, 'badFormat'],
    ['text', 'badFormat'],
    [{}, 'noSection'],
  ])('%j is %s', (answer, key) => {
    expect(() => readPage(answer)).toThrow(key)
  })
})

describe('the words for a failed search', () => {
  it.each([
    [new StayProblem('badFormat'), { key: 'badFormat' }],
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
