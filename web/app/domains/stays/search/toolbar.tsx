import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { daysBetween } from '@rihla/contract/values/dates'
import { LayoutGrid, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ordersOf, type Sort, sortOf, sorts } from '../../catalogue/index.ts'
import { useChips } from './chip-line.tsx'
import type { View } from './result-list.tsx'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

const icons = { grid: LayoutGrid, list: List, map: MapIcon } as const
/** Ships sail along the same river: a map of them shows nothing. */
const views: Record<StayKind, readonly View[]> = {
  hotel: ['grid', 'list', 'map'],
  cruise: ['grid', 'list'],
}

function ViewToggle({
  kind,
  view,
  onChange,
}: {
  kind: StayKind
  view: View
  onChange: (view: View) => void
}) {
  const t = useStaysText()
  return (
    <div role="group" aria-label={t('view')} className="view-toggle">
      {views[kind].map((name) => {
        const Icon = icons[name]
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

/** `38 of 84 stays match, 3 nights`. */
function Found({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const { kind, total, wideTotal, applied, loading, problem } = search
  if (loading || problem) return null
  const count =
    wideTotal !== null && wideTotal > total
      ? t(`matchesOf-${kind}`, { count: total, total: wideTotal })
      : t(`matches-${kind}`, { count: total })
  const { arrivalDate: from, departureDate: to } = applied
  if (!from || kind === 'cruise') return count
  const nights = to && to > from ? daysBetween(from, to) : 1
  return t('and', { a: count, b: t('nights', { count: nights }) })
}

/** How many were found, the way to the filters on phones, sorting, and the view. */
export function StayToolbar({
  search,
  view,
  setView,
}: {
  search: StaySearch
  view: View
  setView: (view: View) => void
}) {
  const t = useStaysText()
  const [sheet, setSheet] = useState(false)
  const chips = useChips(search).length
  return (
    <div className="toolbar stay-toolbar">
      <p className="type-title max-md:order-last md:flex-1" role="status">
        <Found search={search} />
      </p>
      <Button className="lg:hidden" onClick={() => setSheet(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {t('filters')}
        {chips > 0 && <span className="count-disc">{chips}</span>}
      </Button>
      <Select
        className="sort-field"
        label={t('sort')}
        value={sortOf(search.applied)}
        onChange={(sort) => search.apply(ordersOf(sort as Sort))}
        options={sorts.map((sort) => ({ value: sort, text: t(`sort-${sort}`) }))}
      />
      <div className="max-md:order-last max-md:justify-self-end">
        <ViewToggle kind={search.kind} view={view} onChange={setView} />
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </div>
  )
}
