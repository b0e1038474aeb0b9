import { Button } from '../../../ui/button/button.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { useDeadlinePassed } from '../../../ui/feedback/use-deadline-passed.ts'

/** The offer to renew comes while there is still time to take it. */
const OFFER_MS = 120_000

const heldTexts: Readonly<Record<string, 'roomHeld' | 'cabinHeld'>> = {
  Hotel: 'roomHeld',
  NileCruise: 'cabinHeld',
}

/** How long the places are held, one renewal near the end, and taking them again after it. */
export function HoldBar({ booking }: { booking: BookingDraft }) {
  const t = useCheckoutText()
  const { ExpiresAt, CanRenew, KeptForPayment } = booking.held.Reservation
  const near = useDeadlinePassed(Date.parse(ExpiresAt) - OFFER_MS)
  const { ended, renewing, renew } = booking
  const label = t(KeptForPayment ? 'heldPaying' : (heldTexts[booking.held.Module] ?? 'heldForYou'))
  return (
    <section className="grid gap-2" aria-label={label}>
      <Countdown until={ExpiresAt} label={label} endedText={t('ended')} />
      {ended && (
        <Button kind="teal" block busy={renewing && t('holdBusy')} onClick={() => renew()}>
          {t('holdAgain')}
        </Button>
      )}
      {!ended && CanRenew && near && (
        <Button
          kind="soft"
          size="small"
          block
          busy={renewing && t('holdBusy')}
          onClick={() => renew()}
        >
          {t('holdLonger')}
        </Button>
      )}
    </section>
  )
}
