import { TriangleAlert } from '../../ui/brand/icons.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { offerHref } from './offer-href.ts'
import { isSentAgain, type BookingDraft } from './traveller/use-booking.ts'
import { useCheckoutText } from './use-checkout-text.ts'
import type { PaymentSession } from './payment/use-payment.ts'

const titles = {
  sold_out: 'soldOut',
  offer_not_found: 'soldOut',
  hold_ended: 'holdEndedTitle',
  payment_open: 'paymentOpen',
  already_booked: 'alreadyBooked',
  price_changed: 'priceChanged',
  terms_changed: 'termsChanged',
  busy: 'busyTitle',
  other: 'error',
} as const

/** Why a booking was refused, and what to do next. */
export function BookingError({
  booking,
  payment,
  onGoOn,
}: {
  booking: BookingDraft
  payment: PaymentSession
  onGoOn: () => void
}) {
  const t = useCheckoutText()
  const { failure, held, renew, renewing } = booking
  if (!failure || !(failure.code in titles)) return null
  const code = failure.code as keyof typeof titles
  const gone = code === 'sold_out' || code === 'offer_not_found'
  return (
    <div className={`notice ${gone ? 'notice-bad' : 'notice-warn'}`} role="alert">
      <TriangleAlert aria-hidden />
      <div className="grid flex-1 justify-items-start gap-2">
        <p>
          <strong className="block">{t(titles[code])}</strong>
          {failure.message}
        </p>
        {code === 'price_changed' && <p>{t('priceChangedText')}</p>}
        {gone && (
          <LinkButton size="small" to={offerHref(held, booking.request)}>
            {t('anotherDate')}
          </LinkButton>
        )}
        {code === 'hold_ended' && (
          <Button size="small" busy={renewing && t('holdBusy')} onClick={() => renew()}>
            {t('holdAgain')}
          </Button>
        )}
        {isSentAgain(code) && (
          <Button size="small" busy={payment.busy && t('payBusy')} onClick={onGoOn}>
            {t(code === 'payment_open' ? 'goOn' : 'tryAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
