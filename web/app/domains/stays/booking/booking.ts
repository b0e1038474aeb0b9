import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import type { Days } from '../dates/stay-days.ts'
import type { StayPricing } from '../rooms/use-pricing.ts'

/** What the booking card and the bar on phones share. */
export type BookingProps = {
  kind: StayKind
  hotel: HotelDetails
  choice: StayChoice
  days: Days
  prices: StayPricing
  busy: boolean
  /** Why booking it failed; null until it has. */
  failure: string | null
  /** What the reader holds of this stay already: it is gone on with, not booked again. */
  held: LiveReservation | null
  onBook: () => void
  onSave: (choice: StayChoice) => void
}

/** Whether pressing Book makes sense now; without a chosen room it does, and says what is missing. */
export const mayBook = ({ prices }: Pick<BookingProps, 'prices'>): boolean =>
  !prices.loading && prices.pricing?.IsAvailable === true

/** Whether nothing is free on these dates but what the reader holds already. */
export const isSold = ({ prices, held }: Pick<BookingProps, 'prices' | 'held'>): boolean =>
  !held && !prices.loading && prices.pricing?.IsAvailable === false
