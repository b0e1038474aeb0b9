import { SearchForm, type SearchFormProps } from '../catalogue/index.ts'
import { activityHref } from './addresses.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** Where, when, how many, for activities. */
export function ActivitySearchForm(
  props: Omit<SearchFormProps, 'module' | 'hrefOf' | 'placeholder'>,
) {
  const t = useActivitiesText()
  return (
    <SearchForm
      {...props}
      module="Activity"
      hrefOf={activityHref}
      placeholder={t('wherePlaceholder')}
    />
  )
}
