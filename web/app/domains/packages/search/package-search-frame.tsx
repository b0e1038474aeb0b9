import type { SavedModule } from '@rihla/contract/modules'
import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { Suspense, type ReactNode } from 'react'
import {
  ChipLine,
  SearchFrame,
  Toolbar,
  type View,
  SavedOffersStrip,
} from '../../catalogue/index.ts'
import type { ShownSearch } from './package-results.tsx'
import { usePackageChips } from './use-package-chips.ts'

type Filters = HoneymoonFilters & { adultsCount?: number }

/** The page of a search of packages; what is asked, said and shown is the kind's. */
export function PackageSearchFrame({
  search,
  module,
  title,
  found,
  hero,
  form,
  panel,
  hrefOf,
  view,
  setView,
  children,
}: {
  search: ShownSearch &
    Parameters<typeof usePackageChips>[0] &
    Parameters<typeof Toolbar>[0]['search'] & {
      filters: Filters
      apply: (change: Partial<Filters>) => void
    }
  module: Extract<SavedModule, 'Honeymoon' | 'Trip'>
  /** The place or the kind, in a few words. */
  title: string
  /** How many were found, in words. */
  found: string
  hero: ReactNode
  form: ReactNode
  panel: ReactNode
  /** Where one that was kept is shown. */
  hrefOf: (id: number) => string
  view: View
  setView: (view: View) => void
  /** The results. */
  children: ReactNode
}) {
  const { filters, apply, reset, loading, problem } = search
  const { searchText, arrivalDate: date, adultsCount } = filters
  return (
    <SearchFrame
      asked={{ searchText, date, ...(adultsCount !== undefined && { adultsCount }) }}
      onReset={reset}
      title={title}
      hero={hero}
      form={form}
      panel={panel}
    >
      <Toolbar
        search={search}
        found={loading || problem ? undefined : found}
        panel={panel}
        view={view}
        setView={setView}
      />
      <ChipLine chips={usePackageChips(search)} onRemove={apply} onClear={reset} />
      {children}
      <Suspense>
        <SavedOffersStrip module={module} hrefOf={hrefOf} />
      </Suspense>
    </SearchFrame>
  )
}
