import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import {
  CancellationFilter,
  CityFilter,
  DateFilter,
  FilterGroup,
  GuestsFilter,
  PriceFilter,
  type Search,
  StarsFilter,
} from '../../catalogue/index.ts'
import type { PackageFilters } from './package-search.ts'

/** Everything one can narrow a search of packages by; each change searches at once. */
export function FilterPanel({
  search,
  priceTitle,
}: {
  search: Search<PackageFilters>
  priceTitle: string
}) {
  const { chosen: filters, apply, bounds, cities, dates } = search
  const { arrivalDate, adultsCount, childrenAges = [] } = filters
  const shared = { filters, onChange: apply }
  return (
    <div>
      <PriceFilter {...shared} bounds={bounds} title={priceTitle} />
      <FilterGroup>
        <CityFilter {...shared} cities={cities} />
        <DateFilter
          filters={{ activityDate: arrivalDate }}
          onChange={({ activityDate }) => apply({ arrivalDate: activityDate })}
          dates={dates}
        />
      </FilterGroup>
      <StarsFilter {...shared} />
      <CancellationFilter {...shared} />
      {adultsCount !== undefined && (
        <GuestsFilter
          filters={{ adultsCount, childrenAges }}
          onChange={apply}
          maxAdults={PACKAGE_ADULTS.max}
        />
      )}
    </div>
  )
}
