import { WifiOff } from '../../../ui/brand/icons.ts'
import { parseModule } from '@rihla/contract/modules'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { DownloadInvoice, DownloadTicket } from '../../papers/index.ts'
import { useKeptReservation } from '../offline/use-kept.ts'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

/** What can be printed of a booking; nothing before it is confirmed. */
export function PapersPanel({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const module = parseModule(it.ModuleName)
  const kept = useKeptReservation(it)
  if (!module || !(it.HasTicket || it.HasInvoice)) return null
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t('papers')}</h2>
      <div className="grid gap-2.5">
        {it.HasTicket && <DownloadTicket module={module} id={it.Id} kind="teal" block />}
        {it.HasTicket && it.StatusCode !== 'Completed' && <CalendarButton it={it} />}
        {it.HasInvoice && <DownloadInvoice module={module} id={it.Id} block />}
      </div>
      <p className="type-caption flex items-center gap-1.5 text-ok-ink empty:hidden" role="status">
        {kept && it.HasTicket && (
          <>
            <WifiOff size={15} aria-hidden />
            {t('offlineReady')}
          </>
        )}
      </p>
    </section>
  )
}
