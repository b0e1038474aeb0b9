import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { CancellationFilter, FilterGroup, PriceFilter, StarsFilter } from '../../catalogue/index.ts'
import { GuestsEditor } from '../booking/guests-editor.tsx'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** Everything one can narrow a search by; it counts once Search is pressed. */
export function FilterPanel({ search }: { search: StaySearch }) {
  const { kind, draft, bounds, change } = search
  const t = useStaysText()
  const shared = { filters: draft, onChange: change }
  return (
    <div>
      <PriceFilter {...shared} bounds={bounds} title={t('priceTitle')} />
      <CancellationFilter {...shared}>
        <Checkbox
          label={t('instantConfirmation')}
          checked={draft.hasInstantConfirmation}
          onChange={(hasInstantConfirmation) => change({ hasInstantConfirmation })}
        />
      </CancellationFilter>
      <StarsFilter {...shared} title={t(`stars-${kind}`)} />
      <FilterGroup title={t('guests')}>
        <GuestsEditor
          kind={kind}
          party={{ adults: draft.adultsCount, childAges: draft.childrenAges }}
          onChange={({ adults, childAges }) =>
            change({ adultsCount: adults, childrenAges: childAges })
          }
        />
      </FilterGroup>
    </div>
  )
}
