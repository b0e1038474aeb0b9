import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiCalls } from './build-support/api-calls.ts'
import { iconDrawings } from './build-support/icon-drawings.ts'
import { leanPapers } from './build-support/lean-papers.ts'
import { pagePaths } from './build-support/page-paths.ts'
import { precompress } from './build-support/precompress.ts'
import { privateMaps } from './build-support/private-maps.ts'
import { withoutInstrumentation } from './build-support/without-instrumentation.ts'

const anyOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'))
const ui = (...names: readonly string[]): string => `app/ui/(?:\\w+/)?(?:${names.join('|')})\\.`

/** What every page needs at once, apart from the framework; calendars, menus and sheets stay out. */
const everywhere = anyOf(
  'app/platform/(?!cache|late(?!/spare)|locale/(?:dates|day-names|in-language|use-stored-language)\\.|offline/|api/send-with-progress|problems/(?:messages|use-outdated)|phone|save-file|calendar-file|use-new-day|page-change|session/use-own-tickets)',
  'app/document-context',
  'app/domains/content/(header|content-link|existing-pages|use-content-text)\\.',
  ui(
    'logo|create-icon|language-toggle|fonts|button|use-ui-text|toast|toast-region|skeleton|poster|scroll-behavior',
  ),
  'icon:(?:check|circle-x|info|star|x)$',
)

/** What the pages that show offers, book them and pay them need at once, beside that. */
const offers = anyOf(
  'contract/src/values/(counted|dates|money|party)\\.',
  'app/platform/locale/(?:dates|day-names)\\.',
  ui('picture|money|result-block|field|text-field|use-deadline-passed'),
  'icon:(?:circle-alert|clock|cloud-off|shield-check)$',
  'app/platform/cache/browser-store',
  'contract/src/catalogue/(?:stay-limits|address-codec)',
)

/** What those that show them need beside that; paying needs none of it. */
const showing = anyOf(
  ui('class-stars|price|badge|rating|use-focus-on-turn'),
  'icon:(?:bed-double|calendar-days|chevron-right|heart|map-pin|ship|users|zap)$',
  'app/domains/catalogue/(?:booking/)?(booking|date-bounds|offer-choice|problem-text|queries|use-catalogue-text)\\.',
)

/** What the pages that search need at once, beside that. */
const searching = anyOf(
  ui('combobox|popover|popover-field|chip|offer-card'),
  'icon:(?:compass|search)$',
  'app/domains/catalogue/(?:search/|place/|filters/)(search-form-layout|destination-field|next-day-badge|use-suggestions)\\.',
)

/** What other pages need, too, stands by itself: a part takes what it imports with it. */
const choices = anyOf(ui('checkbox|select'))
const dateField = anyOf(ui('date-field'))
const stepper = anyOf(ui('stepper'), 'icon:(?:minus|plus)$')
const infiniteQuery = /node_modules\/@tanstack\/.*(?:infiniteQueryObserver|useInfiniteQuery)\./

/** What the lists of all kinds need at once, beside that; and those of all but stays. */
const lists = anyOf(
  'app/domains/catalogue/search/(search-frame|toolbar|use-search|use-view|result-states)\\.',
  'app/domains/catalogue/filters/(filter-chips|filter-counts|filter-group|filter-request|guests-filter|standard-filters|use-chip-texts)\\.',
  'app/domains/catalogue/booking/lazy-guests-editor\\.',
  ui('price-range|result-card'),
)
const offerLists = anyOf(
  'app/domains/catalogue/search/(search-form|use-search-summary|use-total-note)\\.',
  'app/domains/catalogue/filters/(offer-chips|place-filters)\\.',
  'app/domains/catalogue/nothing-found/lazy-nothing-found\\.',
)

/** What the pages of buses need at once, beside that; addresses of searches are linked to by others. */
const buses = anyOf('app/domains/bus/(queries|addresses|use-bus-text|price-lines)\\.')
const busAddresses = anyOf('contract/src/bus/(limits|address|pay-address)\\.')

/** What the pages of offers alone need at once. */
const details = anyOf(
  'app/domains/held/(lazy-panel|use-live-reservations|use-own-hold)\\.',
  'app/domains/catalogue/details/(other-offer|lazy-videos)\\.',
)

/** In the parts that pages share it is larger than whole. What changes or goes on is of few pages. */
const queries =
  /node_modules\/@tanstack\/(?!.*(?:mutationObserver|useMutation|useMutationState|queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.)|app\/platform\/cache\/query\./

/** A part that comes late never waits for these: every page has them before it asks for one. */
const onEveryPage = /\/(?:framework|shell|rolldown-runtime)-[^/]*\.js$/
const modulePreload = {
  resolveDependencies: (_: string, files: string[]) =>
    files.filter((file) => !onEveryPage.test(file)),
}

/** Of the index of a library only what is imported is read: half of all modules, a fifth of a build. */
const experimental = { lazyBarrel: true }

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    apiCalls(),
    iconDrawings(),
    pagePaths(),
    precompress(),
    privateMaps(),
    withoutInstrumentation(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  worker: { plugins: () => [leanPapers()] },
  environments: {
    // One chunk for what every page runs on packs better than five.
    client: {
      build: {
        // No script names its map: they are for us (build-support/private-maps.ts).
        sourcemap: 'hidden',
        modulePreload,
        rolldownOptions: {
          experimental,
          // What builds a schema has no other effect: pages take constants of the contract without validators.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // What a browser's console says is for developers; faults still reach it as uncaught errors.
            minify: { compress: { dropConsole: true } },
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: everywhere },
                { name: 'query', test: queries },
                { name: 'offers', test: offers },
                { name: 'showing', test: showing },
                { name: 'searching', test: searching },
                { name: 'choices', test: choices },
                { name: 'date-field', test: dateField },
                { name: 'stepper', test: stepper },
                { name: 'infinite-query', test: infiniteQuery },
                { name: 'lists', test: lists },
                { name: 'offer-lists', test: offerLists },
                { name: 'details', test: details },
                { name: 'bus-addresses', test: busAddresses },
                { name: 'buses', test: buses },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server.ts', experimental } } },
  },
  // Nobody reads the report of the build, for which it would compress everything once more.
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
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
      '@simplewebauthn/browser',
      'qrcode',
      'zod/mini',
    ],
  },
})
