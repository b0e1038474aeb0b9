import type { About } from '@rihla/contract/desk/fields'
import { Link } from 'react-router'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { reservationPath } from '../addresses.ts'
import { StatusBadge } from '../../reservations/index.ts'

/** The reservation that a row is about: its reference, who booked it, what and when. */
export function AboutReservation({
  it,
  isLinked = true,
}: {
  it: About
  /** False: whoever reads it may not open its page. */
  isLinked?: boolean
}) {
  const language = useLanguage()
  const reference = <bdi dir="ltr">{it.Reference}</bdi>
  return (
    <div className="desk-about">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isLinked ? (
          <Link className="link desk-reference" to={reservationPath(it)}>
            {reference}
          </Link>
        ) : (
          <span className="desk-reference">{reference}</span>
        )}
        <StatusBadge code={it.StatusCode} text={it.Status} />
      </p>
      <p className="type-small wrap-anywhere">
        <bdi className="font-semibold">{it.ClientName}</bdi>
        {it.ClientPhone && (
          <>
            {' · '}
            <a className="link" href={`tel:${it.ClientPhone}`}>
              <bdi dir="ltr">{it.ClientPhone}</bdi>
            </a>
          </>
        )}
      </p>
      <p className="type-small text-ink-2 wrap-anywhere">
        <bdi>{it.Name}</bdi> · {dayMonthYear(it.FromDate, language)}
      </p>
    </div>
  )
}
