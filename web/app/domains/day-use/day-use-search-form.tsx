import { SearchForm, type SearchFormProps } from '../catalogue/index.ts'
import { dayUseHref } from './addresses.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** Where, when, how many, for day-use. */
export function DayUseSearchForm(
  props: Omit<SearchFormProps, 'module' | 'hrefOf' | 'placeholder'>,
) {
  const t = useDayUseText()
  return (
    <SearchForm
      {...props}
      module="DayUse"
      hrefOf={dayUseHref}
      placeholder={t('wherePlaceholder')}
    />
  )
}
