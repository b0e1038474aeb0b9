import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from '../../../ui/brand/icons.ts'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { TwoColumnSkeleton } from '../../../ui/feedback/two-column-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ActionsPanel } from './actions-panel.tsx'
import {
  BoardingPanel,
  FieldsPanel,
  PeoplePanel,
  PolicyPanel,
  PricePanel,
  TripPanel,
} from './details-facts.tsx'
import { SignedInOnly } from '../../account/index.ts'
import { BookingBadge } from '../status-badge.tsx'
import { UnpaidPanel } from '../unpaid/unpaid-panel.tsx'
import { TicketPanel } from './ticket-panel.tsx'
import { useBooking } from '../use-booking.ts'
import { useBookingsText } from '../use-bookings-text.ts'

function Loading() {
  const t = useBookingsText()
  return (
    <TwoColumnSkeleton text={t('loading')}>
      <Skeleton className="h-10 w-3/5" />
    </TwoColumnSkeleton>
  )
}

function Head({ it }: { it: BusReservationDetails }) {
  const t = useBookingsText()
  return (
    <header className="ride-head">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2.5">
          <BookingBadge code={it.StatusCode} text={it.ReservationStatus} />
          {it.OtherReservationId !== null && (
            <span className="type-small text-ink-2">{t(it.IsReturn ? 'inbound' : 'outbound')}</span>
          )}
        </p>
        <h1 className="type-h1">
          <span className="sr-only">{t('route', { from: it.FromStation, to: it.ToStation })}</span>
          <span className="flex flex-wrap items-center gap-x-3" aria-hidden>
            <bdi>{it.FromStation}</bdi>
            <ArrowRight size={26} className="mirror text-ink-3" />
            <bdi>{it.ToStation}</bdi>
          </span>
        </h1>
      </div>
      <div className="reservation-reference">
        <Copyable label={t('reference')} value={it.ReferenceNumber} />
      </div>
    </header>
  )
}

/** What went wrong, and the two ways on. */
function Failed({ error, onRetry }: { error: Error | null; onRetry: (() => void) | null }) {
  const t = useBookingsText()
  const navigate = useNavigate()
  // A tab that a mail opened has no page before this one.
  const back = (): void => void (history.length > 1 ? navigate(-1) : navigate('/bus-bookings'))
  const problem = error instanceof ApiProblem ? error : null
  const missing = !error || problem?.status === 404 || problem?.status === 400
  const offline = problem?.status === 0
  const ours = problem && problem.status > 0 ? problem.message : t('notFoundText')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <ErrorBlock
        title={t(missing ? 'notFound' : 'error')}
        text={missing ? t('notFoundText') : offline ? t('networkText') : ours}
        actions={
          <>
            <Button onClick={back}>{t('goBack')}</Button>
            {onRetry && (
              <Button kind="teal" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {offline && (
              <a className="button button-text button-medium" href={location.pathname}>
                {t('openSaved')}
              </a>
            )}
          </>
        }
      />
    </>
  )
}

function Details({ id }: { id: number }) {
  const t = useBookingsText()
  const cache = useQueryClient()
  const { it, whole, ticket, left, ways, rides, error, reload } = useBooking(id)
  if (!it && error) return <Failed error={error} onRetry={() => void reload()} />
  if (!it)
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <Loading />
      </>
    )
  const refresh = (): void => {
    void cache.invalidateQueries({ queryKey: ['bus-booking'] })
    void cache.invalidateQueries({ queryKey: ['bus-bookings'] })
  }
  const onCancelled = (isOver: boolean): void => {
    // Marked at once; the server's own texts follow.
    if (isOver)
      cache.setQueriesData<BusReservationDetails>(
        { queryKey: ['bus-booking'], predicate: ({ queryKey }) => queryKey[2] === id },
        (now) => now && { ...now, StatusCode: 'Cancelled', IsCancelable: false, TicketText: null },
      )
    refresh()
  }
  return (
    <>
      <Breadcrumbs
        items={[{ text: t('title'), href: '/bus-bookings' }, { text: it.ReferenceNumber }]}
      />
      <Head it={it} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_372px] lg:gap-10">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {it.Unpaid && <UnpaidPanel unpaid={it.Unpaid} />}
          <TicketPanel
            id={id}
            ticket={ticket}
            kept={{ ways: ways.map((way) => way.ReservationId), ticket: ticket ?? left }}
            ready={whole}
          />
          <TripPanel it={it} />
          <BoardingPanel it={it} />
          <PeoplePanel it={it} />
          <FieldsPanel it={it} />
          <PolicyPanel it={it} />
        </div>
        <aside className="grid gap-4">
          <PricePanel it={it} />
          <ActionsPanel
            it={it}
            ticket={ticket}
            rides={rides}
            onCancelled={onCancelled}
            onChanged={refresh}
          />
        </aside>
      </div>
    </>
  )
}

/** /bus-bookings/{reservationId}; without a number there is nothing to ask for. */
export function BusBookingPage({ id }: { id: number | null }) {
  const t = useBookingsText()
  return (
    <main id="main" className="page-width py-6 md:py-8">
      <PageSeo title={t('title')} path="/bus-bookings" noindex />
      {id === null ? (
        <Failed error={null} onRetry={null} />
      ) : (
        <SignedInOnly title={t('title')} loading={<Loading />}>
          <Details key={id} id={id} />
        </SignedInOnly>
      )}
    </main>
  )
}
