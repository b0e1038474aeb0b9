import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query.tsx'

afterEach(() => onlineManager.setOnline(true))

test('a change without a network fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false)
  const change = new MutationObserver(queryClient(), {
    mutationFn: () => Promise.reject(new Error('No network')),
  })
  const answer = change.mutate().catch((problem: unknown) => problem)
  expect(change.getCurrentResult().isPaused).toBe(false)
  expect(await answer).toEqual(new Error('No network'))
})
