import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { Select } from '../../ui/form/select.tsx'
import {
  AdultsFilter,
  CancellationFilter,
  CityFilter,
  type DateBounds,
  DateFilter,
  FilterGroup,
  type PriceBounds,
  PriceFilter,
} from '../catalogue/index.ts'
import { useActivitiesText } from './use-activities-text.ts'

type Props = {
  filters: ActivityFilters
  onChange: (change: Partial<ActivityFilters>) => void
  cities: readonly { CityId: number; CityName: string }[]
  types: readonly { ActivityTypeId: number; Name: string }[]
  bounds: PriceBounds
  dates: DateBounds
}

/** Everything one can narrow a search by; each change searches at once. */
export function FilterPanel({ cities, types, bounds, dates, ...shared }: Props) {
  const t = useActivitiesText()
  const { filters, onChange } = shared
  return (
    <div>
      <PriceFilter {...shared} bounds={bounds} />
      <CancellationFilter {...shared} />
      <FilterGroup>
        <CityFilter {...shared} cities={cities} />
        <Select
          label={t('type')}
          value={String(filters.activityTypeId ?? '')}
          onChange={(id) => onChange({ activityTypeId: id ? Number(id) : null })}
          options={[
            { value: '', text: t('allTypes') },
            ...types.map(({ ActivityTypeId, Name }) => ({
              value: String(ActivityTypeId),
              text: Name,
            })),
          ]}
        />
        <DateFilter {...shared} dates={dates} />
      </FilterGroup>
      <AdultsFilter {...shared} max={MAX_ADULTS} />
    </div>
  )
}
