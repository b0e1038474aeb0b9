import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { Check, MapPin, Zap } from 'lucide-react'
import { Badge } from '../../../ui/card/badge.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { Score } from '../../../ui/card/rating.tsx'
import type { SavedOffer } from '../../catalogue/index.ts'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { kinds, searchHref } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

/** What is kept of a stay that was looked at or saved. */
export const savedOfferOf = (kind: StayKind, hotel: HotelDetails): SavedOffer => ({
  module: kinds[kind].module,
  id: hotel.HotelId,
  name: hotel.Name,
  city: hotel.City,
  stars: hotel.Stars,
  image: hotel.Images[0]?.ImagePath ?? null,
})

type Props = { kind: StayKind; hotel: HotelDetails }

/** Where one is, the name, and the facts that decide. */
export function DetailsTitle({ kind, hotel }: Props) {
  const t = useStaysText()
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs
        items={[
          { text: t(`title-${kind}`), href: searchHref(kind) },
          { text: hotel.City, href: searchHref(kind, { cityId: hotel.CityId }) },
          { text: hotel.Name },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ClassStars stars={hotel.Stars} />
        {hotel.InstantConfirmation && (
          <Badge tone="soft" icon={<Zap aria-hidden />}>
            {hotel.InstantConfirmation}
          </Badge>
        )}
        {hotel.FreeCancellation && (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {hotel.FreeCancellation}
          </Badge>
        )}
      </div>
      <h1 className="type-h1">
        <bdi>{hotel.Name}</bdi>
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {hotel.Rating && (
          <Score rating={hotel.Rating} word={hotel.RatingDegree} reviews={hotel.ReviewsCount} />
        )}
        <a href="#location" className="type-small flex min-h-8 items-center gap-1.5 text-ink-2">
          <MapPin size={16} aria-hidden />
          {hotel.Address || hotel.City}
        </a>
      </div>
    </div>
  )
}
