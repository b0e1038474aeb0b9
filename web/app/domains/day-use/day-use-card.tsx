import type { DayUseCard as Card } from '@rihla/contract/catalogue/day-use'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { isOfferValid } from '@rihla/contract/values/money'
import { Check, Sun } from 'lucide-react'
import { useContext } from 'react'
import { SiteContext } from '../../platform/site.ts'
import { Badge } from '../../ui/card/badge.tsx'
import { OfferCard, OfferRow, type OfferCardProps } from '../../ui/card/offer-card.tsx'
import { CancellationText, useCatalogueText, useFavourite } from '../catalogue/index.ts'
import { dayUseHref } from './addresses.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** What a card shows: whose place it is, its hours, and the offer price while it is valid. */
function useCardProps(
  card: Card,
  date: CalendarDate,
  adults: number,
  view: 'grid' | 'list',
): OfferCardProps {
  const t = useDayUseText()
  const shared = useCatalogueText()
  const { serverTime } = useContext(SiteContext)
  const { Price, OfferPrice, OfferExpirationDate, OpensAt, ClosesAt } = card
  const valid = isOfferValid(Price, OfferPrice, OfferExpirationDate, new Date(serverTime))
  const hours =
    OpensAt && ClosesAt ? t('hours', { from: OpensAt, to: ClosesAt }) : card.ReadableDuration
  return {
    href: dayUseHref({ id: card.ActivityId, date, adults }),
    name: card.Name || t('unnamed'),
    place: card.Area ? `${card.CityName} · ${card.Area}` : card.CityName,
    image: { src: card.ImageUrl, placeholder: card.ImagePlaceholder, colour: card.ImageColour },
    tag: card.CardTag ?? (
      <>
        <Sun aria-hidden />
        {t('crumb')}
      </>
    ),
    rating: card.Rating,
    reviews: card.ReviewsCount,
    line: (
      <>
        {card.HotelName && (
          <>
            <bdi>{card.HotelName}</bdi> ·{' '}
          </>
        )}
        <bdi className="whitespace-nowrap">{hours}</bdi>
      </>
    ),
    favourite: useFavourite({
      module: 'DayUse',
      id: card.ActivityId,
      name: card.Name,
      city: card.CityName,
      stars: 0,
      image: card.ImageUrl,
    }),
    badges: card.FreeCancellation ? (
      <Badge tone="ok" icon={<Check aria-hidden />}>
        <CancellationText text={card.FreeCancellation} view={view} />
      </Badge>
    ) : undefined,
    now: valid ? (OfferPrice ?? Price) : Price,
    was: valid ? Price : null,
    priceNote: card.PeriodText || shared('perAdult'),
  }
}

export type DayUseCardProps = {
  card: Card
  date: CalendarDate
  adults: number
  view: 'grid' | 'list'
  eager?: boolean
}

/** A day-use offer among results. */
export function DayUseCard({ card, date, adults, view, eager }: DayUseCardProps) {
  const t = useDayUseText()
  const props = useCardProps(card, date, adults, view)
  return view === 'grid' ? (
    <OfferCard {...props} eager={eager} heading="h2" />
  ) : (
    <OfferRow
      {...props}
      eager={eager}
      heading="h2"
      action={
        <span className="button button-soft button-small w-full" aria-hidden>
          {t('seeOffer')}
        </span>
      }
    />
  )
}
