import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { apiCalls } from './web/build-support/api-calls.ts'
import { iconDrawings } from './web/build-support/icon-drawings.ts'
import { pagePaths } from './web/build-support/page-paths.ts'

const elsewhere = [
  '**/node_modules/**',
  '**/build/**',
  '**/.react-router/**',
  '**/.data/**',
  'e2e/**',
]
/** Tests of components that act, by the comment at their top: each has a document of its own. */
const withDocument = globSync('web/app/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
)
const limits = { testTimeout: 20_000, hookTimeout: 30_000, retry: 0 }

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [apiCalls(), iconDrawings(), pagePaths()],
  test: { name, ...limits, ...test },
})

/** Every test that needs no browser; the browser's journeys have a configuration of their own. */
export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/test-postgres.ts'],
    // One for each core, and two at least: by itself Vitest leaves a core free, half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    // Not isolated: to load the server or the pages anew for each file takes longer than what is tested in it.
    projects: [
      project('pages', {
        include: withDocument,
        // A process takes longer to start.
        pool: 'threads',
        isolate: false,
        setupFiles: ['web/app/testing/leave-nothing.ts'],
      }),
      project('rest', {
        include: ['**/*.test.{ts,tsx,mjs}'],
        exclude: [...elsewhere, ...withDocument],
        isolate: false,
        setupFiles: ['scripts/testing/leave-nothing.ts'],
      }),
    ],
  },
})
