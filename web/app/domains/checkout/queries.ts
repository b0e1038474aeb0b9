import type { CheckoutConfig, HeldBooking } from '@rihla/contract/checkout'
import { parseModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { noteServerTime } from '../../platform/clock.ts'

/** What is held, as it stands; asked once, then updated by the answers to edits. */
export const heldQuery = (api: ApiClient, language: Language, tempId: number) =>
  queryOptions({
    queryKey: ['held', tempId, language],
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const held = await api.call('getTempReservation', { TempReseravtionId: tempId }, { signal })
      noteServerTime(new Date(held.Reservation.ServerTime))
      return held
    },
  })

/** What a call about paying is for. */
export const payFor = ({ Reservation, Module }: Pick<HeldBooking, 'Reservation' | 'Module'>) => ({
  ReservationId: Reservation.TempId,
  ModuleType: parseModule(Module) ?? 'Unknown',
})

/** Boards and what they cost, named in the language of the page; what checkout was opened with stands until then. */
export const configQuery = (
  api: ApiClient,
  language: Language,
  { Id, Module, FromDate, ToDate, Reservation }: HeldBooking,
  opened: CheckoutConfig,
) =>
  queryOptions({
    queryKey: ['checkout-config', Reservation.TempId, language],
    enabled: opened.AvailableMeals.length > 0,
    staleTime: Infinity,
    placeholderData: opened,
    queryFn: ({ signal }) =>
      api.call(
        'checkoutConfig',
        { Id, ModuleType: parseModule(Module) ?? 'Unknown', FromDate, ToDate: ToDate ?? undefined },
        { signal },
      ),
  })

/** What the traveller's points could do, and do, for a booking; asked again whenever the price may have changed. */
export const pointsQuery = (api: ApiClient, held: HeldBooking) =>
  queryOptions({
    queryKey: ['payment-methods', held.Reservation.TempId, 'points'],
    gcTime: 0,
    meta: { personal: true },
    queryFn: ({ signal }) => api.call('getBookingPoints', payFor(held), { signal }),
  })

/** Ways to pay; asked again whenever the price may have changed. */
export const methodsQuery = (api: ApiClient, language: Language, held: HeldBooking) =>
  queryOptions({
    queryKey: ['payment-methods', held.Reservation.TempId, language],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call('paymentMethods', payFor(held), { signal }),
  })
