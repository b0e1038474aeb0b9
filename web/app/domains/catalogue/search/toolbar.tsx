import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ordersOf, sortOf, sorts, type Sort } from '../filters/filter-request.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

const FilterSheet = lazy(() => import('../filters/filter-sheet.tsx'))

export type View = 'grid' | 'list'

function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useCatalogueText()
  return (
    <div role="group" aria-label={t('view')} className="view-toggle">
      {(
        [
          ['grid', LayoutGrid],
          ['list', List],
        ] as const
      ).map(([name, Icon]) => (
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
      ))}
    </div>
  )
}

type Narrowing = {
  loading: boolean
  cards: readonly unknown[]
  firstShown: number
  lastShown: number
  total: number
  filters: Parameters<typeof sortOf>[0]
  reset: () => void
  apply: (orders: ReturnType<typeof ordersOf>) => void
}

/** What is shown of how many, the way to the filters on phones, sorting, and the view. */
export function Toolbar({
  search,
  found,
  panel,
  view,
  setView,
}: {
  search: Narrowing
  /** How many were found, where a kind says so. */
  found?: string
  panel: ReactNode
  view: View
  setView: (view: View) => void
}) {
  const t = useCatalogueText()
  const [sheet, setSheet] = useState(false)
  const { firstShown: x, lastShown: y, total: n } = search
  const some = !search.loading && search.cards.length > 0
  return (
    <div className="toolbar">
      <div className="max-md:order-last md:flex-1" role="status">
        {found && !search.loading && <p className="type-title">{found}</p>}
        {some && <p className="type-small text-ink-2">{t('showing', { x, y, n })}</p>}
      </div>
      <Button className="lg:hidden" onClick={() => setSheet(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {t('filters')}
      </Button>
      <Select
        className="sort-field"
        label={t('sort')}
        value={sortOf(search.filters)}
        onChange={(sort) => search.apply(ordersOf(sort as Sort))}
        options={sorts.map((sort) => ({ value: sort, text: t(`sort-${sort}`) }))}
      />
      <div className="max-md:order-last max-md:justify-self-end">
        <ViewToggle view={view} onChange={setView} />
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet total={n} onReset={search.reset} onClose={() => setSheet(false)}>
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
