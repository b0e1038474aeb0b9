import { defineConfig } from 'vitest/config'

/** Attacks on a whole product from outside, a quarter of an hour: `npm run attack`. */
export default defineConfig({
  test: {
    include: ['e2e/attack/**/*.attack.ts'],
    globalSetup: ['e2e/prepare.ts'],
    // One product, one attack after the other; the last reads the log of all.
    fileParallelism: false,
    sequence: { shuffle: false },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    retry: 0,
  },
})
