import type { ChangeOptions, ChangeQuote } from '@rihla/contract/changing'
import { formatEgp } from '@rihla/contract/values/money'
import { partyText } from '@rihla/contract/values/party'
import { useApi } from '../../platform/api/use-api.ts'
import { cairoTime, dayMonthYear } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Amounts } from '../../ui/card/amounts.tsx'
import { MoneyText } from '../../ui/card/money.tsx'
import { TitledLines } from '../../ui/card/titled-lines.tsx'
import { StepHeading } from '../../ui/navigation/step-heading.tsx'
import { paymentUrlOf } from '../payments/index.ts'
import type { DialogTools } from './dialog-tools.ts'
import { useChangingText } from './use-changing-text.ts'
import { useStepCall } from './use-step-call.ts'

type SideProps = {
  title: string
  from: string
  to: string | null
  guests: string
  lines: ChangeQuote['Before']
}

/** The booking as it is, or as it would be: days, party and price. */
function Side({ title, from, to, guests, lines }: SideProps) {
  const language = useLanguage()
  return (
    <section className="change-side">
      <h3 className="type-caption text-ink-2">{title}</h3>
      <p className="font-medium">
        <bdi>{dayMonthYear(from, language)}</bdi>
        {to && to !== from && (
          <>
            {' – '}
            <bdi>{dayMonthYear(to, language)}</bdi>
          </>
        )}
        <span className="type-small block font-normal text-ink-2">{guests}</span>
      </p>
      <Amounts lines={lines} />
    </section>
  )
}

/** The one amount that matters: what is paid now, or comes back. */
function Difference({ egp }: { egp: number }) {
  const t = useChangingText()
  const language = useLanguage()
  const label = egp > 0 ? t('toPay') : egp < 0 ? t('comesBack') : t('sameMoney')
  return (
    <p className="change-difference">
      <span>{label}</span>
      {egp !== 0 && (
        <strong className="type-h3">
          <MoneyText text={formatEgp(Math.abs(egp), language)} />
        </strong>
      )}
    </p>
  )
}

/** Refusals after which another price is to be looked at first. */
const old = new Set(['price_changed', 'quote_ended'])

type QuoteStepProps = {
  quote: ChangeQuote
  options: ChangeOptions
  tools: DialogTools
  /** The quote isn't true any more. */
  onOld: () => void
}

/** Old and new price side by side, what the terms say, and the consent. */
export function QuoteStep({ quote, options, tools, onOld }: QuoteStepProps) {
  const t = useChangingText()
  const api = useApi()
  const language = useLanguage()
  const { Difference: difference, Fee: fee, ChangeId: changeId } = quote
  const { run, busy, failure, code } = useStepCall(
    tools,
    () =>
      api.call('confirmChange', {
        ReservationId: tools.id,
        Module: tools.module,
        ChangeId: changeId,
        Difference: difference,
        Fee: fee,
      }),
    ({ IsChanged, Message, PaymentUrl, PaymentReservationId: tempId }) => {
      const url = paymentUrlOf(PaymentUrl)
      if (!IsChanged && url && tempId !== null)
        tools.onToPay({ changeId, tempId, url, message: Message })
      else tools.onChanged(Message)
    },
  )
  const isOld = code !== null && old.has(code)
  const back = (): void => {
    onOld()
    tools.goTo('sale')
  }
  const was = { adults: options.AdultsCount, childAges: options.ChildrenAges }
  return (
    <>
      <div className="mt-2 grid gap-4">
        <StepHeading className="type-title">{t('sale')}</StepHeading>
        <Difference egp={difference + fee} />
        <div className="change-sides">
          <Side
            title={t('before')}
            from={options.FromDate}
            to={options.ToDate}
            guests={partyText(was, language)}
            lines={quote.Before}
          />
          <Side
            title={t('after')}
            from={quote.FromDate}
            to={quote.ToDate}
            guests={quote.GuestsText}
            lines={quote.After}
          />
        </div>
        <div className="grid gap-1.5">
          <p className="type-small">{quote.Terms}</p>
          {difference > 0 && (
            <p className="type-small text-ink-2">
              {t('keptMeanwhile')}
              {fee > 0 && ` ${t('paymentFee', { fee: formatEgp(fee, language) })}`}
            </p>
          )}
          <p className="type-small text-ink-2">
            {t('holds', { time: cairoTime(new Date(quote.HoldsUntil)) })}
          </p>
        </div>
        <TitledLines title={t('terms')} lines={quote.Cancellation} />
        <div className="empty:hidden" role="alert">
          {failure && <p className="notice notice-bad">{failure}</p>}
        </div>
      </div>
      <div className="dialog-actions">
        <Button disabled={busy} onClick={back}>
          {t('back')}
        </Button>
        {isOld ? (
          <Button kind="teal" onClick={back}>
            {t('newPrice')}
          </Button>
        ) : (
          <Button
            kind={difference > 0 ? 'primary' : 'teal'}
            busy={busy && t('changing')}
            onClick={() => run(undefined)}
          >
            {difference > 0
              ? t('agreePay', { amount: formatEgp(difference + fee, language) })
              : t('agree')}
          </Button>
        )}
      </div>
    </>
  )
}
