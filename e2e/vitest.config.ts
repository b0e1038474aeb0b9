import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

/** Tests of the whole product as it runs, in a browser. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    globalSetup: ['e2e/start-product.ts'],
    // Each worker has a product and a browser, which all of its files use one after the other. Three on two
    // cores take longer than two.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For what hangs; a machine that is busy with other things needs patience.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // A second, as `poll` waits by itself, is short for a page on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
  },
})
