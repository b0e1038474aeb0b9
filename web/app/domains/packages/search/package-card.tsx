import type { SavedModule } from '@rihla/contract/modules'
import { CalendarDays, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { OfferCard, OfferRow, type OfferCardProps } from '../../../ui/card/offer-card.tsx'
import { CancellationText, useFavourite, usePrices, type View } from '../../catalogue/index.ts'
import type { Card } from './package-search.ts'
import { usePackagesText } from '../use-packages-text.ts'

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
  view: View
  eager: boolean
}

function Badges({ card, view }: { card: Card; view: View }) {
  const t = usePackagesText()
  const language = useLanguage()
  const { FreeCancellation, NextDeparture } = card
  const day = NextDeparture && weekdayDayMonth(NextDeparture, language)
  return (
    <>
      {FreeCancellation && (
        <Badge tone="ok" icon={<Check aria-hidden />}>
          <CancellationText text={FreeCancellation} view={view} />
        </Badge>
      )}
      <Badge tone={day ? 'soft' : 'warn'} icon={<CalendarDays aria-hidden />}>
        {!day && t('soldOut')}
        {day && (
          <>
            <span className={view === 'list' ? 'max-md:sr-only' : 'sr-only'}>{t('nextOn')} </span>
            {day}
          </>
        )}
      </Badge>
    </>
  )
}

/** A honeymoon or a trip among results. */
export function PackageCard({
  module,
  id,
  card,
  href,
  name,
  places,
  line,
  see,
  view,
  eager,
}: PackageCardProps) {
  const stars = <ClassStars stars={card.HotelStars} />
  const place = places.join(' · ')
  const props: OfferCardProps = {
    href,
    name,
    place,
    image: { src: card.ImagePath, placeholder: card.ImagePlaceholder, colour: card.ImageColour },
    tag: card.CardTag,
    rating: card.Rating,
    reviews: card.ReviewsCount,
    badges: <Badges card={card} view={view} />,
    ...usePrices(card),
    priceNote: card.PriceText,
    heading: 'h2',
    eager,
    favourite: useFavourite({
      module,
      id,
      name,
      city: places[0] ?? '',
      stars: card.HotelStars,
      image: card.ImagePath,
    }),
  }
  if (view === 'grid')
    return (
      <OfferCard
        {...props}
        line={
          <>
            {card.Duration} {stars}
          </>
        }
      />
    )
  return (
    <OfferRow
      {...props}
      before={stars}
      line={
        <>
          {card.Duration}
          {line && <> · {line}</>}
        </>
      }
      action={
        <span className="button button-soft button-small w-full" aria-hidden>
          {see}
        </span>
      }
    />
  )
}
