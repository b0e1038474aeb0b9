import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { STARS } from '@rihla/contract/catalogue/stay-limits'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { PriceRange } from '../../../ui/form/price-range.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import type { DateBounds } from '../date-bounds.ts'
import type { PriceBounds } from './filter-request.ts'
import { FilterGroup } from './filter-group.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Each filter knows its own fields of a search, so that every kind that has them can use it. */
type Props<K extends keyof F, F = OfferFilters> = {
  filters: Pick<F, K>
  onChange: (change: Pick<F, K>) => void
}
type Prices = Props<'priceFrom' | 'priceTo'> & {
  bounds: PriceBounds
  /** Whose price it is; of an adult unless said. */
  title?: string
}

/** From and to; the ends of the slider mean 'any'. */
export function PriceFilter({ filters, onChange, bounds, title }: Prices) {
  const t = useCatalogueText()
  return (
    <FilterGroup>
      <PriceRange
        label={title ?? t('priceTitle')}
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

/** Only what can be cancelled free of charge, after what else a kind says of booking. */
export function CancellationFilter({
  filters,
  onChange,
  children,
}: Props<'hasFreeCancellation'> & { children?: ReactNode }) {
  const t = useCatalogueText()
  return (
    <FilterGroup title={t('booking')}>
      {children}
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
export function CityFilter({ filters, onChange, cities }: Props<'cityId'> & { cities: Cities }) {
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
export function DateFilter({
  filters,
  onChange,
  dates,
}: Props<'activityDate'> & { dates: DateBounds }) {
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
export function AdultsFilter({ filters, onChange, max }: Props<'adultsCount'> & { max: number }) {
  const t = useCatalogueText()
  return (
    <FilterGroup title={t('guests')}>
      <Stepper
        label={t('adults')}
        note={t('adultsNote', { max })}
        min={1}
        max={max}
        value={filters.adultsCount}
        onChange={(adultsCount) => onChange({ adultsCount })}
      />
    </FilterGroup>
  )
}

/** Any of the classes of hotel; none chosen means all. */
export function StarsFilter({
  filters,
  onChange,
  title,
}: Props<'stars', { stars: readonly number[] }> & {
  /** Whose stars they are; a hotel's unless said. */
  title?: string
}) {
  const t = useCatalogueText()
  const turn = (count: number, on: boolean): void =>
    onChange({ stars: STARS.filter((it) => (it === count ? on : filters.stars.includes(it))) })
  return (
    <FilterGroup title={title ?? t('stars')}>
      {STARS.map((count) => (
        <Checkbox
          key={count}
          label={count === 0 ? t('unrated') : <ClassStars stars={count} />}
          checked={filters.stars.includes(count)}
          onChange={(on) => turn(count, on)}
        />
      ))}
    </FilterGroup>
  )
}
