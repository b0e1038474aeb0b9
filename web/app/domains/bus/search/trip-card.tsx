import type { BusTrip } from '@rihla/contract/bus/trips'
import { formatEgp } from '@rihla/contract/values/money'
import { Check } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { timesOf } from '../times.ts'
import { useBusText } from '../use-bus-text.ts'
import { useDuration } from '../use-trip-text.ts'
import { Amenities } from './amenities.tsx'

/** From now on a shrinking number is worth a warning colour. */
const FEW = 5

/** When it leaves and arrives, and the way between. */
function Way({ trip }: { trip: BusTrip }) {
  const t = useBusText()
  const duration = useDuration()
  const { departure, arrival, nights } = timesOf(trip)
  return (
    <div className="bus-way">
      <p className="bus-end">
        <span className="sr-only">
          {t('departsAt', { time: departure.time, station: trip.StationNameFrom })}
        </span>
        <strong aria-hidden>
          <bdi dir="ltr">{departure.time}</bdi>
        </strong>
        <span aria-hidden>
          <bdi>{trip.StationNameFrom}</bdi>
        </span>
      </p>
      <p className="bus-line">
        <span>{duration(trip.TimeMinutes)}</span>
        <span className="bus-track" aria-hidden />
        <span>{t('direct')}</span>
      </p>
      <p className="bus-end">
        <span className="sr-only">
          {t('arrivesAt', { time: arrival.time, station: trip.StationNameTo })}
        </span>
        <strong aria-hidden>
          <bdi dir="ltr">{arrival.time}</bdi>
        </strong>
        {nights > 0 && <span className="bus-next-day">{t('nextDay', { count: nights })}</span>}
        <span aria-hidden>
          <bdi>{trip.StationNameTo}</bdi>
        </span>
      </p>
    </div>
  )
}

/** One departure with its price; selecting it marks it. */
export function TripCard({
  trip,
  round,
  held,
  selected,
  onSelect,
}: {
  trip: BusTrip
  round: boolean
  /** Some of its seats are held by the reader. */
  held: boolean
  selected: boolean
  onSelect: () => void
}) {
  const t = useBusText()
  const language = useLanguage()
  const { RemainingChairs: left, Price: full, RoundPrice, TripClassName: className } = trip
  const price = round ? RoundPrice : full
  const { time } = timesOf(trip).departure
  return (
    <li className="bus-trip" data-selected={selected ? '' : undefined}>
      <div className="bus-trip-main">
        <p className="bus-class">
          <span style={{ background: trip.TripClassColor }} aria-hidden />
          {className}
        </p>
        <Way trip={trip} />
        <Amenities names={trip.TripClassAmenities} />
      </div>
      <div className="bus-trip-side">
        <Price
          now={price}
          was={round && RoundPrice < full ? full : null}
          note={trip.PriceSuffix}
          untagged
        />
        <p className={`type-caption ${left <= FEW ? 'text-coral-ink' : 'text-ink-2'}`}>
          {left === 0 ? t(held ? 'heldByYou' : 'full') : t('seatsLeft', { count: left })}
        </p>
        <Button
          size="small"
          kind={selected ? 'soft' : 'secondary'}
          aria-pressed={selected}
          disabled={left === 0}
          aria-label={
            selected
              ? t('selectedTrip', { time, className })
              : t('selectTrip', { time, className, price: formatEgp(price, language) })
          }
          onClick={onSelect}
        >
          {selected && <Check aria-hidden />}
          {t(selected ? 'selected' : 'select')}
        </Button>
      </div>
    </li>
  )
}

/** The place of a card that is on its way. */
export const TripCardSkeleton = () => (
  <li className="bus-trip" aria-hidden>
    <div className="bus-trip-main">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-5 w-28" />
    </div>
    <div className="bus-trip-side">
      <Skeleton className="h-7 w-24" />
      <Skeleton className="h-10 w-24" />
    </div>
  </li>
)
