import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import { dayUseDates, NOTHING_CHOSEN, type WidgetProps } from '../catalogue/index.ts'
import { DayUseSearchForm } from './day-use-search-form.tsx'
import { dayUsesHref } from './addresses.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** The search of day-use on its own, such as on the landing page. */
export function DayUseWidget({ settings, cities }: WidgetProps) {
  const t = useDayUseText()
  const navigate = useNavigate()
  const { serverTime } = useContext(SiteContext)
  return (
    <DayUseSearchForm
      initial={NOTHING_CHOSEN}
      dates={dayUseDates(settings, new Date(serverTime))}
      cities={cities}
      submitText={t('submit')}
      onSearch={(choice) => void navigate(dayUsesHref(choice))}
    />
  )
}
