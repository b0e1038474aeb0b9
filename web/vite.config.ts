import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiCalls } from './build-support/api-calls.ts'
import { pagePaths } from './build-support/page-paths.ts'
import { precompress } from './build-support/precompress.ts'

/** What most pages need at once, apart from the framework; calendars, menus and sheets stay out. */
const everywhere = new RegExp(
  [
    'app/platform/(?!cache|problems/messages|phone|save-file)',
    'app/document-context',
    'app/domains/content/(header|existing-pages|use-content-text)\\.',
    `app/ui/(?:\\w+/)?(${[
      'logo|language-toggle|fonts|button|field|stepper|combobox|text-field|date-field|parse-date',
      'use-ui-text|toast|toast-region|countdown|use-countdown|skeleton|popover|tabs',
      'picture|poster|price|money|badge|rating|offer-card',
    ].join('|')})\\.`,
    'lucide-react/dist/esm/(Icon|create|shared|default|context|icons/(chevron-right|compass|route|search|sun|ship|bed-double|bus-front|heart)\\.)',
    'app/domains/catalogue/(?:search/|filters/)?(date-bounds|offer-choice|search-form|adults-stepper|destination-field|use-catalogue-text|use-suggestions)\\.',
    'app/platform/cache/browser-store',
  ].join('|'),
)

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    apiCalls(),
    pagePaths(),
    precompress(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  environments: {
    // One chunk for what every page runs on packs better than five.
    client: {
      build: {
        rolldownOptions: {
          // What builds a schema has no other effect: pages take constants of the contract without validators.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: everywhere },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { watch: { ignored: ['**/.data/**'] } },
  optimizeDeps: {
    include: [
      'react-aria-components/Button',
      'react-aria-components/Calendar',
      'react-aria-components/Heading',
      'react-aria-components/I18nProvider',
      'react-aria-components/RangeCalendar',
      '@internationalized/date',
      '@tanstack/react-query',
    ],
  },
})
