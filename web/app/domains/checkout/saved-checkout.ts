import type { CheckoutConfig, TemporaryReservation } from '@rihla/contract/checkout'
import type { Module } from '@rihla/contract/modules'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { tabStorage } from '../../platform/storage.ts'

/** What is about to be booked. */
export type BookingRequest = {
  module: Module
  /** The offer's id; for hotels and cruises the room's. */
  id: number
  name: string
  fromDate: CalendarDate
  toDate?: CalendarDate
  adults: number
  children?: number
  /** An age for each child: prices depend on it. */
  childAges?: readonly number[]
  /** The room of a stay, whose id is `id`, and the hotel or ship that it is in. */
  room?: { hotelId: number; name: string; board: string }
}

/** What /checkout is opened with, in the navigation's state and for a reload in sessionStorage. */
export type CheckoutState = {
  request: BookingRequest
  config: CheckoutConfig
  reservation: TemporaryReservation
}

/** Name under which visitors hold, until they type their own. */
export const GUEST_NAME = 'Guest User'
const KEY = 'rihla:checkout'

/** Keeps what checkout was opened with, so that a reload or a sign-in finds it again. */
export function saveCheckout(state: CheckoutState): void {
  tabStorage.writeJson(KEY, state)
}

/** What checkout was last opened with in this tab, or null. */
export function savedCheckout(): CheckoutState | null {
  const state = tabStorage.readJson<CheckoutState>(KEY)
  return state?.reservation?.TempId && state.request ? (state as CheckoutState) : null
}

/** Forgets it, once the booking is done. */
export const removeCheckout = (): void => tabStorage.remove(KEY)
