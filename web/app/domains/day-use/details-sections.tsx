import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import {
  ChildrenSection,
  FactList,
  FactRows,
  Html,
  MapCard,
  ReviewsSection,
  Section,
  useCatalogueText,
} from '../catalogue/index.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** Everything there is to know, section by section; empty ones are left out. */
export function DetailsSections({ offer }: { offer: DayUseDetails }) {
  const t = useDayUseText()
  const shared = useCatalogueText()
  const { OpensAt: from, ClosesAt: to, HotelName, Area, CityName } = offer
  const place = [Area, CityName].filter(Boolean).join(' · ')
  return (
    <>
      <Section id="overview" title={shared('overview')}>
        <Html html={offer.Description} />
      </Section>
      <FactList
        id="amenities"
        title={t('amenities')}
        facts={offer.IncludedActivityAdditions}
        mark="yes"
      />
      <FactList
        id="excluded"
        title={shared('notIncluded')}
        facts={offer.ExcludedActivityAdditions}
        mark="no"
      />
      <Section id="good-to-know" title={t('goodToKnow')}>
        <FactRows
          rows={[
            [t('hotel'), HotelName && <bdi>{HotelName}</bdi>],
            [t('area'), place],
            [t('opens'), from && to && t('hours', { from, to })],
            [t('length'), offer.ReadableDuration],
            [t('cancellation'), offer.FreeCancellation],
          ]}
        />
      </Section>
      <FactList id="bring" title={shared('bring')} facts={offer.Luggages} mark="bring" />
      <ChildrenSection policies={offer.ChildrenPolicies} />
      <MapCard
        latitude={offer.Latitude}
        longitude={offer.Longitude}
        name={HotelName ?? CityName}
        note={place}
      />
      {offer.TermsAndConditions && (
        <Section id="terms" title={shared('terms')}>
          <Html html={offer.TermsAndConditions} />
        </Section>
      )}
      <ReviewsSection {...offer} />
    </>
  )
}
