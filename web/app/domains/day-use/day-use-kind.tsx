import { MAX_DAY_USE_ADULTS } from '@rihla/contract/catalogue/day-use-address'
import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import { toMonthDayYear } from '@rihla/contract/values/dates'
import { Building2, Clock, MapPin, Sun } from '../../ui/brand/icons.ts'
import { Badge } from '../../ui/card/badge.tsx'
import {
  activityDayPrices,
  dayOfferKind,
  dayUseDates,
  detailsTexts,
  DetailsTitle,
  FreeCancellationBadge,
  offerRoute,
  TitleFact,
} from '../catalogue/index.ts'
import { dayUseHref, dayUsesHref, LIST_PATH } from './addresses.ts'
import { DetailsSections } from './details-sections.tsx'
import { dayUseImagesQuery } from './queries.ts'
import { useDayUseText } from './use-day-use-text.ts'
import { useImages } from './use-images.ts'

function Title({ offer }: { offer: DayUseDetails }) {
  const t = useDayUseText()
  const { OpensAt: from, ClosesAt: to } = offer
  const crumbs = [
    { text: t('crumb'), href: LIST_PATH },
    { text: offer.CityName, href: dayUsesHref({ cityId: offer.CityId }) },
  ]
  return (
    <DetailsTitle offer={offer} crumbs={crumbs}>
      {offer.HotelName && (
        <TitleFact icon={<Building2 size={16} aria-hidden />}>
          <bdi>{offer.HotelName}</bdi>
        </TitleFact>
      )}
      <TitleFact icon={<MapPin size={16} aria-hidden />}>
        {[offer.Area, offer.CityName].filter(Boolean).join(' · ')}
      </TitleFact>
      <TitleFact icon={<Clock size={16} aria-hidden />}>
        {offer.ReadableDuration}
        {from && to && ` · ${t('hours', { from, to })}`}
      </TitleFact>
      <Badge tone="soft" icon={<Sun aria-hidden />}>
        {offer.ActivityTypeName}
      </Badge>
      <FreeCancellationBadge text={offer.FreeCancellation} />
    </DetailsTitle>
  )
}

function useTexts() {
  const t = useDayUseText()
  return detailsTexts(t, {
    fallback: t('notFound'),
    back: t('backToOffers'),
    badAddress: (bad, address) =>
      bad === 'missing'
        ? t('missingDayuseDetails')
        : t('invalidDate', { value: address.get('arrival-date') ?? '' }),
  })
}

/** A day at a hotel on one date. */
export const dayUseKind = dayOfferKind<DayUseDetails>({
  module: 'DayUse',
  key: 'day-use',
  path: '/dayuse',
  listPath: LIST_PATH,
  theme: 'dayuse',
  maxAdults: MAX_DAY_USE_ADULTS,
  hrefOf: dayUseHref,
  ask: (api, { id, date, adults, childAges }, options) => {
    const input = {
      Id: id,
      ArrivalDate: toMonthDayYear(date),
      AdultsCount: adults,
      ChildrenAges: [...childAges],
    }
    return api.call('getDayUseDetails', input, options)
  },
  beside: (api, language, id) => [dayUseImagesQuery(api, language, id)],
  dates: dayUseDates,
  dayPrices: activityDayPrices,
  Title,
  Sections: DetailsSections,
  useGallery: useImages,
})

export const DayUseRoute = offerRoute(dayUseKind, useTexts)
