import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../platform/cache/query.tsx'
import { toasts } from '../ui/feedback/toast.ts'

let today = Date.now()

// Nothing that one test has seen or said is there for the next: no answer, no toast, no note of either.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (today += 3_600_000) })
})
afterEach(() => {
  cleanup()
  toasts.dismiss()
  queryClient().clear()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
