import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import { Building2, Check, Clock, MapPin, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/card/badge.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Score } from '../../ui/card/rating.tsx'
import { dayUsesHref, LIST_PATH } from './addresses.ts'
import { useDayUseText } from './use-day-use-text.ts'

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="type-small flex items-center gap-1.5 text-ink-2">
    {icon}
    {children}
  </span>
)

/** Where one is, the name, and the facts that decide. */
export function DetailsTitle({ offer }: { offer: DayUseDetails }) {
  const t = useDayUseText()
  const { OpensAt: from, ClosesAt: to } = offer
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs
        items={[
          { text: t('crumb'), href: LIST_PATH },
          { text: offer.CityName, href: dayUsesHref({ cityId: offer.CityId }) },
          { text: offer.Name },
        ]}
      />
      <h1 className="type-h1">{offer.Name}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {offer.Rating && (
          <Score rating={offer.Rating} word={offer.RatingDegree} reviews={offer.ReviewsCount} />
        )}
        {offer.HotelName && (
          <Fact icon={<Building2 size={16} aria-hidden />}>
            <bdi>{offer.HotelName}</bdi>
          </Fact>
        )}
        <Fact icon={<MapPin size={16} aria-hidden />}>
          {[offer.Area, offer.CityName].filter(Boolean).join(' · ')}
        </Fact>
        <Fact icon={<Clock size={16} aria-hidden />}>
          {offer.ReadableDuration}
          {from && to && ` · ${t('hours', { from, to })}`}
        </Fact>
        <Badge tone="soft" icon={<Sun aria-hidden />}>
          {offer.ActivityTypeName}
        </Badge>
        {offer.FreeCancellation && (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {offer.FreeCancellation}
          </Badge>
        )}
      </div>
    </div>
  )
}
