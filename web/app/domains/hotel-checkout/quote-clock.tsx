import { Timer, TimerOff } from '../../ui/brand/icons.ts'
import { Button } from '../../ui/button/button.tsx'
import { TimeLeft } from '../../ui/feedback/countdown.tsx'
import { useCountdown } from '../../ui/feedback/use-countdown.ts'
import { clockOf } from './clock-text.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

const LAST_MS = 60_000

/** How long the price is good, HH:MM:SS by the server's clock; then EXPIRED, and the way to a fresh one. */
export function QuoteClock({
  until,
  renewing,
  onRenew,
}: {
  until: string
  renewing: boolean
  onRenew: () => void
}) {
  const t = useHotelCheckoutText()
  const left = useCountdown(until)
  const ended = left === 0
  return (
    <section className="grid gap-2" aria-label={t('priceHeld')}>
      <div className="countdown" data-state={ended ? 'ended' : left < LAST_MS ? 'last' : 'running'}>
        {ended ? <TimerOff aria-hidden /> : <Timer aria-hidden />}
        <span className="countdown-words" role="status">
          {ended ? t('expired') : t('priceHeld')}
        </span>
        {!ended && <TimeLeft ms={left} text={clockOf(left)} />}
      </div>
      {ended && (
        <>
          <p className="type-small text-ink-2">{t('expiredText')}</p>
          <Button kind="teal" block busy={renewing && t('freshQuoteBusy')} onClick={onRenew}>
            {t('freshQuote')}
          </Button>
        </>
      )}
    </section>
  )
}
