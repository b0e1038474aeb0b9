import type { SavedModule } from '@rihla/contract/modules'
import type { Party } from '@rihla/contract/values/party'
import { Check } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/card/badge.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { ResultCard } from '../../../ui/card/result-card.tsx'
import {
  CancellationText,
  NextDayBadge,
  useFavourite,
  usePrices,
  useTotalNote,
  type View,
} from '../../catalogue/index.ts'
import type { Card } from './package-search.ts'

export type PackageCardProps = {
  module: Extract<SavedModule, 'Honeymoon' | 'Trip'>
  id: number
  card: Card
  href: string
  name: string
  /** The places it leads to. */
  places: readonly string[]
  /** What else a row says, such as the hotel. */
  line?: ReactNode
  /** On the button of a row. */
  see: string
  party: Party
  view: View
  eager: boolean
}

function Badges({ card, party, view }: Pick<PackageCardProps, 'card' | 'party' | 'view'>) {
  const { FreeCancellation, NextDeparture } = card
  return (
    <>
      {FreeCancellation && (
        <Badge tone="ok" icon={<Check aria-hidden />}>
          <CancellationText text={FreeCancellation} view={view} />
        </Badge>
      )}
      <NextDayBadge date={NextDeparture} party={party} view={view} />
    </>
  )
}

/** A honeymoon or a trip among results. */
export function PackageCard({
  module,
  id,
  card,
  name,
  places,
  line,
  party,
  view,
  ...shown
}: PackageCardProps) {
  const stars = <ClassStars stars={card.HotelStars} />
  const { HotelStars, ImagePath: image } = card
  return (
    <ResultCard
      {...shown}
      view={view}
      name={name}
      place={places.join(' · ')}
      image={{ src: image, placeholder: card.ImagePlaceholder, colour: card.ImageColour }}
      tag={card.CardTag}
      rating={card.Rating}
      reviews={card.ReviewsCount}
      badges={<Badges card={card} party={party} view={view} />}
      {...usePrices(card)}
      priceNote={useTotalNote(card.PriceText, card.TotalPrice)}
      favourite={useFavourite({
        module,
        id,
        name,
        city: places[0] ?? '',
        stars: HotelStars,
        image,
      })}
      before={stars}
      line={
        view === 'grid' ? (
          <>
            {card.Duration} {stars}
          </>
        ) : (
          <>
            {card.Duration}
            {line && <> · {line}</>}
          </>
        )
      }
    />
  )
}
