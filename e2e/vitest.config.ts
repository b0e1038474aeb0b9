import { defineConfig } from 'vitest/config'

/** Tests of the whole product as it runs: in a browser, and while parts of it are killed. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/start-product.ts'],
    // Each worker has a product and a browser, which all of its files use one after the other.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // For what hangs; a machine that is busy with other things needs patience.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    retry: 0,
  },
})
