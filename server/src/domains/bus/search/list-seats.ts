import type { BusSeat } from '@rihla/contract/bus/seats'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { isKeyOf } from '../hold-key.ts'
import type { SearchDeps } from './deps.ts'

/** As the wire has them; whatever else it is, it is occupied. */
const statuses = { free: 0, held: 1, sold: 2 } as const

/** Every seat of a trip, as `userId` sees it; null for a visitor. */
export async function listSeats(
  deps: SearchDeps,
  tripId: number,
  userId: number | null,
): Promise<BusSeat[] | Refusal> {
  const seats = await askOperator(deps, (operator) => operator.seatMap(tripId))
  if (isNoAnswer(seats)) return refuse('unavailable')
  if (!seats) return refuse('trip_not_found')
  return seats.map((seat) => ({
    SeatID: seat.id,
    SeatNumber: seat.number,
    SeatStatus: statuses[seat.state],
    XPosition: seat.x,
    YPosition: seat.y,
    IsWindow: seat.window,
    IsMine: userId !== null && seat.state === 'held' && isKeyOf(userId, seat.heldBy),
  }))
}
