import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import type { ReactNode } from 'react'
import { Score } from '../../ui/rating.tsx'
import { FeatureIcon } from './feature-icon.tsx'
import { Location } from './location.tsx'
import { Overview } from './overview.tsx'
import { Sailings } from './sailings.tsx'
import { Section } from '../catalogue/details.ts'
import { useStaysText } from './use-stays-text.ts'
import { Videos } from './videos.tsx'

type Features = HotelDetails['Features']

/** What a stay or a room has, each with its icon. */
export const FeatureList = ({ features }: { features: Features }) => (
  <ul className="feature-list">
    {features.map(({ FeatureId, FeatureName, IconPath }) => (
      <li key={FeatureId}>
        <FeatureIcon name={IconPath} />
        {FeatureName}
      </li>
    ))}
  </ul>
)

function GoodToKnow({ hotel }: { hotel: HotelDetails }) {
  const t = useStaysText()
  const clock = (time: string): ReactNode => <bdi dir="ltr">{time}</bdi>
  const around = (key: 'checkInFrom' | 'checkOutUntil', time: string): ReactNode => {
    const [before, after] = t(key, { time: '\n' }).split('\n')
    return (
      <>
        {before}
        {clock(time)}
        {after}
      </>
    )
  }
  const rows: (readonly [string, ReactNode])[] = [
    [t('checkIn'), around('checkInFrom', hotel.CheckInFrom)],
    [t('checkOut'), around('checkOutUntil', hotel.CheckOutUntil)],
    [t('children'), t('childrenRule', { max: hotel.MaxChildren })],
    ...hotel.ChildrenPolicies.map(({ Details, PriceText }) => [Details, PriceText] as const),
  ]
  return (
    <Section id="good-to-know" title={t('goodToKnow')}>
      <dl className="fact-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Reviews({ hotel }: { hotel: HotelDetails }) {
  const t = useStaysText()
  return (
    <Section id="reviews" title={t('reviews')}>
      {hotel.Rating ? (
        <Score rating={hotel.Rating} word={hotel.RatingDegree} reviews={hotel.ReviewsCount} />
      ) : (
        <p className="text-ink-2">{t('noReviews')}</p>
      )}
    </Section>
  )
}

/** Everything there is to know, section by section; `rooms` and `dates` come after what is here. */
export function DetailsSections({
  kind,
  hotel,
  rooms,
  dates,
}: {
  kind: StayKind
  hotel: HotelDetails
  rooms: ReactNode
  dates: ReactNode
}) {
  const t = useStaysText()
  return (
    <>
      <Overview html={hotel.Description} />
      {hotel.Features.length > 0 && (
        <Section id="features" title={t('features')}>
          <FeatureList features={hotel.Features} />
        </Section>
      )}
      {kind === 'cruise' && <Sailings sailings={hotel.Sailings} />}
      {rooms}
      {dates}
      <Videos ids={hotel.Videos} />
      <Location hotel={hotel} />
      <GoodToKnow hotel={hotel} />
      <Reviews hotel={hotel} />
    </>
  )
}
