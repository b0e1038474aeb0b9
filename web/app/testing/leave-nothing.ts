import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { lastView } from '../domains/catalogue/search/use-view.ts'
import { queryClient } from '../platform/cache/query.tsx'
import { noteServerTime } from '../platform/clock.ts'
import { toasts } from '../ui/feedback/toast.ts'

/** A day of its own: what a calendar shows of the days that tests name may not depend on when they run. */
let today = Date.parse('2026-11-28T08:00:00Z')
const setClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: (today += 3_600_000) })
  // What other tests have learned of a server's clock.
  noteServerTime(new Date())
}
// A file may note a day as it is read, before its first test.
setClock()

// Nothing that one test has seen or said is there for the next: no answer, no toast, no note of either.
beforeEach(setClock)
afterEach(() => {
  cleanup()
  toasts.dismiss()
  queryClient().clear()
  lastView.is = undefined
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
