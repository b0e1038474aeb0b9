import { Check, Undo2 } from 'lucide-react'
import { Copyable } from '../../../ui/copyable.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { showToast } from '../../../ui/toast.ts'
import { StepHeading } from '../../checkout/step-heading.tsx'
import { BUS_PATH } from '../addresses.ts'
import { useBusText } from '../use-bus-text.ts'
import type { BusEnding } from './use-bus-payment.ts'

/** Paid: the bookings, what to keep of them, and where to go. */
function Confirmed({ confirmation }: Extract<BusEnding, { kind: 'paid' }>) {
  const t = useBusText()
  const { GoingReservationId, ReturnReservationId, Message, Fields, TotalAmount } = confirmation
  const ids = [
    [t('goingId'), String(GoingReservationId)],
    ...(ReturnReservationId ? [[t('returnId'), String(ReturnReservationId)]] : []),
  ] as const
  const noClipboard = (): void =>
    showToast({ title: t('error'), text: t('copyFailed'), tone: 'bad' })
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
        {ids.map(([label, value]) => (
          <div key={label} data-half={ids.length > 1 ? '' : undefined}>
            <Copyable label={label} value={value} onFailed={noClipboard} />
          </div>
        ))}
        {Fields.map(({ Label, Value, ShowCopyButton, ShowInHalfLine }) => (
          <div key={`${Label} ${Value}`} data-half={ShowInHalfLine ? '' : undefined}>
            <Copyable label={Label} value={Value} copy={ShowCopyButton} onFailed={noClipboard} />
          </div>
        ))}
      </div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t('totalPaid')}</span>
        <strong className="text-[22px]">
          <Money egp={TotalAmount} />
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={`/bus-bookings/${GoingReservationId}`}>
          {t('viewReservation')}
        </LinkButton>
        <LinkButton size="large" to={BUS_PATH}>
          {t('another')}
        </LinkButton>
        <LinkButton kind="text" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}

/** How it ended. Money that came too late goes back: say so plainly, and what next. */
export function EndingPanel({ ending }: { ending: BusEnding }) {
  const t = useBusText()
  if (ending.kind === 'paid') return <Confirmed {...ending} />
  return (
    <section className="panel checkout-panel">
      <div className="grid justify-items-start gap-3">
        <span className="success-mark bg-info-50! text-info-ink!">
          <Undo2 size={28} className="mirror" aria-hidden />
        </span>
        <StepHeading className="type-h1">{t('refunded')}</StepHeading>
        <p className="max-w-xl text-ink-2" role="status">
          {ending.message ?? t('refundedText')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" size="large" to={BUS_PATH}>
          {t('another')}
        </LinkButton>
        <LinkButton size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  )
}
