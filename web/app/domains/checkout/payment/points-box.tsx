import type { PointsBeside } from '@rihla/contract/checkout/points'
import { toWesternDigits } from '@rihla/contract/values/digits'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Gift } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { payFor, pointsQuery } from '../queries.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import type { PaymentSession } from './use-payment.ts'

type Props = { booking: BookingDraft; payment: PaymentSession }

/** Sets how many points pay: what is left, and the ways to pay it, follow. */
function useSpending({ booking: { held, refuse }, payment }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const tempId = held.Reservation.TempId
  return useMutation({
    mutationFn: (Points: number) => api.call('useCreditPoints', { ...payFor(held), Points }),
    onSuccess: async (now) => {
      // One way is left when points pay for all of it. First of all, so that no choice made meanwhile is lost.
      payment.goTo('payment-details', now.ToPay === 0 ? 'Credit_Points' : null)
      cache.setQueryData(pointsQuery(api, held).queryKey, now)
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['payment-methods', tempId] }),
        cache.invalidateQueries({ queryKey: ['held', tempId] }),
      ])
    },
    onError: async (problem) => {
      await refuse(problem)
      await cache.invalidateQueries({ queryKey: ['payment-methods', tempId] })
    },
  })
}

/** A whole number as it was typed, also in Arabic digits; null for anything else. */
function readCount(text: string): number | null {
  const western = toWesternDigits(text)
  return /^\d{1,9}$/.test(western.trim()) ? Number(western) : null
}

function Choice({ points, booking, payment }: Props & { points: PointsBeside }) {
  const t = useCheckoutText()
  const language = useLanguage()
  const [typed, setTyped] = useState(String(points.Points || points.MostPoints))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending: busy } = useSpending({ booking, payment })
  const used = points.Points > 0
  const egp = (amount: number): string => formatEgp(amount, language)
  const effect = (): string => {
    const left = egp(points.ToPay)
    if (points.MostPoints === 0) return t('pointsOff', { left })
    return points.ToPay === 0
      ? t('pointsPayAll')
      : t('pointsPay', { amount: egp(points.Amount), left })
  }
  const count = (number: number): string => number.toLocaleString('en-US')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const wanted = readCount(typed)
    if (used) mutate(0)
    else if (wanted === null || wanted < 1 || wanted > points.MostPoints)
      setProblem(t('pointsBetween', { most: count(points.MostPoints) }))
    else mutate(wanted)
  }
  return (
    <section className="panel checkout-panel" aria-labelledby="points-title" data-points>
      <div className="grid gap-1">
        <h2 id="points-title" className="type-h3 flex items-center gap-2">
          <Gift size={20} className="text-teal-700" aria-hidden />
          {t('points')}
        </h2>
        <p className="type-small text-ink-2">
          {t('pointsHave', { count: points.Balance, amount: egp(points.BalanceAmount) })}
        </p>
      </div>
      <form noValidate onSubmit={submit} className="promocode">
        <TextField
          label={t('pointsToUse')}
          name="points"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={used ? String(points.Points) : typed}
          readOnly={used}
          onChange={(text) => (setTyped(text), setProblem(null))}
          error={problem}
          end={used ? <CircleCheck size={18} className="text-ok-600" aria-hidden /> : undefined}
        />
        <Button
          type="submit"
          className="mt-[26px] self-start"
          disabled={booking.ended}
          busy={busy && t('applyBusy')}
        >
          {t(used ? 'pointsNone' : 'pointsUse')}
        </Button>
      </form>
      <p role="status" className="type-small text-ok-ink empty:hidden">
        {used ? effect() : null}
      </p>
    </section>
  )
}

/** Paying with points, all or in part, for users who have some. */
export default function PointsBox(props: Props) {
  const api = useApi()
  const { data } = useQuery(pointsQuery(api, props.booking.held))
  // Those that aren't taken any more can still be taken back.
  if (!data || (data.MostPoints === 0 && data.Points === 0)) return null
  return <Choice key={data.MostPoints} points={data} {...props} />
}
