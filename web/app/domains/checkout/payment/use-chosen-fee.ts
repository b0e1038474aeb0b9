import type { HeldBooking } from '@rihla/contract/checkout'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { methodsQuery } from '../queries.ts'
import type { PaymentSession } from './use-payment.ts'

type Paying = Pick<PaymentSession, 'method' | 'step' | 'awaited' | 'outcome'>

/** What of a payment that came was its fee, in whole EGP: also where nobody remembers how it was paid. */
function paidFee({ PayableAmount, Deposit }: HeldBooking['Reservation'], paid: number): number {
  const rest = Deposit?.IsChosen ? Deposit.Balance : 0
  const over = Math.max(0, paid - PayableAmount)
  return over >= rest ? over - rest : over
}

/** What the chosen way to pay costs, in whole EGP; 0 while none is chosen, or nothing is due. */
export function useChosenFee(
  held: HeldBooking,
  { method, step, awaited, outcome }: Paying,
): number {
  const api = useApi()
  const language = useLanguage()
  const chosen = step !== 'form-editing' && method !== null
  const { data } = useQuery({ ...methodsQuery(api, language, held), enabled: chosen })
  const { PayableAmount, PointsAmount } = held.Reservation
  if (outcome?.kind === 'paid') return paidFee(held.Reservation, outcome.confirmation.TotalAmount)
  if (awaited) return Math.max(0, awaited.Amount - (PayableAmount - PointsAmount))
  return chosen ? (data?.find(({ MethodId }) => MethodId === method)?.Fees ?? 0) : 0
}
