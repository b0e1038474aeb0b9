import { formatEgp } from '@rihla/contract/values/money'
import { useMutation } from '@tanstack/react-query'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Switch } from '../../../ui/form/checkbox.tsx'
import type { BookingDraft } from './use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

/** A second press takes the first one back before anything is sent. */
const DELAY_MS = 100

/** Whether a deposit is paid first, with what happens to the rest: on unless it is switched off. */
export default function DepositChoice({ booking }: { booking: BookingDraft }) {
  const t = useCheckoutText()
  const language = useLanguage()
  const { held, plan, choosePlan, ended } = booking
  const deposit = held.Reservation.Deposit
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isChosen: boolean) => {
      await new Promise((done) => setTimeout(done, DELAY_MS))
      await choosePlan({ payInFull: !isChosen }, t('depositFailed'))
    },
  })
  if (!deposit) return null
  const values = {
    amount: formatEgp(deposit.Amount, language),
    rest: formatEgp(deposit.Balance, language),
  }
  return (
    <section
      className="panel checkout-panel"
      aria-labelledby="deposit-title"
      aria-busy={isPending}
      data-deposit
    >
      <h2 id="deposit-title" className="type-h3">
        {t('deposit')}
      </h2>
      <Switch
        label={t('depositNow', values)}
        note={deposit.Policy}
        checked={isPending ? variables : !plan.payInFull}
        disabled={ended}
        onChange={(isChosen) => {
          if (!isPending) mutate(isChosen)
        }}
      />
    </section>
  )
}
