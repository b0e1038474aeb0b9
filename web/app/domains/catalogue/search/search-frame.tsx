import { Search } from '../../../ui/brand/icons.ts'
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { ChipLine } from '../filters/chip-line.tsx'
import { type FilterCounts, FilterCountsContext } from '../filters/filter-counts.ts'
import type { FilterChip } from '../filters/filter-chips.ts'
import type AfterResultsNow from './after-results.tsx'
import { useFocusOnTurn } from '../../../ui/navigation/use-focus-on-turn.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { type AnyView, type Draft, type Narrowing, Toolbar } from './toolbar.tsx'

const AfterResults = lazy(() => import('./after-results.tsx'))

type Facts = readonly (string | false | null)[]

/** What is being searched, in one row on phones; pressing it opens the form. */
function QuerySummary({
  text,
  facts,
  open,
  onToggle,
}: {
  text: string
  facts: Facts
  open: boolean
  onToggle: () => void
}) {
  const t = useCatalogueText()
  return (
    <button
      type="button"
      className="field-box w-full py-2 text-start md:hidden"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Search aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem] font-semibold">{text}</span>
        <span className="type-caption block truncate text-ink-3">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="link">{t(open ? 'cancel' : 'edit')}</span>
    </button>
  )
}

type QueryBarProps = { text: string; facts: Facts; form: ReactNode; onSent: () => void }

function QueryBar({ form, onSent, ...asked }: QueryBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="border-b border-sand-200 bg-white">
      <div className="page-width py-5 max-md:py-3">
        <QuerySummary {...asked} open={open} onToggle={() => setOpen(!open)} />
        <div
          className={open ? 'max-md:pt-4' : 'max-md:hidden'}
          onSubmit={() => (setOpen(false), onSent())}
        >
          {form}
        </div>
      </div>
    </div>
  )
}

function Sidebar({
  onReset,
  resetText,
  draft,
  panel,
}: {
  onReset: () => void
  resetText?: string
  draft?: PanelDraft
  panel: ReactNode
}) {
  const t = useCatalogueText()
  return (
    <aside
      className={`panel filter-side max-lg:hidden ${draft ? '' : 'pb-5'}`}
      aria-label={t('filters')}
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 className="type-h3">{t('filters')}</h2>
        <button type="button" className="link min-h-11 text-[0.875rem]" onClick={onReset}>
          {resetText ?? t('resetFilters')}
        </button>
      </div>
      {panel}
      {draft && (
        <div className="filter-side-foot">
          <Button kind="teal" block onClick={draft.onShow}>
            {draft.showText}
          </Button>
          <p className="type-caption text-ink-3" role="status">
            {draft.changedText && [draft.note, draft.changedText].filter(Boolean).join('. ')}
          </p>
        </div>
      )}
    </aside>
  )
}

/** The filters of a kind that count only once their button is pressed, and what says so. */
type PanelDraft = Draft & { changedText: string | false }

type SearchFrameProps<F, V extends AnyView> = {
  search: Omit<Narrowing, 'apply'> & {
    filters: Narrowing['filters'] & { readonly page?: number }
    counted: Exclude<ComponentProps<typeof AfterResultsNow>['counted'], false>
    apply: Narrowing['apply'] & ((change: Partial<F>) => void)
  }
  title: string
  description: string
  path: string
  /** Colours of its own. */
  theme?: string
  hero: ReactNode
  /** What is being searched, such as the place, and the rest of it, such as the day. */
  asked: { text: string; facts: Facts }
  /** The search form; sent, it closes on phones. */
  form: ReactNode
  /** The filters, at the side or in a sheet. */
  panel: ReactNode
  /** On the button that takes all filters away. */
  resetText?: string
  draft?: PanelDraft
  chips: readonly FilterChip<F>[]
  /** How many were found, in words. */
  found?: ReactNode
  views: readonly V[]
  view: V
  setView: (view: V) => void
  /** What is saved of the kind, and where one of them is shown. */
  saved: ComponentProps<typeof AfterResultsNow>['saved']
  /** The results. */
  children: ReactNode
}

/** The page of a search: hero, form, filters at the side, results. What stands in each is the kind's. */
export function SearchFrame<F, V extends AnyView>(props: SearchFrameProps<F, V>) {
  const { search, title, description, path, theme, asked, form, draft, found } = props
  const { reset, apply, loading, problem } = search
  const [counts, setCounts] = useState<FilterCounts>()
  const results = useRef<HTMLDivElement>(null)
  const { page = 1, ...searched } = search.filters
  const above = useFocusOnTurn<HTMLDivElement>(JSON.stringify(searched), page)
  const panel = <FilterCountsContext value={counts}>{props.panel}</FilterCountsContext>
  return (
    <main id="main" data-theme={theme}>
      <PageSeo title={title} description={description} path={path} />
      {props.hero}
      <QueryBar
        {...asked}
        form={form}
        // The form closes or is made anew: whoever sent it by keyboard goes on from what it found.
        onSent={() => results.current?.focus({ preventScroll: true })}
      />
      <div className="page-width grid items-start gap-8 pt-4 md:pt-8 lg:grid-cols-[268px_1fr]">
        <Sidebar onReset={reset} resetText={props.resetText} draft={draft} panel={panel} />
        <div ref={results} className="min-w-0 outline-none" tabIndex={-1}>
          <div ref={above} className="scroll-mt-24 outline-none" tabIndex={-1}>
            <Toolbar
              search={search}
              found={loading || problem ? undefined : found}
              draft={draft}
              panel={panel}
              views={props.views}
              view={props.view}
              onChange={props.setView}
            />
          </div>
          <ChipLine chips={props.chips} onRemove={apply} onClear={reset} />
          {props.children}
          <Suspense>
            <AfterResults
              counted={!loading && !problem && search.counted}
              onCounts={setCounts}
              saved={props.saved}
            />
          </Suspense>
        </div>
      </div>
    </main>
  )
}
