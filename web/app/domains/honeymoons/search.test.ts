import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../platform/api/problem.ts'
import { honeymoonSearch } from './search.ts'

const { retry, retryDelay, staleTime } = honeymoonSearch.caching
const problem = (status: number): ApiProblem => new ApiProblem('', `HTTP_${status}`, status)

describe('a list of honeymoons', () => {
  it('is asked again whenever it is shown', () => {
    expect(staleTime).toBe(0)
  })
  it('waits twice as long each time, half a minute at most', () => {
    expect([0, 1, 2, 4, 5, 9].map((failures) => retryDelay?.(failures))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ])
  })
  it.each([0, 408, 429, 500, 503])('is tried twice more after %d', (status) => {
    expect([0, 1, 2].map((failures) => retry?.(failures, problem(status)))).toEqual([
      true,
      true,
      false,
    ])
  })
  it.each([400, 401, 404, 422])('is not tried again after %d', (status) => {
    expect(retry?.(0, problem(status))).toBe(false)
  })
  it('is not tried again when the answer was no list', () => {
    expect(retry?.(0, new Error('badFormat'))).toBe(false)
  })
})
