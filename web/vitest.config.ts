import { defineConfig } from 'vitest/config'
import { apiCalls } from './build-support/api-calls.ts'

export default defineConfig({
  plugins: [apiCalls()],
  test: { include: ['app/**/*.test.{ts,tsx}'] },
})
