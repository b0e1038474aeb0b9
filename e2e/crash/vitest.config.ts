import { defineConfig } from 'vitest/config'

/** Kills of what runs: products of their own, one after the other, beside the other tests. */
export default defineConfig({
  test: {
    include: ['e2e/crash/**/*.test.ts'],
    globalSetup: ['e2e/prepare.ts'],
    fileParallelism: false,
    isolate: false,
    // For what hangs; a machine that is busy with other things needs patience.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    retry: 0,
  },
})
