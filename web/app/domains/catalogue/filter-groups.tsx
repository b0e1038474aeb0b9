import { MAX_ADULTS, type OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { PriceRange } from '../../ui/price-range.tsx'
import { Select } from '../../ui/select.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { DateBounds } from './bounds.ts'
import type { PriceBounds } from './filters.ts'
import { FilterGroup } from './filter-group.tsx'
import { useCatalogueText } from './use-catalogue-text.ts'

type Props = { filters: OfferFilters; onChange: (change: Partial<OfferFilters>) => void }

/** From and to; the ends of the slider mean 'any'. */
export function PriceFilter({ filters, onChange, bounds }: Props & { bounds: PriceBounds }) {
  const t = useCatalogueText()
  return (
    <FilterGroup>
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
    </FilterGroup>
  )
}

/** Only what can be cancelled free of charge. */
export function CancellationFilter({ filters, onChange }: Props) {
  const t = useCatalogueText()
  return (
    <FilterGroup title={t('booking')}>
      <Checkbox
        label={t('freeCancellation')}
        checked={filters.hasFreeCancellation}
        onChange={(hasFreeCancellation) => onChange({ hasFreeCancellation })}
      />
    </FilterGroup>
  )
}

type Cities = readonly { CityId: number; CityName: string }[]

/** One destination, or all. */
export function CityFilter({ filters, onChange, cities }: Props & { cities: Cities }) {
  const t = useCatalogueText()
  return (
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
  )
}

/** Only what has places on a day. */
export function DateFilter({ filters, onChange, dates }: Props & { dates: DateBounds }) {
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

/** For so many adults. */
export function AdultsFilter({ filters, onChange }: Props) {
  const t = useCatalogueText()
  return (
    <FilterGroup title={t('guests')}>
      <Stepper
        label={t('adults')}
        note={t('adultsNote', { max: MAX_ADULTS })}
        min={1}
        max={MAX_ADULTS}
        value={filters.adultsCount}
        onChange={(adultsCount) => onChange({ adultsCount })}
      />
    </FilterGroup>
  )
}
