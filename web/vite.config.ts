import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiCalls } from './build-support/api-calls.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    apiCalls(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { watch: { ignored: ['**/.data/**'] } },
  optimizeDeps: {
    include: ['react-aria-components/Calendar', 'react-aria-components/RangeCalendar', '@internationalized/date', '@tanstack/react-query', 'i18next'],
  },
})
