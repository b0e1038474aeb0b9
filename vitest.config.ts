import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { apiCalls } from './web/build-support/api-calls.ts'
import { pagePaths } from './web/build-support/page-paths.ts'

/** Every test that needs no browser; the browser's journeys have a configuration of their own. */
export default defineConfig({
  plugins: [apiCalls(), pagePaths()],
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/.data/**', 'e2e/**'],
    globalSetup: ['scripts/testing/test-postgres.ts'],
    // One for each core, and two at least: by itself Vitest leaves a core free, half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    hookTimeout: 30_000,
    retry: 0,
  },
})
