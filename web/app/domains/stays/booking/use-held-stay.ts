import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { toGoOnWith, useOwnHold } from '../../held/index.ts'
import { kinds } from '../stay-kinds.ts'
import type { StayPricing } from '../rooms/use-pricing.ts'

type HeldStay = {
  /** To go on with: for the same guests, or because nothing else is left. */
  held: LiveReservation | null
  /** The room that the user holds on these nights, for any party. */
  heldRoom: number | null
}

/** What the reader holds of a stay on these nights. */
export function useHeldStay(
  kind: StayKind,
  { id, arrival, departure, ...party }: StayChoice,
  { pricing }: StayPricing,
): HeldStay {
  const live = useOwnHold(
    ({ Module, Room, FromDate, ToDate }) =>
      Module === kinds[kind].module &&
      Room?.HotelId === id &&
      FromDate === arrival &&
      ToDate === departure,
  )
  return {
    held: toGoOnWith(live, party, pricing?.IsAvailable === false),
    heldRoom: live?.Id ?? null,
  }
}
