import { afterAll, vi } from 'vitest'

/** Test files of a worker share its globals: what one of them put in place is gone before the next begins. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
