import { savedModules, type SavedModule } from '@rihla/contract/modules'
import type { Reservation } from '../reservation.ts'

type Rated = Pick<Reservation, 'module' | 'itemId' | 'sourceKind' | 'sold'>

/** What reservations of a supplier's rooms come from: no rating of ours is shown of those. */
const BY_PARTNER = 'external'

/**
 * The offer that a reservation was of: of a stay the hotel or the ship. Null: it has no page, as a bus, or none with a
 * rating of ours, as a supplier's hotel.
 */
export function offerOf({
  module,
  itemId,
  sourceKind,
  sold,
}: Rated): { module: SavedModule; offerId: number } | null {
  if (sourceKind === BY_PARTNER) return null
  const saved = savedModules.find((name) => name === module)
  return saved ? { module: saved, offerId: sold.stay?.hotelId ?? itemId } : null
}

/** Whether its traveller can say how it was: once it is over. */
export const isRateable = (it: Rated & Pick<Reservation, 'status'>): boolean =>
  it.status === 'Completed' && offerOf(it) !== null
