import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { MapPin, Zap } from '../../../ui/brand/icons.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { DetailsTitle, FreeCancellationBadge, type SavedOffer } from '../../catalogue/index.ts'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import type { Boarding } from '../dates/use-start-days.ts'
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

type Props = {
  kind: StayKind
  hotel: HotelDetails
  /** What the chosen room says of cancelling on these dates; null: nothing, or not known yet. */
  cancellation: string | null
  /** Where the chosen sailing begins; null: where the house is, or the ship is said to be. */
  boarding: Boarding | null
}

/** Where one is, the name, and the facts that decide. */
export function StayTitle({ kind, hotel, cancellation, boarding }: Props) {
  const t = useStaysText()
  return (
    <DetailsTitle
      // As the list has it: how many have rated it.
      offer={{ ...hotel, ReviewsCount: hotel.NumberOfRaters }}
      crumbs={[
        { text: t(`title-${kind}`), href: searchHref(kind) },
        { text: hotel.City, href: searchHref(kind, { cityId: hotel.CityId }) },
      ]}
      badges={
        <>
          <ClassStars stars={hotel.Stars} />
          {hotel.InstantConfirmation && (
            <Badge tone="soft" icon={<Zap aria-hidden />}>
              {hotel.InstantConfirmation}
            </Badge>
          )}
          <FreeCancellationBadge text={cancellation} />
        </>
      }
    >
      <a href="#location" className="type-small flex min-h-8 items-center gap-1.5 text-ink-2">
        <MapPin size={16} aria-hidden />
        {boarding ? t('boardsAt', { port: boarding.Port }) : hotel.Address || hotel.City}
      </a>
    </DetailsTitle>
  )
}
