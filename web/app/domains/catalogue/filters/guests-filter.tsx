import type { GuestsEditorProps } from '../booking/guests-editor.tsx'
import { LazyGuestsEditor } from '../booking/lazy-guests-editor.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './standard-filters.tsx'

/** For so many adults, and children of these ages. */
export function GuestsFilter({
  filters,
  onChange,
  ...limits
}: FilterProps<'adultsCount' | 'childrenAges'> &
  Pick<GuestsEditorProps, 'maxAdults' | 'maxChildren'>) {
  const t = useCatalogueText()
  return (
    <FilterGroup title={t('guests')}>
      <LazyGuestsEditor
        {...limits}
        party={{ adults: filters.adultsCount, childAges: filters.childrenAges }}
        onChange={({ adults, childAges }) =>
          onChange({ adultsCount: adults, childrenAges: childAges })
        }
      />
    </FilterGroup>
  )
}
