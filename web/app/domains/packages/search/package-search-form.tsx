import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { SearchForm, type SearchFormProps } from '../../catalogue/index.ts'
import type { PackageFilters } from './package-search.ts'

type Asked = Pick<
  PackageFilters,
  'cityId' | 'searchText' | 'arrivalDate' | 'adultsCount' | 'childrenAges'
>
type PackageSearchFormProps = Omit<SearchFormProps, 'initial' | 'onSearch' | 'maxAdults'> & {
  filters: Asked
  onSearch: (asked: Asked) => void
}

/** Where and when, and how many where the kind asks for it: that two go on a honeymoon goes without saying. */
export function PackageSearchForm({ filters, onSearch, ...rest }: PackageSearchFormProps) {
  const { cityId, searchText, arrivalDate, adultsCount, childrenAges = [] } = filters
  const asksAdults = adultsCount !== undefined
  return (
    <SearchForm
      {...rest}
      initial={{
        cityId,
        searchText,
        activityDate: arrivalDate,
        adultsCount: adultsCount ?? PACKAGE_ADULTS.default,
        childrenAges,
      }}
      onSearch={({ activityDate, adultsCount: count, childrenAges: ages, ...where }) =>
        onSearch({
          ...where,
          arrivalDate: activityDate,
          ...(asksAdults && { adultsCount: count, childrenAges: ages }),
        })
      }
      maxAdults={asksAdults ? PACKAGE_ADULTS.max : null}
    />
  )
}
