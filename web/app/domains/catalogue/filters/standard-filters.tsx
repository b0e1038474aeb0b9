import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { STARS } from '@rihla/contract/catalogue/stay-limits'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { PriceRange } from '../../../ui/form/price-range.tsx'
import type { PriceBounds } from './filter-request.ts'
import { useFilterCounts } from './filter-counts.ts'
import { FilterGroup } from './filter-group.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Each filter knows its own fields of a search, so that every kind that has them can use it. */
export type FilterProps<K extends keyof F, F = OfferFilters> = {
  filters: Pick<F, K>
  onChange: (change: Pick<F, K>) => void
}
type Prices = FilterProps<'priceFrom' | 'priceTo'> & {
  bounds: PriceBounds
  /** Whose price it is; of an adult unless said. */
  title?: string
}

/** From and to, under what offers cost; the ends of the slider mean 'any'. */
export function PriceFilter({ filters, onChange, bounds, title }: Prices) {
  const t = useCatalogueText()
  return (
    <FilterGroup>
      <PriceRange
        label={title ?? t('priceTitle')}
        bounds={bounds}
        value={{ from: filters.priceFrom ?? bounds.from, to: filters.priceTo ?? bounds.to }}
        Above={useFilterCounts()?.Bars}
        onCommit={({ from, to }) =>
          onChange({
            priceFrom: from > bounds.from ? from : null,
            priceTo: to < bounds.to ? to : null,
          })
        }
      />
    </FilterGroup>
  )
}

/** Only what can be cancelled free of charge, after what else a kind says of booking. */
export function CancellationFilter({
  filters,
  onChange,
  children,
}: FilterProps<'hasFreeCancellation'> & { children?: ReactNode }) {
  const t = useCatalogueText()
  const counts = useFilterCounts()
  return (
    <FilterGroup title={t('booking')}>
      {children}
      <Checkbox
        label={t('freeCancellation')}
        end={counts?.end('FreeCancellation')}
        checked={filters.hasFreeCancellation}
        onChange={(hasFreeCancellation) => onChange({ hasFreeCancellation })}
      />
    </FilterGroup>
  )
}

/** Any of the classes of hotel; none chosen means all. */
export function StarsFilter({
  filters,
  onChange,
  title,
}: FilterProps<'stars', { stars: readonly number[] }> & {
  /** Whose stars they are; a hotel's unless said. */
  title?: string
}) {
  const t = useCatalogueText()
  const counts = useFilterCounts()
  const turn = (count: number, on: boolean): void =>
    onChange({ stars: STARS.filter((it) => (it === count ? on : filters.stars.includes(it))) })
  return (
    <FilterGroup title={title ?? t('stars')}>
      {STARS.map((count) => (
        <Checkbox
          key={count}
          label={count === 0 ? t('unrated') : <ClassStars stars={count} />}
          end={counts?.end('Stars', count)}
          checked={filters.stars.includes(count)}
          onChange={(on) => turn(count, on)}
        />
      ))}
    </FilterGroup>
  )
}
