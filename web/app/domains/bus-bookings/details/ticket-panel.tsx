import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { loadCode } from '../../papers/index.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { useBookingsText } from '../use-bookings-text.ts'

/** Stores the ticket for when there is no connection; whether it is stored. */
function useStoredOffline(id: number, ticket: Ticket | null, ready: boolean): boolean {
  const [stored, setStored] = useState(false)
  const owner = useSession().user?.UserId
  useEffect(() => {
    if (!ready || owner === undefined) return
    let left = false
    const keep = async (): Promise<void> => {
      const { storeOffline } = await import('../ticket/store-offline.ts')
      const done = await storeOffline(id, ticket, owner)
      if (!left) setStored(done)
    }
    void keep()
    return () => {
      left = true
    }
  }, [id, ticket, ready, owner])
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

/** What one shows when getting on: this ride's code, and whether it opens without a connection. */
export function TicketPanel({
  id,
  ticket,
  ready,
}: {
  id: number
  ticket: Ticket | null
  ready: boolean
}) {
  const t = useBookingsText()
  const stored = useStoredOffline(id, ticket, ready)
  const leg = ticket?.legs.find(({ reservationId }) => reservationId === id)
  if (!leg) return null
  return (
    <section className="ticket-panel" aria-label={t('ticket')}>
      <div className="ticket-head waves on-dark">
        <strong>{t('ticket')}</strong>
        <bdi dir="ltr">{leg.reference}</bdi>
      </div>
      <div className="ticket-body">
        <QrCode text={leg.code} name={t('ticketQrName', { reference: leg.reference })} />
        <div className="grid gap-1">
          <p className="font-semibold">{t('ticketQr')}</p>
          <p className="type-small text-ink-2">{leg.boardingTime}</p>
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
