import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { HoneymoonFilters, TripFilters } from '@rihla/contract/catalogue/packages-address'
import {
  AdultsFilter,
  CancellationFilter,
  CityFilter,
  type DateBounds,
  DateFilter,
  FilterGroup,
  type PriceBounds,
  PriceFilter,
  StarsFilter,
} from '../../catalogue/index.ts'

type Props = {
  filters: HoneymoonFilters
  onChange: (change: Partial<HoneymoonFilters>) => void
  cities: readonly { CityId: number; CityName: string }[]
  bounds: PriceBounds
  dates: DateBounds
  priceTitle: string
  /** For how many a trip is, where that is asked. */
  adults?: {
    count: number
    onChange: (change: Pick<TripFilters, 'adultsCount'>) => void
  }
}

/** Everything one can narrow a search of packages by; each change searches at once. */
export function FilterPanel({ adults, cities, bounds, dates, priceTitle, ...shared }: Props) {
  const { filters, onChange } = shared
  return (
    <div>
      <PriceFilter {...shared} bounds={bounds} title={priceTitle} />
      <FilterGroup>
        <CityFilter {...shared} cities={cities} />
        <DateFilter
          filters={{ activityDate: filters.arrivalDate }}
          onChange={({ activityDate: arrivalDate }) => onChange({ arrivalDate })}
          dates={dates}
        />
      </FilterGroup>
      <StarsFilter {...shared} />
      <CancellationFilter {...shared} />
      {adults && (
        <AdultsFilter
          filters={{ adultsCount: adults.count }}
          onChange={adults.onChange}
          max={PACKAGE_ADULTS.max}
        />
      )}
    </div>
  )
}
