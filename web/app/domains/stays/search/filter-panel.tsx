import { Checkbox } from '../../../ui/form/checkbox.tsx'
import {
  CancellationFilter,
  GuestsFilter,
  PriceFilter,
  StarsFilter,
  useFilterCounts,
} from '../../catalogue/index.ts'
import { guestLimits } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** Everything one can narrow a search by; it counts once Search is pressed. */
export function FilterPanel({ search }: { search: StaySearch }) {
  const { kind, draft, bounds, change } = search
  const t = useStaysText()
  const counts = useFilterCounts()
  const shared = { filters: draft, onChange: change }
  return (
    <div>
      <PriceFilter {...shared} bounds={bounds} title={t('priceTitle')} />
      <CancellationFilter {...shared}>
        <Checkbox
          label={t('instantConfirmation')}
          end={counts?.end('InstantConfirmation')}
          checked={draft.hasInstantConfirmation}
          onChange={(hasInstantConfirmation) => change({ hasInstantConfirmation })}
        />
      </CancellationFilter>
      <StarsFilter {...shared} title={t(`stars-${kind}`)} />
      <GuestsFilter {...shared} {...guestLimits(kind)} />
    </div>
  )
}
