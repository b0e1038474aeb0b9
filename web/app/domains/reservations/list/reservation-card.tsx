import busPicture from '../../../assets/bus-320.avif'
import type { ReservationCard as Card } from '@rihla/contract/reservations'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { pathOf, useModuleName } from '../module-name.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

/** One reservation of the list; the whole card is one link. */
export function ReservationCard({ card }: { card: Card }) {
  const t = useReservationsText()
  const language = useLanguage()
  const moduleName = useModuleName()
  return (
    <article className="offer-card reservation-card">
      <div className="reservation-picture">
        {card.ImageUrl === null && card.ModuleName === 'Bus' ? (
          <img
            className="size-full object-cover"
            src={busPicture}
            alt=""
            width={320}
            height={213}
          />
        ) : (
          <Picture src={card.ImageUrl} alt="" sizes="140px" />
        )}
      </div>
      <div className="reservation-words">
        <p className="type-caption text-ink-3">{moduleName(card.ModuleName)}</p>
        <h2 className="type-title">
          <Link className="card-link" to={pathOf(card)}>
            <bdi>{card.Name}</bdi>
          </Link>
        </h2>
        <p className="type-small text-ink-2">{dayMonthYear(card.ArrivalDate, language)}</p>
        <p className="type-caption text-ink-3">
          {t('reference')}{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {card.ReferenceNumber}
          </bdi>
        </p>
      </div>
      <div className="reservation-end">
        <StatusBadge code={card.StatusCode} text={card.ReservationStatus} />
        <strong>
          <Money egp={card.Price} />
        </strong>
      </div>
      <ChevronRight size={20} className="mirror text-ink-3 max-md:hidden" aria-hidden />
    </article>
  )
}

/** The place of a card that is on its way. */
export const ReservationCardSkeleton = () => (
  <div className="offer-card reservation-card" aria-hidden>
    <Skeleton className="reservation-picture rounded-image!" />
    <div className="reservation-words gap-2!">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
    <div className="reservation-end">
      <Skeleton className="h-6 w-28" />
    </div>
  </div>
)
