import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { TripFilters } from '@rihla/contract/catalogue/packages-address'
import { SearchForm, type SearchFormProps } from '../catalogue/index.ts'
import { tripHref } from './addresses.ts'
import { useTripsText } from './use-trips-text.ts'

type Asked = Pick<TripFilters, 'cityId' | 'searchText' | 'arrivalDate' | 'adultsCount'>

/** Where, when, how many, for trips. */
export function TripSearchForm({
  filters,
  onSearch,
  ...rest
}: Pick<SearchFormProps, 'cityName' | 'dates' | 'cities' | 'submitText'> & {
  filters: Asked
  onSearch: (asked: Asked) => void
}) {
  const t = useTripsText()
  const { arrivalDate: activityDate, ...where } = filters
  return (
    <SearchForm
      {...rest}
      initial={{ ...where, activityDate }}
      onSearch={({ activityDate: date, ...asked }) => onSearch({ ...asked, arrivalDate: date })}
      module="Trip"
      hrefOf={tripHref}
      placeholder={t('wherePlaceholder')}
      maxAdults={PACKAGE_ADULTS.max}
    />
  )
}
