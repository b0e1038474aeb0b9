import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import { DayOfferSections, FactRows, Section } from '../catalogue/index.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** What there is to know of a day at a hotel. */
export function DetailsSections({ offer }: { offer: DayUseDetails }) {
  const t = useDayUseText()
  const { OpensAt: from, ClosesAt: to, HotelName, Area, CityName } = offer
  const place = [Area, CityName].filter(Boolean).join(' · ')
  const goodToKnow = (
    <Section id="good-to-know" title={t('goodToKnow')}>
      <FactRows
        rows={[
          [t('hotel'), HotelName && <bdi>{HotelName}</bdi>],
          [t('area'), place],
          [t('opens'), from && to && t('hours', { from, to })],
          [t('length'), offer.ReadableDuration],
        ]}
      />
    </Section>
  )
  return (
    <DayOfferSections
      module="DayUse"
      offer={offer}
      included={{ id: 'amenities', title: t('amenities') }}
      facts={goodToKnow}
      map={{ name: HotelName ?? CityName, note: place }}
    />
  )
}
