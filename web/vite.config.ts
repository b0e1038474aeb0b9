import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiCalls } from './build-support/api-calls.ts'
import { pagePaths } from './build-support/page-paths.ts'
import { precompress } from './build-support/precompress.ts'
import { withoutInstrumentation } from './build-support/without-instrumentation.ts'

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'))
const ui = (...names: readonly string[]): string => `app/ui/(?:\\w+/)?(?:${names.join('|')})\\.`

/** What every page needs at once, apart from the framework; calendars, menus and sheets stay out. */
const everywhere = anyOf(
  'app/platform/(?!cache|late|problems/messages|phone|save-file|calendar-file)',
  'app/document-context',
  'app/domains/content/(header|existing-pages|use-content-text)\\.',
  ui('logo|language-toggle|fonts|button|use-ui-text|toast|toast-region|skeleton|tabs|poster'),
  'lucide-react/dist/esm/(Icon|create|shared|default|context|icons/(check|circle-x|info|star|x)\\.)',
)

/** What the pages that search and show offers need at once, beside that. */
const offers = anyOf(
  ui('field|select|stepper|combobox|text-field|date-field|parse-date|popover'),
  ui(
    'class-stars|countdown|use-countdown|picture|price|money|badge|rating|offer-card|result-block|chip',
  ),
  'lucide-react/dist/esm/icons/(bed-double|bus-front|chevron-right|cloud-off|compass|headphones|heart|route|search|shield-check|ship|sun|zap)\\.',
  'app/domains/catalogue/(?:search/|filters/)?(date-bounds|offer-choice|search-form|adults-stepper|destination-field|use-catalogue-text|use-suggestions)\\.',
  'app/platform/cache/browser-store',
)

/** In the parts that pages share it is larger than whole. What changes or goes on is of few pages. */
const queries =
  /node_modules\/@tanstack\/(?!.*(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.)/

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    apiCalls(),
    pagePaths(),
    precompress(),
    withoutInstrumentation(),
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
                { name: 'query', test: queries },
                { name: 'offers', test: offers },
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
