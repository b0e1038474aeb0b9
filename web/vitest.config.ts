import { defineConfig } from 'vitest/config'
import { apiCalls } from './build-support/api-calls.ts'
import { pagePaths } from './build-support/page-paths.ts'

export default defineConfig({
  plugins: [apiCalls(), pagePaths()],
  test: { include: ['app/**/*.test.{ts,tsx}'] },
})
