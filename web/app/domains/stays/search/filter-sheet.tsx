import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** The filters on small screens. */
export default function FilterSheet({
  search,
  onClose,
}: {
  search: StaySearch
  onClose: () => void
}) {
  const t = useStaysText()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      onReset={search.reset}
      foot={
        <>
          <span className="type-small text-ink-2">{t('results', { count: search.total })}</span>
          <Button kind="primary" onClick={() => (search.search(), onClose())}>
            {t('showResults')}
          </Button>
        </>
      }
    >
      <FilterPanel search={search} />
    </Sheet>
  )
}
