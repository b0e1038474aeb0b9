import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { defaultFilters } from '@rihla/contract/catalogue/activities-address'
import { FilterPanel } from './filter-panel.tsx'
import { useActivitiesText } from './use-activities-text.ts'
import type { ActivitySearch } from './use-activity-search.ts'

/** The filters on small screens. */
export default function FilterSheet({
  search,
  onClose,
}: {
  search: ActivitySearch
  onClose: () => void
}) {
  const t = useActivitiesText()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      onReset={() => search.apply(defaultFilters)}
      foot={
        <Button kind="primary" onClick={onClose}>
          {t('showResults', { count: search.total })}
        </Button>
      }
    >
      <FilterPanel filters={search.filters} onChange={search.apply} {...search.options} />
    </Sheet>
  )
}
