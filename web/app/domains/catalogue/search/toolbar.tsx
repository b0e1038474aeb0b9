import {
  LayoutGrid,
  List,
  type IconComponent,
  Map as MapIcon,
  SlidersHorizontal,
} from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ordersOf, sortOf, sorts, type Sort } from '../filters/filter-request.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

const FilterSheet = lazy(() => import('../filters/filter-sheet.tsx'))

const icons = { grid: LayoutGrid, list: List, map: MapIcon } as const
export type View = 'grid' | 'list'
/** The views of kinds that have a map of their results. */
export type AnyView = keyof typeof icons

type ViewToggleProps<V extends AnyView> = {
  views: readonly V[]
  view: V
  onChange: (view: V) => void
}

function ViewToggle<V extends AnyView>({ views, view, onChange }: ViewToggleProps<V>) {
  const t = useCatalogueText()
  return (
    <div role="group" aria-label={t('view')} className="view-toggle">
      {views.map((name) => {
        const Icon: IconComponent = icons[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => onChange(name)}
          >
            <Icon size={18} />
          </button>
        )
      })}
    </div>
  )
}

export type Narrowing = {
  loading: boolean
  problem: string | null
  cards: readonly unknown[]
  firstShown: number
  lastShown: number
  total: number
  filters: Parameters<typeof sortOf>[0]
  reset: () => void
  apply: (orders: ReturnType<typeof ordersOf>) => void
}

/** The filters of a kind that count only once their button is pressed. */
export type Draft = {
  /** How many were found so far, beside the button in the sheet. */
  note: string
  /** On the button, and what it does. */
  showText: string
  onShow: () => void
  /** How many filters are in force. */
  inForce: number
}

/** What is shown of how many, the way to the filters on phones, sorting, and the view. */
export function Toolbar<V extends AnyView>({
  search,
  found,
  draft,
  panel,
  ...view
}: ViewToggleProps<V> & {
  search: Narrowing
  /** How many were found, where a kind says so. */
  found?: ReactNode
  draft?: Draft
  panel: ReactNode
}) {
  const t = useCatalogueText()
  const [sheet, setSheet] = useState(false)
  const { firstShown: x, lastShown: y, total: n, loading, problem } = search
  const { inForce = 0, ...show } = draft ?? {}
  // Where filters wait for their button, what was found already says how many match.
  const some = !draft && !loading && search.cards.length > 0
  return (
    <div className="toolbar">
      <div className="max-md:order-last md:flex-1" role="status">
        {found && !loading && <p className="type-title">{found}</p>}
        {some && <p className="type-small text-ink-2">{t('showing', { x, y, n })}</p>}
      </div>
      <Button className="lg:hidden" onClick={() => setSheet(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {t('filters')}
        {inForce > 0 && <span className="count-disc">{inForce}</span>}
      </Button>
      <Select
        className="sort-field"
        label={t('sort')}
        value={sortOf(search.filters)}
        onChange={(sort) => search.apply(ordersOf(sort as Sort))}
        options={sorts.map((sort) => ({ value: sort, text: t(`sort-${sort}`) }))}
      />
      <div className="max-md:order-last max-md:justify-self-end">
        <ViewToggle {...view} />
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet
            {...show}
            total={loading || problem ? null : n}
            onReset={search.reset}
            onClose={() => setSheet(false)}
          >
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
