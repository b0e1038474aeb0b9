import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { useOwnHold } from '../../held/index.ts'
import { kinds } from '../stay-kinds.ts'
import type { StayPricing } from '../rooms/use-pricing.ts'

type HeldStay = {
  /** To go on with: for the same guests, or because nothing else is left. */
  held: LiveReservation | null
  /** The room that the user holds on these nights, for any party. */
  heldRoom: number | null
}

const ages = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join()

/** What the reader holds of a stay on these nights. */
export function useHeldStay(
  kind: StayKind,
  { id, arrival, departure, adults, childAges }: StayChoice,
  { pricing }: StayPricing,
): HeldStay {
  const live = useOwnHold(
    ({ Module, Room, FromDate, ToDate }) =>
      Module === kinds[kind].module &&
      Room?.HotelId === id &&
      FromDate === arrival &&
      ToDate === departure,
  )
  const same = live?.AdultsCount === adults && ages(live.ChildrenAges) === ages(childAges)
  return {
    held: same || pricing?.IsAvailable === false ? live : null,
    heldRoom: live?.Id ?? null,
  }
}
