import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type { StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import { Check, Zap } from '../../../ui/brand/icons.ts'
import { Badge } from '../../../ui/card/badge.tsx'
import { ResultCard } from '../../../ui/card/result-card.tsx'
import { NextDayBadge, type SavedOffer, useFavourite } from '../../catalogue/index.ts'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { kinds, stayHref } from '../stay-kinds.ts'
import { fitDates, type Days, type StayDates } from '../dates/stay-days.ts'
import { pricesOf } from '../booking/stay-prices.ts'
import { useStaysText } from '../use-stays-text.ts'

/** What every card of a search needs besides its stay. */
export type CardContext = {
  kind: StayKind
  filters: StayFilters
  days: Days
  /** For links when no dates are chosen. */
  dates: StayDates
}

/** Where a card leads: the dates asked for, else those of the card's sailing, else the default. */
export function hrefOf(card: HotelCard, { kind, filters, days, dates }: CardContext): string {
  const from = card.ArrivalDate ?? filters.arrivalDate ?? dates.from
  const to = card.DepartureDate ?? filters.departureDate ?? dates.to
  const fit = fitDates({ from, to }, days)
  return stayHref(kind, {
    id: card.HotelId,
    arrival: fit.from,
    departure: fit.to,
    adults: filters.adultsCount,
    childAges: filters.childrenAges,
    freeCancellation: filters.hasFreeCancellation,
  })
}

const savedOfferOf = (kind: StayKind, card: HotelCard): SavedOffer => ({
  module: kinds[kind].module,
  id: card.HotelId,
  name: card.Name,
  city: card.City,
  stars: card.HotelStars,
  image: card.ImagePath,
})

/** Whether a card leads to other dates than those that were asked for, and must say so. */
const isNext = (card: HotelCard, { filters }: CardContext): boolean =>
  !filters.arrivalDate || card.ArrivalDate !== filters.arrivalDate

type BadgesProps = { card: HotelCard; context: CardContext; short: boolean }

function Badges({ card, context, short }: BadgesProps) {
  const t = useStaysText()
  const { adultsCount: adults, childrenAges: childAges } = context.filters
  return (
    <>
      {card.InstantConfirmation && (
        <Badge tone="soft" icon={<Zap aria-hidden />}>
          {short ? t('instant') : card.InstantConfirmation}
        </Badge>
      )}
      {card.FreeCancellation && (
        <Badge tone="ok" icon={<Check aria-hidden />}>
          {short ? t('freeCancellation') : card.FreeCancellation}
        </Badge>
      )}
      {isNext(card, context) && (
        <NextDayBadge
          date={card.ArrivalDate}
          party={{ adults, childAges }}
          view={short ? 'grid' : 'list'}
        />
      )}
    </>
  )
}

/** A stay among results. */
export function StayCard({
  card,
  context,
  view,
  eager,
}: {
  card: HotelCard
  context: CardContext
  view: 'grid' | 'list'
  eager: boolean
}) {
  const t = useStaysText()
  const { RoomAdditions: board } = card
  const stars = <ClassStars stars={card.HotelStars} />
  return (
    <ResultCard
      view={view}
      eager={eager}
      href={hrefOf(card, context)}
      name={card.Name}
      place={card.City}
      image={{ src: card.ImagePath, placeholder: card.ImagePlaceholder, colour: card.ImageColour }}
      tag={card.CardTag}
      rating={card.Rating}
      reviews={card.NumberOfRaters}
      {...pricesOf(card)}
      priceNote={card.PeriodText}
      priceFrom={!context.filters.arrivalDate}
      // Saved offers are named and priced by what we sell ourselves: a partner's would not be kept.
      noFavourite={card.IsExternal}
      favourite={useFavourite(savedOfferOf(context.kind, card))}
      before={stars}
      line={
        view === 'list' ? (
          `${card.RoomName} · ${board}`
        ) : (
          <>
            {stars} {board}
          </>
        )
      }
      badges={<Badges card={card} context={context} short={view === 'grid'} />}
      see={t(context.kind === 'hotel' ? 'seeRooms' : 'seeCabins')}
    />
  )
}
