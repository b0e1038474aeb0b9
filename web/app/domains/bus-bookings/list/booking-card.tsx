import busPicture from '../../../assets/bus-320.avif'
import type { BusReservationCard } from '@rihla/contract/bus/bookings'
import { ArrowRight, ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toCairoTime } from '../boarding-times.ts'
import { UnpaidPanel } from '../unpaid/unpaid-panel.tsx'
import { seatsText } from '../seats-text.ts'
import { BookingBadge } from '../status-badge.tsx'
import { useBookingsText } from '../use-bookings-text.ts'

/** One booking of the list; the whole card is one link. */
export function BookingCard({ it }: { it: BusReservationCard }) {
  const t = useBookingsText()
  const language = useLanguage()
  const departs = toCairoTime(it.DepartureDate)
  const arrives = toCairoTime(it.ArrivalDate)
  return (
    <article className="offer-card ride-card">
      <img
        className="ride-picture"
        src={busPicture}
        alt=""
        width={320}
        height={213}
        loading="lazy"
      />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BookingBadge code={it.StatusCode} text={it.ReservationStatus} />
          {it.OtherReservationId !== null && (
            <span className="type-caption text-ink-2">
              {t(it.IsReturn ? 'inbound' : 'outbound')}
            </span>
          )}
          <span className="type-caption text-ink-3">
            {t('reference')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {it.ReferenceNumber}
            </bdi>
          </span>
        </p>
        <h2 className="type-title">
          <Link className="card-link" to={`/bus-bookings/${it.ReservationId}`}>
            <span className="sr-only">
              {t('route', { from: it.FromStation, to: it.ToStation })}
            </span>
            <span className="flex flex-wrap items-center gap-x-2" aria-hidden>
              <bdi>{it.FromStation}</bdi>
              <ArrowRight size={17} className="mirror text-ink-3" />
              <bdi>{it.ToStation}</bdi>
            </span>
          </Link>
        </h2>
        <p className="type-small text-ink-2">
          {t('departs', { date: weekdayDayMonth(departs.date, language), time: departs.time })}
        </p>
        <p className="type-small text-ink-2">
          {t('arrives', { date: weekdayDayMonth(arrives.date, language), time: arrives.time })}
        </p>
      </div>
      <div className="ride-end">
        <span className="type-small text-ink-2">
          {t('seats', { count: it.SeatsCount, seats: seatsText(it.SeatsNumbers, language) })}
        </span>
        <span className="type-caption text-ink-2">{it.ShownAmount.Label}</span>
        {it.ShownAmount.Amount > 0 && (
          <strong>
            <Money egp={it.ShownAmount.Amount} />
          </strong>
        )}
      </div>
      <ChevronRight size={20} className="mirror text-ink-3 max-md:hidden" aria-hidden />
      {it.Unpaid && !it.IsReturn && <UnpaidPanel unpaid={it.Unpaid} />}
    </article>
  )
}

/** The place of a card that is on its way. */
export const BookingCardSkeleton = () => (
  <div className="offer-card ride-card" aria-hidden>
    <Skeleton className="ride-picture" />
    <div className="grid gap-2">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-5 w-2/5" />
    </div>
    <div className="ride-end">
      <Skeleton className="h-6 w-24" />
    </div>
  </div>
)
