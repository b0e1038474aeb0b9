import type { ApiClient } from '../../platform/api/client.ts'
import { noteHold } from '../held/index.ts'
import { GUEST_NAME, type BookingRequest, type CheckoutState } from './saved-checkout.ts'

/** Quotes and holds what is requested; the answer is what checkout needs. */
export async function startBooking(
  api: ApiClient,
  request: BookingRequest,
): Promise<CheckoutState> {
  const { module, id, fromDate, toDate, adults, children = 0, childAges = [] } = request
  const asked = { Id: id, ModuleType: module, FromDate: fromDate, ToDate: toDate }
  const config = await api.call('checkoutConfig', asked)
  const reservation = await api.call('setTempReservation', {
    ...asked,
    UserName: GUEST_NAME,
    SeatsNumber: adults + children,
    AdultsCount: adults,
    ChildrenCount: children,
    ChildrenAges: childAges.length > 0 ? [...childAges] : undefined,
    DepositAmount: 0,
    TempReseravtionId: 0,
  })
  noteHold(reservation.ExpiresAt)
  return { request, config, reservation }
}
