import type { BusReservationCard } from '@rihla/contract/bus/bookings'
import { payHeldHref } from '@rihla/contract/bus/pay-address'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { failureText } from '../../account/index.ts'
import { noteHold } from '../../held/index.ts'
import { useBookingsText } from '../use-bookings-text.ts'

type Unpaid = NonNullable<BusReservationCard['Unpaid']>

/** Until when an unpaid booking's seats are kept, the way on to paying, and the way out. */
export function UnpaidPanel({ unpaid }: { unpaid: Unpaid }) {
  const t = useBookingsText()
  const api = useApi()
  const cache = useQueryClient()
  const amount = formatEgp(unpaid.TotalAmount, useLanguage())
  const lookAgain = async (): Promise<void> => {
    // The header counts them down, in every tab.
    noteHold()
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['bus-booking'] }),
      cache.invalidateQueries({ queryKey: ['bus-bookings'] }),
    ])
  }
  const {
    mutate: release,
    isPending: releasing,
    error,
  } = useMutation({
    mutationFn: () => api.call('releaseBusSeats', { GoingReservationId: unpaid.GoingTempID }),
    onSettled: lookAgain,
  })
  const texts = { fallback: t('releaseFailed'), network: t('releaseFailed') }
  return (
    <section className="unpaid-panel" aria-label={t('unpaidTitle')}>
      <Countdown
        until={unpaid.ExpiresAt}
        startsAt={unpaid.ServerTime}
        label={t('unpaidKept', { amount })}
        endedText={t('unpaidEnded')}
        onCheckAgain={() => void lookAgain()}
      />
      <div className="flex flex-wrap gap-2.5">
        <LinkButton kind="primary" to={payHeldHref(unpaid.SessionID)}>
          {t('continuePaying')}
        </LinkButton>
        <Button kind="danger-quiet" busy={releasing && t('releasing')} onClick={() => release()}>
          {t('release')}
        </Button>
      </div>
      <div role="alert">
        {error && <p className="notice notice-bad">{failureText(error, texts)}</p>}
      </div>
    </section>
  )
}
