import type { About } from '@rihla/contract/desk/fields'
import type { AskedForSecond } from '@rihla/contract/desk/refunds'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { reservationPath } from '../addresses.ts'
import { OpenMoneyList } from '../open-money/open-money.tsx'
import { PaymentLink } from '../phone-sales/payment-link.tsx'
import { longMomentText } from '../moments.ts'
import { AskedBy, useAsks } from '../queues/asked-for.tsx'
import { reservationQuery } from '../queries.ts'
import { StatusBadge } from '../../reservations/index.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadProblem } from '../shell/load-problem.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { ReservationDeeds } from './reservation-deeds.tsx'
import { Timeline } from './timeline.tsx'

/** `long`: gets a line of its own on a phone; `wide`: always. */
function Fact({
  name,
  wide,
  long,
  children,
}: {
  name: string
  wide?: boolean
  long?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? 'desk-facts-wide' : long ? 'desk-facts-long' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The other way of a round trip: a booking of its own, which is found, cancelled and refunded by itself. */
function OtherWay({ about }: { about: About }) {
  const language = useLanguage()
  return (
    <>
      <Link className="link" to={reservationPath(about)}>
        <bdi>{about.Reference}</bdi>
      </Link>
      <span className="block">
        {dayMonthYear(about.FromDate, language)} · {about.Status}
      </span>
    </>
  )
}

function Facts({ it }: { it: DeskReservation }) {
  const t = useDeskText()
  const language = useLanguage()
  const { Reservation: about } = it
  return (
    <dl className="desk-facts">
      <Fact name={t('traveller')}>
        <bdi>{about.ClientName}</bdi>
      </Fact>
      <Fact name={t('phone')}>
        {about.ClientPhone ? (
          <a className="link" href={`tel:${about.ClientPhone}`}>
            <bdi dir="ltr">{about.ClientPhone}</bdi>
          </a>
        ) : (
          '—'
        )}
      </Fact>
      <Fact name={t('email')} long>
        {it.Email ? (
          <a className="link" href={`mailto:${it.Email}`}>
            <bdi dir="ltr">{it.Email}</bdi>
          </a>
        ) : (
          '—'
        )}
      </Fact>
      <Fact name={t('what')}>
        <bdi>{about.Name}</bdi>
      </Fact>
      {it.Fields.map(({ Label, Value }) => (
        <Fact key={`${Label} ${Value}`} name={Label}>
          <bdi>{Value}</bdi>
        </Fact>
      ))}
      {it.OtherWay && (
        <Fact name={t(it.OtherWay.IsReturn ? 'wayBack' : 'wayThere')}>
          <OtherWay about={it.OtherWay.Reservation} />
        </Fact>
      )}
      <Fact name={t('total')}>
        <Money egp={it.Total} />
      </Fact>
      <Fact name={t('paidSoFar')}>
        <Money egp={it.Paid} /> · {it.PaymentStatus}
      </Fact>
      <Fact name={t('method')}>{it.PaymentMethod ?? '—'}</Fact>
      <Fact name={t('bookedAt')}>{longMomentText(it.CreatedAt, language)}</Fact>
      {it.HotelPickUp && (
        <Fact name={t('fetchedFrom')}>
          {it.PickUpFrom ? <bdi>{it.PickUpFrom}</bdi> : t('fetchedFromMissing')}
        </Fact>
      )}
      {it.SpecialRequests && (
        <Fact name={t('requests')} wide>
          <bdi>{it.SpecialRequests}</bdi>
        </Fact>
      )}
    </dl>
  )
}

const ENDS_WITH_BOOKING: ReadonlySet<string> = new Set(['cancelAtDesk', 'changeAtDesk'])

/**
 * What a colleague asked for and isn't done: it is agreed to among the refunds. A booking that its traveller
 * has cancelled meanwhile can be neither cancelled nor changed.
 */
function Waiting({ it, isCancelled }: { it: AskedForSecond; isCancelled: boolean }) {
  const t = useDeskText()
  const may = useMay()
  const what = useAsks(it)
  return (
    <div className="notice notice-warn grid gap-1" role="status">
      <p className="font-semibold">{t('approvals')}</p>
      <p>
        {what} · <Money egp={it.Amount} />
      </p>
      <AskedBy it={it} />
      {isCancelled && ENDS_WITH_BOOKING.has(it.Action) && <p>{t('askedInVain')}</p>}
      {may('getApprovals') && (
        <Link className="link justify-self-start" to="/desk/refunds">
          {t('refunds')}
        </Link>
      )}
    </div>
  )
}

/** /desk/reservations/{module}/{id}: what it is, what can be done, and all that happened. */
export function DeskReservationPage() {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  const { module, id } = useParams()
  const asked = useQuery(reservationQuery(useApi(), language, Number(id)))
  const { data: it, error } = asked
  const reference = it?.Reservation.Reference ?? t('reservation')
  return (
    <DeskPage
      title={reference}
      path={`/desk/reservations/${module}/${id}`}
      end={it && <StatusBadge code={it.Reservation.StatusCode} text={it.Reservation.Status} />}
    >
      {it ? (
        <>
          <section className="desk-row grid gap-5" aria-label={t('reservation')}>
            <Facts it={it} />
            {it.IsCancelling && (
              <p className="notice notice-warn" role="status">
                {t('cancelChecking')}
              </p>
            )}
            {it.WaitsForSecond.map((asked) => (
              <Waiting
                key={asked.Id}
                it={asked}
                isCancelled={it.Reservation.StatusCode === 'Cancelled'}
              />
            ))}
            {it.ChooseBy && (
              <p className="notice notice-warn" role="status">
                {t('choiceWaits', { when: longMomentText(it.ChooseBy, language) })}
              </p>
            )}
            {it.AwaitsSeller && (
              <p className="notice notice-warn" role="status">
                {t('supplierSilent')}
              </p>
            )}
            {it.PaymentLink && (
              <PaymentLink
                link={it.PaymentLink}
                reference={it.Reservation.Reference}
                id={it.Reservation.Id}
                speaks={it.Language}
              />
            )}
            <ReservationDeeds it={it} />
          </section>
          <OpenMoneyList items={it.OpenMoney} about={it.Reservation} />
          <section className="grid gap-3" aria-labelledby="timeline">
            <div className="desk-head">
              <h2 id="timeline" className="type-h3">
                {t('timeline')}
              </h2>
              {may('getAudit') && (
                <Link
                  className="link type-small"
                  to={`/desk/audit?ref=${encodeURIComponent(reference)}`}
                >
                  {t('inAudit')}
                </Link>
              )}
            </div>
            <Timeline moments={it.Timeline} />
          </section>
        </>
      ) : error instanceof ApiProblem && error.code === 'reservation_not_found' ? (
        <EmptyBlock
          title={t('noSuchReservation')}
          text={t('noSuchReservationText')}
          action={{ text: t('find'), to: '/desk/reservations' }}
        />
      ) : error ? (
        <LoadProblem error={error} retry={asked.refetch} />
      ) : (
        <LoadingArea text={t('loading')} className="grid gap-3">
          <Skeleton className="h-48 rounded-image!" />
          <Skeleton className="h-72 rounded-image!" />
        </LoadingArea>
      )}
    </DeskPage>
  )
}
