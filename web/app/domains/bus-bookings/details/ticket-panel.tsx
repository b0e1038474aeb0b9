import { commaOf } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { WifiOff } from '../../../ui/brand/icons.ts'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Facts } from '../../../ui/card/facts.tsx'
import type { Ticket, TicketLeg } from '../ticket/ticket.ts'
import { loadCode } from '../../papers/index.ts'
import { useBookingsText } from '../use-bookings-text.ts'

type Kept = {
  /** The ways of the journey, by their bookings. */
  readonly ways: readonly number[]
  readonly ticket: Ticket | null
}

/** Stores the ticket for when there is no connection; whether it is stored. */
function useStoredOffline({ ways, ticket }: Kept, ready: boolean): boolean {
  const [stored, setStored] = useState(false)
  const owner = useSession().user?.UserId
  const journey = ways.join()
  useEffect(() => {
    if (!ready || owner === undefined) return
    let left = false
    const keep = async (): Promise<void> => {
      const { storeOffline } = await import('../ticket/store-offline.ts')
      const done = await storeOffline(journey.split(',').map(Number), ticket, owner)
      if (!left) setStored(done)
    }
    void keep()
    return () => {
      left = true
    }
  }, [journey, ticket, ready, owner])
  return stored
}

function QrCode({ text, name }: { text: string; name: string }) {
  // The drawing of a code comes when there is a ticket, also without a connection.
  const { data: code } = useQuery({
    queryKey: ['ticket-code', text],
    networkMode: 'always',
    queryFn: () => loadCode(text),
  })
  if (!code) return <Skeleton className="size-[132px]" />
  return (
    <svg
      className="ticket-code"
      viewBox={`-1 -1 ${code.size + 2} ${code.size + 2}`}
      role="img"
      aria-label={name}
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}

/** When it leaves and arrives, and the way between. */
function Way({ leg }: { leg: TicketLeg }) {
  return (
    <div className="ticket-way" aria-hidden>
      <strong>
        <bdi dir="ltr">{leg.departs}</bdi>
      </strong>
      <span className="ticket-wave" />
      <strong>
        <bdi dir="ltr">{leg.arrives}</bdi>
      </strong>
      <bdi>{leg.from}</bdi>
      <bdi>{leg.to}</bdi>
    </div>
  )
}

/** What one shows when getting on: the ride as it is printed, its code, and whether it opens without a connection. */
export function TicketPanel({
  id,
  ticket,
  kept,
  ready,
}: {
  id: number
  ticket: Ticket | null
  /** What is kept for when there is no connection: the other way's ticket, too. */
  kept: Kept
  ready: boolean
}) {
  const t = useBookingsText()
  const comma = commaOf(useLanguage())
  const stored = useStoredOffline(kept, ready)
  const leg = ticket?.legs.find(({ reservationId }) => reservationId === id)
  if (!ticket || !leg) return null
  const { labels } = ticket
  return (
    <section className="ticket-panel" aria-label={t('ticket')}>
      <div className="ticket-head waves on-dark">
        <Logo />
        <span className="ticket-kind">{t('ticket')}</span>
      </div>
      <div className="ticket-ride">
        <p className="sr-only">
          {t('route', { from: leg.from, to: leg.to })}
          {comma}
          {leg.departs}–{leg.arrives}
        </p>
        <Way leg={leg} />
        <Facts
          className="ticket-facts"
          facts={[
            [labels.date, leg.date],
            [labels.seats, <bdi key="seats">{leg.seats}</bdi>],
            [labels.class, leg.className],
            [labels.passenger, <bdi key="passenger">{ticket.passenger}</bdi>],
          ]}
        />
      </div>
      <div className="ticket-tear" aria-hidden />
      <div className="ticket-body">
        <QrCode text={leg.code} name={t('ticketQrName', { reference: leg.reference })} />
        <div className="grid gap-1">
          <p className="type-caption text-ink-3">{labels.reference}</p>
          <p className="type-title">
            <bdi dir="ltr" className="one-piece">
              {leg.reference}
            </bdi>
          </p>
          <p className="type-small text-ink-2">
            {t('ticketQr')}. {leg.boardingTime}
          </p>
          <p className="type-caption flex items-center gap-1.5 text-ok-ink" role="status">
            {stored && (
              <>
                <WifiOff size={15} aria-hidden />
                {t('offlineReady')}
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
