import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { BusSeat } from '@rihla/contract/bus/seats'
import { commaOf } from '@rihla/contract/values/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureText } from '../../account/index.ts'
import { SeatGrid, seatsQuery } from '../../bus/index.ts'
import { useChangingText } from '../use-changing-text.ts'
import { useStepCall } from '../use-step-call.ts'

const FREE = 0

/** Seats as its traveller may choose among them: their own are theirs to keep. */
const ownToKeep = (seats: readonly BusSeat[], own: readonly number[]): BusSeat[] =>
  seats.map((seat) => (own.includes(seat.SeatID) ? { ...seat, SeatStatus: FREE } : seat))

type Chosen = { id: number; number: string }

/** The seats of a booked ride, to be exchanged for others that are free. What was chosen stays when it fails. */
export function ChangeSeatsDialog({
  it,
  onClose,
  onChanged,
}: {
  it: BusReservationDetails
  onClose: () => void
  onChanged: (message: string) => void
}) {
  const t = useChangingText()
  const api = useApi()
  const language = useLanguage()
  const [locked, lock] = useState(false)
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    it.SeatIDs.map((id, at) => ({ id, number: it.SeatsNumbers[at] ?? '' })),
  )
  const [isFull, setFull] = useState(false)
  const { data, error, refetch } = useQuery(seatsQuery(api, language, it.TripID, true))
  const { run, busy, failure } = useStepCall(
    { lock },
    (seats: readonly Chosen[]) =>
      api.call('changeBusSeats', {
        ReservationId: it.ReservationId,
        Seats: seats.map(({ id }) => id),
      }),
    ({ Message }) => onChanged(Message),
  )
  const numbers = (seats: readonly Chosen[]): string =>
    seats.map(({ number }) => number).join(commaOf(language)) || t('seatsNone')
  const toggle = ({ SeatID: id, SeatNumber: number }: BusSeat): void => {
    const has = chosen.some((seat) => seat.id === id)
    const single = it.SeatsCount === 1
    const full = !has && !single && chosen.length >= it.SeatsCount
    setFull(full)
    if (full) return
    if (has) return setChosen(chosen.filter((seat) => seat.id !== id))
    setChosen(single ? [{ id, number }] : [...chosen, { id, number }])
  }
  const isSame = chosen.every(({ id }) => it.SeatIDs.includes(id))
  const texts = { fallback: t('seatsFailed'), network: t('seatsFailed') }
  return (
    <Dialog
      open
      locked={locked}
      onClose={onClose}
      title={t('seatsTitle')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            kind="teal"
            busy={busy && t('saving')}
            disabled={!data || isSame || chosen.length !== it.SeatsCount}
            onClick={() => {
              run(chosen)
            }}
          >
            {t('seatsSave')}
          </Button>
        </>
      }
    >
      <div className="mt-2 grid gap-4">
        <p className="type-small text-ink-2">{t('seatsText', { count: it.SeatsCount })}</p>
        <p role="status" className="type-small font-medium">
          {t('seatsNow', { seats: it.SeatsNumbers.join(commaOf(language)) })}
          <span className="block">{t('seatsChosen', { seats: numbers(chosen) })}</span>
          {isFull && <span className="block">{t('seatsFull', { total: it.SeatsCount })}</span>}
        </p>
        {data ? (
          <div className="change-seats">
            <SeatGrid seats={ownToKeep(data, it.SeatIDs)} chosen={chosen} onToggle={toggle} />
          </div>
        ) : error ? (
          <div className="notice notice-bad items-center" role="alert">
            <p className="flex-1">{failureText(error, texts)}</p>
            <Button size="small" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : (
          <div role="status">
            <Skeleton className="h-96" />
            <span className="sr-only">{t('seatsLoading')}</span>
          </div>
        )}
        <div className="empty:hidden" role="alert">
          {failure && <p className="notice notice-bad">{failure}</p>}
        </div>
      </div>
    </Dialog>
  )
}
