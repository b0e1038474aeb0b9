import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { toIsoInstant } from '@rihla/contract/values/dates'
import { Clock, MapPin } from 'lucide-react'
import { Badge } from '../../ui/card/badge.tsx'
import {
  activityDates,
  DetailsTitle,
  FreeCancellationBadge,
  type LoadedDetails,
  type OfferKind,
  OfferPage,
  type OfferPageProps,
  OfferRoute,
  TitleFact,
  useCatalogueText,
} from '../catalogue/index.ts'
import { activityHref, LIST_PATH, searchHref } from './addresses.ts'
import { DetailsSections } from './details-sections.tsx'
import { useActivitiesText } from './use-activities-text.ts'

function Title({ activity }: { activity: ActivityDetails }) {
  const t = useActivitiesText()
  const crumbs = [
    { text: t('title'), href: LIST_PATH },
    { text: activity.CityName, href: searchHref({ cityId: activity.CityId }) },
  ]
  return (
    <DetailsTitle offer={activity} crumbs={crumbs}>
      <TitleFact icon={<MapPin size={16} aria-hidden />}>{activity.CityName}</TitleFact>
      <TitleFact icon={<Clock size={16} aria-hidden />}>{activity.ReadableDuration}</TitleFact>
      <FreeCancellationBadge text={activity.FreeCancellation} />
      <Badge tone="soft">{activity.ActivityTypeName}</Badge>
    </DetailsTitle>
  )
}

const Page = ({ offer, ...page }: OfferPageProps<ActivityDetails>) => (
  <OfferPage
    {...page}
    offer={offer}
    id={offer.ActivityId}
    head={<Title activity={offer} />}
    sections={<DetailsSections activity={offer} />}
  />
)

function useTexts() {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  return {
    title: t('title'),
    failed: t('detailsFailed'),
    empty: t('noDetails'),
    errorTitle: t('detailsErrorTitle'),
    fallback: t('notFound'),
    back: shared('goBack'),
    badAddress: (bad: string) => (bad === 'missing' ? t('missingAddress') : shared('invalidDate')),
  }
}

/** One activity on one date. */
export const activityKind: OfferKind<ActivityDetails> = {
  module: 'Activity',
  key: 'activity',
  path: '/activity',
  listPath: LIST_PATH,
  maxAdults: MAX_ADULTS,
  hrefOf: activityHref,
  ask: (api, { id, date, adults }, options) => {
    const input = { Id: id, ArrivalDate: toIsoInstant(date), AdultsCount: adults }
    return api.call('getActivityDetails', input, options)
  },
  dates: activityDates,
  Page,
}

/** The details page of an activity. */
export const ActivityRoute = ({ loaded }: { loaded: LoadedDetails }) => (
  <OfferRoute kind={activityKind} texts={useTexts()} loaded={loaded} />
)
