import { expect, test } from 'vitest'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { loadDetails } from './load-details.ts'

const failing = (status: number) =>
  loadDetails({ id: 1e20 }, () => ({
    offer: {
      queryKey: ['offer'],
      ask: () => Promise.reject(new ApiProblem('Check what you typed.', 'invalid_input', status)),
    },
    beside: [],
  }))

test.each([
  // An id that can be of nothing: beyond the numbers that ids are.
  [400, 404, ''],
  [404, 404, 'Check what you typed.'],
  [500, 503, 'Check what you typed.'],
])('what a call refuses with %i is a page of status %i', async (status, ofPage, message) => {
  const { data, init } = await failing(status)
  expect(init?.status).toBe(ofPage)
  expect(data.failure).toEqual({
    message,
    status: status === 400 ? 404 : status,
    requestId: null,
  })
})
