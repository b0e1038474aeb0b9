import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from '../../../ui/brand/icons.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureText } from '../../account/index.ts'
import { useBookingsText } from '../use-bookings-text.ts'

/** What comes back, in a sentence. */
function useRefundText(): (it: BusReservationDetails) => string {
  const t = useBookingsText()
  const language = useLanguage()
  return ({ RefundAmount, CancellationFee }) => {
    if (!RefundAmount) return t('cancelNothing')
    const amount = formatEgp(RefundAmount, language)
    if (!CancellationFee) return t('cancelRefundAll', { amount })
    return t('cancelRefund', { amount, fee: formatEgp(CancellationFee, language) })
  }
}

/** Asks before a ride is cancelled; while that is under way it stays open. */
export function CancelDialog({
  it,
  rides,
  open,
  onClose,
  onCancelled,
}: {
  it: BusReservationDetails
  /** Rides that are travelled. */
  rides: readonly BusReservationDetails[]
  open: boolean
  onClose: () => void
  /** Called with the server's message once the ride is cancelled, or its operator was asked (`isOver` false). */
  onCancelled: (message: string, isOver: boolean) => void
}) {
  const t = useBookingsText()
  const api = useApi()
  const refundText = useRefundText()
  const otherStays = rides.some((ride) => ride.ReservationId === it.OtherReservationId)
  const {
    mutate: cancel,
    data: answer,
    error,
    isPending: busy,
    reset,
  } = useMutation({
    mutationFn: () => api.call('cancelBusTrip', { reservationId: it.ReservationId }),
    onSuccess: ({ IsSuccess, Result, IsOver }) => {
      if (IsSuccess) onCancelled(Result, IsOver)
    },
  })
  const texts = { fallback: t('cancelFailed'), network: t('cancelFailed') }
  const refusal = answer && !answer.IsSuccess ? answer.Result || t('cancelFailed') : null
  const failure = error instanceof ApiProblem ? failureText(error, texts) : t('cancelUnexpected')
  const problem = error ? failure : refusal
  return (
    <Dialog
      open={open}
      locked={busy}
      onClose={() => {
        reset()
        onClose()
      }}
      title={t('cancelTitle')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button kind="danger" busy={busy && t('cancelling')} onClick={() => cancel()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className="type-small mt-1 text-ink-2">
        <bdi>{t('route', { from: it.FromStation, to: it.ToStation })}</bdi>
      </p>
      <div className="notice notice-warn mt-4">
        <CircleAlert aria-hidden />
        <p>
          <strong className="block">{refundText(it)}</strong>
          {otherStays && t(it.IsReturn ? 'cancelReturn' : 'cancelOutbound')}
        </p>
      </div>
      <div role="alert">{problem && <p className="notice notice-bad mt-3">{problem}</p>}</div>
    </Dialog>
  )
}
