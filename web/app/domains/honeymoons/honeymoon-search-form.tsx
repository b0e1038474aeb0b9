import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { SearchForm, type SearchFormProps } from '../catalogue/index.ts'
import { honeymoonHref } from './addresses.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

type Asked = Pick<HoneymoonFilters, 'cityId' | 'searchText' | 'arrivalDate'>

/** Where and when, for honeymoons: that two come along goes without saying. */
export function HoneymoonSearchForm({
  filters,
  onSearch,
  ...rest
}: Pick<SearchFormProps, 'cityName' | 'dates' | 'cities' | 'submitText'> & {
  filters: Asked
  onSearch: (asked: Asked) => void
}) {
  const t = useHoneymoonsText()
  const { arrivalDate: activityDate, ...where } = filters
  return (
    <SearchForm
      {...rest}
      initial={{ ...where, activityDate, adultsCount: PACKAGE_ADULTS.default }}
      onSearch={({ cityId, searchText, activityDate: arrivalDate }) =>
        onSearch({ cityId, searchText, arrivalDate })
      }
      module="Honeymoon"
      hrefOf={honeymoonHref}
      placeholder={t('wherePlaceholder')}
      maxAdults={null}
    />
  )
}
