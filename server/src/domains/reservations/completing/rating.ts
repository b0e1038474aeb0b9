import { savedModules, type SavedModule } from '@rihla/contract/modules'
import type { Reservation } from '../reservation.ts'

/** The offer that a reservation was of: of a stay the hotel or the ship. Null: it has no page, as a bus. */
export function offerOf({
  module,
  itemId,
  sold,
}: Pick<Reservation, 'module' | 'itemId' | 'sold'>): {
  module: SavedModule
  offerId: number
} | null {
  const saved = savedModules.find((name) => name === module)
  return saved ? { module: saved, offerId: sold.stay?.hotelId ?? itemId } : null
}

/** Whether its traveller can say how it was: once it is over. */
export const isRateable = (
  it: Pick<Reservation, 'status' | 'module' | 'itemId' | 'sold'>,
): boolean => it.status === 'Completed' && offerOf(it) !== null
