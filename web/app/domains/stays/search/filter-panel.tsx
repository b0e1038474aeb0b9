import { STARS } from '@rihla/contract/catalogue/stay-limits'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PriceRange } from '../../../ui/form/price-range.tsx'
import { FilterGroup } from '../../catalogue/index.ts'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { GuestsEditor } from '../booking/guests-editor.tsx'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** Everything one can narrow a search by; it counts once Search is pressed. */
export function FilterPanel({ search }: { search: StaySearch }) {
  const { kind, draft, bounds, change } = search
  const t = useStaysText()
  const turnStar = (count: number, on: boolean): void =>
    change({ stars: STARS.filter((it) => (it === count ? on : draft.stars.includes(it))) })
  return (
    <div>
      <FilterGroup>
        <PriceRange
          label={t('priceTitle')}
          bounds={bounds}
          value={{ from: draft.priceFrom ?? bounds.from, to: draft.priceTo ?? bounds.to }}
          onCommit={({ from, to }) =>
            change({
              priceFrom: from > bounds.from ? from : null,
              priceTo: to < bounds.to ? to : null,
            })
          }
        />
      </FilterGroup>
      <FilterGroup title={t('booking')}>
        <Checkbox
          label={t('instantConfirmation')}
          checked={draft.hasInstantConfirmation}
          onChange={(hasInstantConfirmation) => change({ hasInstantConfirmation })}
        />
        <Checkbox
          label={t('freeCancellation')}
          checked={draft.hasFreeCancellation}
          onChange={(hasFreeCancellation) => change({ hasFreeCancellation })}
        />
      </FilterGroup>
      <FilterGroup title={t(`stars-${kind}`)}>
        {STARS.map((count) => (
          <Checkbox
            key={count}
            label={count === 0 ? t('unrated') : <ClassStars stars={count} />}
            checked={draft.stars.includes(count)}
            onChange={(on) => turnStar(count, on)}
          />
        ))}
      </FilterGroup>
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
