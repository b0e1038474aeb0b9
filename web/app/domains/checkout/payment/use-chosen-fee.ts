import type { HeldBooking } from '@rihla/contract/checkout'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { methodsQuery } from '../queries.ts'
import type { PaymentSession } from './use-payment.ts'

/** What the chosen way to pay costs, in whole EGP; 0 while none is chosen. */
export function useChosenFee(
  held: HeldBooking,
  { method, step, awaited }: Pick<PaymentSession, 'method' | 'step' | 'awaited'>,
): number {
  const api = useApi()
  const language = useLanguage()
  const chosen = step !== 'form-editing' && method !== null
  const { data } = useQuery({ ...methodsQuery(api, language, held), enabled: chosen })
  const { PayableAmount, PointsAmount } = held.Reservation
  if (awaited) return awaited.Amount - (PayableAmount - PointsAmount)
  return chosen ? (data?.find(({ MethodId }) => MethodId === method)?.Fees ?? 0) : 0
}
