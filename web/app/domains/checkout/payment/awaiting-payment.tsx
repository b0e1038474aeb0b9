import type { AwaitedPayment } from '@rihla/contract/checkout/payment'
import { formatEgp } from '@rihla/contract/values/money'
import { Clock } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { CopyFields } from '../../../ui/button/copy-fields.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { useCheckoutText } from '../use-checkout-text.ts'

/** Held, and to be paid later: how, how much and until when; or that what was paid is being looked at. */
export function AwaitingPayment({
  awaited,
  onOtherWay,
}: {
  awaited: AwaitedPayment
  /** Leads back to the choice of a method; what was given here stays valid. */
  onOtherWay: () => void
}) {
  const t = useCheckoutText()
  const language = useLanguage()
  const { Module, ReservationId, Message, Instructions, Note, Fields, Amount } = awaited
  /** A receipt was sent: nothing is left to do here. */
  const checked = Amount === 0
  const Deadline = checked ? null : awaited.Deadline
  return (
    <section className="panel payment-result">
      <div className="grid justify-items-start gap-3">
        <span className="success-mark bg-warn-50! text-warn-ink!">
          <Clock size={28} aria-hidden />
        </span>
        <StepHeading className="type-h1">
          {checked ? t('receiptSent') : t('awaitingTitle', { amount: formatEgp(Amount, language) })}
        </StepHeading>
        <p className="max-w-xl text-ink-2" role="status">
          {Message}
        </p>
      </div>
      {Deadline && (
        <Countdown until={Deadline} label={t('awaitingLeft')} endedText={t('awaitingEnded')} />
      )}
      {!checked && (
        <div className="grid gap-2">
          <h2 className="type-h3">{awaited.MethodName}</h2>
          {Instructions && <p className="text-ink-2">{Instructions}</p>}
          <CopyFields fields={Fields} />
          {Note && <p className="type-small text-ink-2">{Note}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={`/reservations/${Module}/${ReservationId}`}>
          {t(awaited.UploadsProof && !checked ? 'sendReceipt' : 'viewReservation')}
        </LinkButton>
        {Deadline && (
          <Button size="large" onClick={onOtherWay}>
            {t('otherWay')}
          </Button>
        )}
        <LinkButton kind="text" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}
