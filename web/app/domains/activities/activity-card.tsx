import type { ActivityCard as Card } from '@rihla/contract/catalogue/activities'
import { isOfferValid } from '@rihla/contract/values/money'
import { Check } from 'lucide-react'
import { useContext } from 'react'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { SiteContext } from '../../platform/site.ts'
import { Badge } from '../../ui/card/badge.tsx'
import { OfferCard, OfferRow, type OfferCardProps } from '../../ui/card/offer-card.tsx'
import { CancellationText, useCatalogueText, useFavourite } from '../catalogue/index.ts'
import { activityHref } from './addresses.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** What a card shows of an activity; the offer price counts only while it is valid. */
export function useActivityCardProps(
  card: Card,
  date: CalendarDate,
  adults: number,
  view: 'grid' | 'list',
): OfferCardProps {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const { serverTime } = useContext(SiteContext)
  const valid = isOfferValid(
    card.Price,
    card.OfferPrice,
    card.OfferExpirationDate,
    new Date(serverTime),
  )
  return {
    href: activityHref({ id: card.ActivityId, date, adults }),
    name: card.Name || t('unnamed'),
    place: card.CityName,
    image: { src: card.ImageUrl, placeholder: card.ImagePlaceholder, colour: card.ImageColour },
    tag: card.CardTag,
    rating: card.Rating,
    reviews: card.ReviewsCount,
    line: [card.ActivityType, card.ReadableDuration].filter(Boolean).join(' · '),
    favourite: useFavourite({
      module: 'Activity',
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
    now: valid ? (card.OfferPrice ?? card.Price) : card.Price,
    was: valid ? card.Price : null,
    priceNote: card.PeriodText || shared('perAdult'),
  }
}

export type ActivityCardProps = {
  card: Card
  date: CalendarDate
  adults: number
  view: 'grid' | 'list'
  eager?: boolean
}

/** An activity among results. */
export function ActivityCard({ card, date, adults, view, eager }: ActivityCardProps) {
  const t = useActivitiesText()
  const props = useActivityCardProps(card, date, adults, view)
  return view === 'grid' ? (
    <OfferCard {...props} eager={eager} heading="h2" />
  ) : (
    <OfferRow
      {...props}
      eager={eager}
      heading="h2"
      action={
        <span className="button button-soft button-small w-full" aria-hidden>
          {t('seeActivity')}
        </span>
      }
    />
  )
}
