import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { CalendarPlus } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { saveFile } from '../../../platform/save-file.ts'
import { useSupportPhone } from '../../../platform/use-support-phone.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ChangeSeatsButton } from '../../changing/index.ts'
import { DownloadInvoice, DownloadTicket } from '../../papers/index.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { Ticket } from '../ticket/ticket.ts'
import { useBookingsText } from '../use-bookings-text.ts'

type ActionsProps = {
  it: BusReservationDetails
  ticket: Ticket | null
  /** Rides that are travelled, in order. */
  rides: readonly BusReservationDetails[]
  /** `isOver` false: its operator was asked, and may still refuse. */
  onCancelled: (isOver: boolean) => void
  onChanged: () => void
}

/** Ticket, calendar, cancelling, and the way back. */
export function ActionsPanel({ it, ticket, rides, onCancelled, onChanged }: ActionsProps) {
  const t = useBookingsText()
  const language = useLanguage()
  const phone = useSupportPhone()
  const [asking, setAsking] = useState(false)
  const addToCalendar = async (): Promise<void> => {
    const { calendarFile } = await import('../ticket/calendar-file.ts')
    const { calendarBlob } = await import('../../../platform/calendar-file.ts')
    const file = calendarFile(rides, t, language, { phone })
    saveFile(calendarBlob(file), `bus-trip-${it.ReferenceNumber}.ics`)
  }
  const cancelled = (message: string, isOver: boolean): void => {
    setAsking(false)
    showToast({ title: t(isOver ? 'cancelled' : 'cancelAsked'), text: message })
    onCancelled(isOver)
  }
  return (
    <section className="panel reservation-panel" aria-label={t('actions')}>
      <h2 className="type-h3">{t('actions')}</h2>
      <div className="grid gap-2.5">
        {ticket && <DownloadTicket module="Bus" id={it.ReservationId} kind="teal" block />}
        {ticket && (
          <Button block onClick={() => void addToCalendar()}>
            <CalendarPlus aria-hidden />
            {t('calendar')}
          </Button>
        )}
        {it.HasInvoice && <DownloadInvoice module="Bus" id={it.ReservationId} block />}
        {it.IsTravelled && (
          <ChangeSeatsButton it={it} text={t('changeSeats')} onChanged={onChanged} />
        )}
        {it.IsCancelable && (
          <Button kind="danger-quiet" block onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
        <LinkButton kind="text" block to="/bus-bookings">
          {t('back')}
        </LinkButton>
      </div>
      <CancelDialog
        it={it}
        rides={rides}
        open={asking}
        onClose={() => setAsking(false)}
        onCancelled={cancelled}
      />
    </section>
  )
}
