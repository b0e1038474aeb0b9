import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { isForParty, useOwnHold } from '../../held/index.ts'
import { kinds } from '../stay-kinds.ts'
import type { PickedRoom } from '../rooms/use-picked.ts'
import type { StayPricing } from '../rooms/use-pricing.ts'

/** What the reader holds of a stay on these nights: of the room picked and for these guests, where there is such. */
export function useHeldStay(
  kind: StayKind,
  { id, arrival, departure, ...party }: StayChoice,
  { own }: PickedRoom,
) {
  const live = useOwnHold(
    ({ Module, Room, FromDate, ToDate }) =>
      Module === kinds[kind].module &&
      Room?.HotelId === id &&
      FromDate === arrival &&
      ToDate === departure,
    (it) => Number(isForParty(it, party)) * 2 + Number(it.Id === own),
  )
  const same = live && isForParty(live, party) ? live : null
  return {
    /** The room that is held on these nights, for any party. */
    heldRoom: live?.Id ?? null,
    /** Likewise, for these guests. */
    sameRoom: same?.Id ?? null,
    /** What is gone on with in the place of booking: the room that is chosen, or whichever once nothing is left. */
    toGoOnWith: ({ pricing, room }: StayPricing): LiveReservation | null => {
      if (pricing?.IsAvailable === false) return live
      return !pricing || room?.RoomId === same?.Id ? same : null
    },
  }
}
