import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import type { WidgetProps } from '../catalogue/index.ts'
import { PackageSearchForm, tripDates } from '../packages/index.ts'
import { tripHref, tripsHref } from './addresses.ts'
import { useTripsText } from './use-trips-text.ts'

/** The search of trips on its own, such as on the landing page. */
export function TripWidget({ settings, cities }: WidgetProps) {
  const t = useTripsText()
  const navigate = useNavigate()
  const { serverTime } = useContext(SiteContext)
  return (
    <PackageSearchForm
      module="Trip"
      hrefOf={tripHref}
      placeholder={t('wherePlaceholder')}
      filters={packageSearches.trip.defaults}
      dates={tripDates(settings, new Date(serverTime))}
      cities={cities}
      submitText={t('submit')}
      onSearch={(asked) => void navigate(tripsHref(asked))}
    />
  )
}
