import { defineConfig } from 'vitest/config'

/** Proofs that take minutes, of the product as it runs on a machine, or on several: `npm run prove`. */
export default defineConfig({
  test: {
    include: ['e2e/prove/**/*.prove.ts'],
    globalSetup: ['e2e/prepare.ts'],
    // Each has the machine to itself.
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    retry: 0,
  },
})
