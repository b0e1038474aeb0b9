import type { ReservationDetails } from '@rihla/contract/reservations'
import { formatEgp } from '@rihla/contract/values/money'
import { cairoDate } from '@rihla/contract/values/dates'
import { cairoTime, dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { TitledLines } from '../../../ui/card/titled-lines.tsx'
import { useReservationsText } from '../use-reservations-text.ts'
import CompletePayment from './complete-payment.tsx'

type Open = NonNullable<ReservationDetails['OpenChange']>

/** Other dates or guests that were agreed to: what the booking becomes once the difference is paid, and paying it. */
export default function OpenChange({ it, open }: { it: ReservationDetails; open: Open }) {
  const t = useReservationsText()
  const language = useLanguage()
  const until = new Date(open.Until)
  return (
    <section className="panel reservation-panel" aria-labelledby="open-change">
      <h2 id="open-change" className="type-h3">
        {t('openChange')}
      </h2>
      <p className="font-semibold">
        <bdi>{open.Text}</bdi>
      </p>
      <p className="type-small text-ink-2">
        {t('openChangeText', {
          amount: formatEgp(open.Amount, language),
          day: dayMonthYear(cairoDate(until), language),
          time: cairoTime(until),
        })}
      </p>
      <TitledLines title={t('openChangeCancellation')} lines={open.Cancellation} />
      <CompletePayment
        it={it}
        tempId={open.PaymentReservationId}
        changeId={open.ChangeId}
        amount={open.Amount}
      />
    </section>
  )
}
