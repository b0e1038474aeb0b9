import type { CheckoutConfig } from '@rihla/contract/checkout'
import { parseModule } from '@rihla/contract/modules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ApiClient } from '../../platform/api/client.ts'
import { ApiProblem, isRetryable } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { saveCheckout, type BookingRequest, type CheckoutState } from './saved-checkout.ts'

const NO_CHOICE: CheckoutConfig = { AvailableMeals: [], DepositEnabled: false, DepositAmount: 0 }

/** What checkout needs to go on with a booking that another tab or device began; refused when it isn't mine. */
async function resumeBooking(api: ApiClient, tempId: number): Promise<CheckoutState> {
  const held = await api.call('getTempReservation', { TempReseravtionId: tempId })
  const module = parseModule(held.Module) ?? 'Unknown'
  const dates = { FromDate: held.FromDate, ToDate: held.ToDate ?? undefined }
  const config = await api
    .call('checkoutConfig', { Id: held.Id, ModuleType: module, ...dates })
    .catch((problem: unknown) => {
      // What is no longer for sale can still be paid by its holder: as it is, without a choice of meals.
      if (problem instanceof ApiProblem && !isRetryable(problem)) return NO_CHOICE
      throw problem
    })
  const request: BookingRequest = {
    module,
    id: held.Id,
    name: held.Name,
    fromDate: held.FromDate,
    ...(held.ToDate && { toDate: held.ToDate }),
    adults: held.AdultsCount,
    children: held.ChildrenCount,
    childAges: held.ChildrenAges,
    ...(held.Room && {
      room: { hotelId: held.Room.HotelId, name: held.Room.Name, board: held.Room.Board },
    }),
  }
  return { request, config, reservation: held.Reservation }
}

/** Reads the held booking that the address names, then goes on with it as if it had begun in this tab. */
export function ResumeBooking({
  tempId,
  loading,
  renderLost,
}: {
  tempId: number
  loading: ReactNode
  renderLost: (problem: Error, retry: () => void) => ReactNode
}) {
  const api = useApi()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['checkout-to-resume', tempId],
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
    queryFn: () => resumeBooking(api, tempId),
  })
  useEffect(() => {
    if (!data) return
    saveCheckout(data)
    void navigate('/checkout', { replace: true, state: data })
  }, [data, navigate])
  return error && !data ? renderLost(error, () => void refetch()) : loading
}
