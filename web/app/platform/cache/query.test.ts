import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/problem.ts'
import { prefetchedPage, queryClient } from './query.tsx'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllEnvs()
})

test('a change without a network fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false)
  const change = new MutationObserver(queryClient(), {
    mutationFn: () => Promise.reject(new Error('No network')),
  })
  const answer = change.mutate().catch((problem: unknown) => problem)
  expect(change.getCurrentResult().isPaused).toBe(false)
  expect(await answer).toEqual(new Error('No network'))
})

test.each([
  [0, 503],
  [408, 503],
  [500, 503],
  [400, 200],
])('a page whose first query fails with %i is answered with %i', async (failed, status) => {
  vi.stubEnv('SSR', true)
  const failing = () => Promise.reject(new ApiProblem('x', 'x', failed))
  const beside = { queryKey: ['beside'], queryFn: () => Promise.resolve(1) }
  const first = { queryKey: ['first'], queryFn: failing }
  const { data, init } = await prefetchedPage([first, beside])
  expect(init?.status).toBe(status)
  expect(data?.queries.map(({ queryKey }) => queryKey)).toEqual([['beside']])
  // What only stands beside it may be missing.
  expect((await prefetchedPage([beside, first])).init?.status).toBe(200)
})
