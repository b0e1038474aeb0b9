import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import { activityDates, NOTHING_CHOSEN, type WidgetProps } from '../catalogue/index.ts'
import { ActivitySearchForm } from './activity-search-form.tsx'
import { searchHref } from './addresses.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** The search of activities on its own, such as on the landing page. */
export function ActivityWidget({ settings, cities }: WidgetProps) {
  const t = useActivitiesText()
  const navigate = useNavigate()
  const { serverTime } = useContext(SiteContext)
  return (
    <ActivitySearchForm
      initial={NOTHING_CHOSEN}
      dates={activityDates(settings, new Date(serverTime))}
      cities={cities}
      submitText={t('submit')}
      onSearch={(choice) => void navigate(searchHref(choice))}
    />
  )
}
