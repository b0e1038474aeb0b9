import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { lazy, Suspense, type ReactNode } from 'react'
import { Overview } from './overview.tsx'
import { useSupportPhone } from '../../../platform/use-support-phone.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ReviewsSection, Section, Videos } from '../../catalogue/index.ts'
import type { Boarding, Sailing } from '../dates/use-start-days.ts'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

// Fifty icons, a map, films: rendered by the server, and brought to life after what one came for.
const FeatureList = lazy(() =>
  import('./feature-list.tsx').then((m) => ({ default: m.FeatureList })),
)
const Sailings = lazy(() => import('../dates/sailings.tsx').then((m) => ({ default: m.Sailings })))
const Location = lazy(() => import('./location.tsx').then((m) => ({ default: m.Location })))

const SupportLink = ({ phone }: { phone: string }) => (
  <a className="link" dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)

function GoodToKnow({ hotel, boarding }: { hotel: HotelDetails; boarding: Boarding | null }) {
  const t = useStaysText()
  const phone = useSupportPhone()
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
    [t('checkIn'), around('checkInFrom', boarding?.From ?? hotel.CheckInFrom)],
    [t('checkOut'), around('checkOutUntil', hotel.CheckOutUntil)],
    ...(phone ? [[t('callUs'), <SupportLink key="call" phone={phone} />] as const] : []),
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

/** Everything there is to know, section by section; `rooms` and `dates` come after what is here. */
export function DetailsSections({
  kind,
  hotel,
  sailing,
  rooms,
  dates,
}: {
  kind: StayKind
  hotel: HotelDetails
  /** Of the chosen day; a hotel has none. */
  sailing: Sailing | undefined
  rooms: ReactNode
  dates: ReactNode
}) {
  const t = useStaysText()
  const boarding = sailing?.Boarding ?? null
  return (
    <>
      <Overview html={hotel.Description} />
      {hotel.Features.length > 0 && (
        <Section id="features" title={t('features')}>
          <Suspense fallback={<Skeleton className="h-28" />}>
            <FeatureList features={hotel.Features} />
          </Suspense>
        </Section>
      )}
      {kind === 'cruise' && (
        <Suspense>
          <Sailings sailings={hotel.Sailings} chosen={sailing} />
        </Suspense>
      )}
      {rooms}
      {dates}
      {hotel.Videos.length > 0 && (
        <Suspense>
          <Videos ids={hotel.Videos} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-[370px]" />}>
        <Location hotel={hotel} boarding={boarding} />
      </Suspense>
      <GoodToKnow hotel={hotel} boarding={boarding} />
      {/* A partner's can't be rated here. */}
      {!hotel.IsExternal && (
        <ReviewsSection
          of={{ module: kinds[kind].module, id: hotel.HotelId }}
          {...hotel}
          // As the head and the list have it: how many have rated it.
          ReviewsCount={hotel.NumberOfRaters}
        />
      )}
    </>
  )
}
