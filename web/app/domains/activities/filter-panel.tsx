import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { PriceRange } from '../../ui/price-range.tsx'
import { Select } from '../../ui/select.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { useActivitiesText } from './use-activities-text.ts'

export type FilterOptions = {
  cities: readonly { CityId: number; CityName: string }[]
  types: readonly { ActivityTypeId: number; Name: string }[]
  bounds: { from: number; to: number }
  dates: { min: string; max: string }
}

type Props = FilterOptions & {
  filters: ActivityFilters
  onChange: (change: Partial<ActivityFilters>) => void
}

const Group = ({ title, children }: { title?: string; children: React.ReactNode }) => {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={title ? id : undefined}
      className="grid gap-2 border-t border-sand-200 py-5 first:border-0 first:pt-0"
    >
      {title && (
        <h3 id={id} className="type-title">
          {title}
        </h3>
      )}
      {children}
    </div>
  )
}

/** Everything one can narrow a search by; each change searches at once. */
export function FilterPanel({ filters, onChange, cities, types, bounds, dates }: Props) {
  const t = useActivitiesText()
  return (
    <div>
      <Group>
        <PriceRange
          label={t('priceTitle')}
          bounds={bounds}
          value={{ from: filters.priceFrom ?? bounds.from, to: filters.priceTo ?? bounds.to }}
          onCommit={({ from, to }) =>
            onChange({
              priceFrom: from > bounds.from ? from : null,
              priceTo: to < bounds.to ? to : null,
            })
          }
        />
      </Group>
      <Group title={t('booking')}>
        <Checkbox
          label={t('freeCancellation')}
          checked={filters.hasFreeCancellation}
          onChange={(hasFreeCancellation) => onChange({ hasFreeCancellation })}
        />
      </Group>
      <Group>
        <Select
          label={t('city')}
          value={String(filters.cityId ?? '')}
          placeholder={t('allCities')}
          onChange={(id) => onChange({ cityId: id ? Number(id) : null })}
          options={[
            { value: '', text: t('allCities') },
            ...cities.map(({ CityId, CityName }) => ({ value: String(CityId), text: CityName })),
          ]}
        />
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
        <DateField
          label={t('date')}
          value={filters.activityDate}
          onChange={(activityDate) => onChange({ activityDate })}
          {...dates}
        />
      </Group>
      <Group title={t('guests')}>
        <Stepper
          label={t('adults')}
          note={t('adultsNote', { max: MAX_ADULTS })}
          min={1}
          max={MAX_ADULTS}
          value={filters.adultsCount}
          onChange={(adultsCount) => onChange({ adultsCount })}
        />
      </Group>
    </div>
  )
}
