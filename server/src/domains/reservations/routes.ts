import { api } from '@rihla/contract'
import type { Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentCard, presentDetails } from './present.ts'
import { findOwn, pageOfOwn } from './store.ts'
import { publicHalf, ticketKey } from './tickets/ticket-code.ts'

/**
 * The caller's reservations. Other users' are 'not found', as if they didn't exist: ids are
 * guessable.
 */
export function reservationRoutes(mount: Mount, deps: { db: Db }): void {
  mount(api.getUserReservation, async (input, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('login_to_view_reservations')
    const { rows, total } = await pageOfOwn(deps.db, {
      userId: identity.userId,
      search: input.Filters ?? null,
      limit: input.PageSize,
      offset: (input.PageNumber - 1) * input.PageSize,
    })
    return {
      Data: rows.map((row) => presentCard(row, caller.language)),
      PageNumber: input.PageNumber,
      PageSize: input.PageSize,
      TotalPages: Math.ceil(total / input.PageSize),
      TotalRecords: total,
    }
  })

  mount(api.getTicketKey, async () => ({
    Algorithm: 'Ed25519' as const,
    PublicKey: publicHalf(await ticketKey(deps.db)),
  }))

  mount(api.getReservationDetails, async (input, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('login_to_view_reservations')
    const own = await findOwn(deps.db, identity.userId, input.ReservationId, input.Module)
    return own ? presentDetails(own, caller.language) : refuse('reservation_not_found')
  })
}
