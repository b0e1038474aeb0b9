import { Check, Undo2 } from 'lucide-react'
import { Copyable } from '../../ui/copyable.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { searchOf } from './steps.ts'
import { StepHeading } from './step-heading.tsx'
import { offerHref } from './offer-href.ts'
import type { BookingInHand } from './use-booking.ts'
import { useCheckoutText } from './use-checkout-text.ts'
import type { Ending } from './use-payment.ts'

/** Paid and confirmed: what to keep, and where to go. */
function Confirmed({
  confirmation,
}: {
  confirmation: Extract<Ending, { kind: 'paid' }>['confirmation']
}) {
  const t = useCheckoutText()
  const { ReservationId, Module, Message, Fields, TotalAmount } = confirmation
  return (
    <section className="panel checkout-panel">
      <div className="grid justify-items-start gap-3">
        <span className="success-mark">
          <Check size={30} aria-hidden />
        </span>
        <StepHeading className="type-h1">{t('confirmed')}</StepHeading>
        <p className="text-ink-2" role="status">
          {Message}
        </p>
      </div>
      <div className="field-grid">
        {Fields.map(({ Label, Value, ShowCopyButton, ShowInHalfLine }) => (
          <div key={`${Label} ${Value}`} data-half={ShowInHalfLine ? '' : undefined}>
            <Copyable label={Label} value={Value} copy={ShowCopyButton} />
          </div>
        ))}
      </div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t('total')}</span>
        <strong className="text-[22px]">
          <Money egp={TotalAmount} />
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={`/reservations/${Module}/${ReservationId}`}>
          {t('viewReservation')}
        </LinkButton>
        <LinkButton size="large" to={searchOf(Module)}>
          {t('more')}
        </LinkButton>
        <LinkButton kind="text" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}

/** How it ended. Money that arrived too late is on its way back: say so plainly, and what next. */
export function EndingPanel({ ending, booking }: { ending: Ending; booking: BookingInHand }) {
  const t = useCheckoutText()
  if (ending.kind === 'paid') return <Confirmed confirmation={ending.confirmation} />
  return (
    <section className="panel checkout-panel">
      <div className="grid justify-items-start gap-3">
        <span className="success-mark bg-info-50! text-info-ink!">
          <Undo2 size={28} className="mirror" aria-hidden />
        </span>
        <StepHeading className="type-h1">{t('refunded')}</StepHeading>
        <p className="max-w-xl text-ink-2" role="status">
          {ending.message}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={offerHref(booking.held, booking.wish)}>
          {t('anotherDate')}
        </LinkButton>
        <LinkButton size="large" to="/reservations">
          {t('myReservations')}
        </LinkButton>
      </div>
    </section>
  )
}
