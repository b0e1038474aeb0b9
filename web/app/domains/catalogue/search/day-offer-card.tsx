import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { SavedModule } from '@rihla/contract/modules'
import type { Party } from '@rihla/contract/values/party'
import { Check } from '../../../ui/brand/icons.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import type { OfferCardProps } from '../../../ui/card/offer-card.tsx'
import { ResultCard } from '../../../ui/card/result-card.tsx'
import { usePrices } from '../booking/booking.ts'
import { useTotalNote } from './use-total-note.ts'
import { CancellationText } from '../details/cancellation-text.tsx'
import { useFavourite } from '../saved/saved-offers.ts'
import { NextDayBadge } from './next-day-badge.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { View } from './toolbar.tsx'

/** What each kind says in its own way of an offer that is sold by the day. */
type OwnProps = Pick<OfferCardProps, 'href' | 'tag' | 'line'> & {
  module: SavedModule
  card: ActivityCard
  /** The name of one that has none. */
  unnamed: string
  /** The city, unless said. */
  place?: string
  see: string
  party: Party
  view: View
  eager: boolean
}

/** An offer by the day among results; its offer price counts only while it is valid. */
export function DayOfferCard({ module, card, unnamed, place, party, ...shown }: OwnProps) {
  const t = useCatalogueText()
  const { ActivityId: id, Name: name, CityName: city, ImageUrl: image, FreeCancellation } = card
  return (
    <ResultCard
      {...shown}
      name={name || unnamed}
      place={place ?? city}
      image={{ src: image, placeholder: card.ImagePlaceholder, colour: card.ImageColour }}
      rating={card.Rating}
      reviews={card.ReviewsCount}
      favourite={useFavourite({ module, id, name, city, stars: 0, image })}
      badges={
        <>
          {FreeCancellation && (
            <Badge tone="ok" icon={<Check aria-hidden />}>
              <CancellationText text={FreeCancellation} view={shown.view} />
            </Badge>
          )}
          <NextDayBadge date={card.NextDate} party={party} view={shown.view} />
        </>
      }
      {...usePrices(card)}
      priceNote={useTotalNote(card.PeriodText || t('perAdult'), card.TotalPrice)}
    />
  )
}
