import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { toIsoInstant } from '@rihla/contract/values/dates'
import { Clock, MapPin } from '../../ui/brand/icons.ts'
import { Badge } from '../../ui/card/badge.tsx'
import {
  activityDates,
  activityDayPrices,
  dayOfferKind,
  detailsTexts,
  DetailsTitle,
  FreeCancellationBadge,
  offerRoute,
  TitleFact,
  useCatalogueText,
} from '../catalogue/index.ts'
import { activityHref, LIST_PATH, searchHref } from './addresses.ts'
import { DetailsSections } from './details-sections.tsx'
import { useActivitiesText } from './use-activities-text.ts'

function Title({ offer }: { offer: ActivityDetails }) {
  const t = useActivitiesText()
  const crumbs = [
    { text: t('title'), href: LIST_PATH },
    { text: offer.CityName, href: searchHref({ cityId: offer.CityId }) },
  ]
  return (
    <DetailsTitle offer={offer} crumbs={crumbs}>
      <TitleFact icon={<MapPin size={16} aria-hidden />}>{offer.CityName}</TitleFact>
      <TitleFact icon={<Clock size={16} aria-hidden />}>{offer.ReadableDuration}</TitleFact>
      <FreeCancellationBadge text={offer.FreeCancellation} />
      <Badge tone="soft">{offer.ActivityTypeName}</Badge>
    </DetailsTitle>
  )
}

function useTexts() {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  return detailsTexts(t, {
    fallback: t('notFound'),
    back: shared('goBack'),
    badAddress: (bad) => (bad === 'missing' ? t('missingAddress') : shared('invalidDate')),
  })
}

/** One activity on one date. */
export const activityKind = dayOfferKind<ActivityDetails>({
  module: 'Activity',
  key: 'activity',
  path: '/activity',
  listPath: LIST_PATH,
  maxAdults: MAX_ADULTS,
  hrefOf: activityHref,
  ask: (api, { id, date, adults, childAges }, options) => {
    const input = {
      Id: id,
      ArrivalDate: toIsoInstant(date),
      AdultsCount: adults,
      ChildrenAges: [...childAges],
    }
    return api.call('getActivityDetails', input, options)
  },
  dates: activityDates,
  dayPrices: activityDayPrices,
  Title,
  Sections: DetailsSections,
})

export const ActivityRoute = offerRoute(activityKind, useTexts)
