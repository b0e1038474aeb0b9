import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { DateBounds } from '../date-bounds.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { useFilterCounts } from './filter-counts.ts'
import type { FilterProps } from './standard-filters.tsx'

type Cities = readonly { CityId: number; CityName: string }[]

/** One destination, or all. */
export function CityFilter({
  filters,
  onChange,
  cities,
}: FilterProps<'cityId'> & { cities: Cities }) {
  const t = useCatalogueText()
  const counts = useFilterCounts()
  return (
    <Select
      label={t('city')}
      value={String(filters.cityId ?? '')}
      placeholder={t('allCities')}
      onChange={(id) => onChange({ cityId: id ? Number(id) : null })}
      options={[
        { value: '', text: t('allCities') },
        ...cities.map(({ CityId, CityName }) => ({
          value: String(CityId),
          text: counts?.named(CityName, 'Cities', CityId) ?? CityName,
        })),
      ]}
    />
  )
}

/** Only what has places on a day. */
export function DateFilter({
  filters,
  onChange,
  dates,
}: FilterProps<'activityDate'> & { dates: DateBounds }) {
  const t = useCatalogueText()
  return (
    <DateField
      label={t('date')}
      value={filters.activityDate}
      onChange={(activityDate) => onChange({ activityDate })}
      {...dates}
    />
  )
}
