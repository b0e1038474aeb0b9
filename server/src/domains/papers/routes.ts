import { api } from '@rihla/contract'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { refuse } from '../../platform/refusal.ts'
import { viewerOf } from '../reservations/index.ts'
import { readPapers, type PapersDeps } from './read-papers.ts'

const looks: Limit = { name: 'papers', points: 60, seconds: 60 }

/** What is to be printed of the caller's own reservations; others are 'not found'. */
export function paperRoutes(mount: Mount, deps: PapersDeps): void {
  mount(
    api.getReservationPapers,
    async ({ ReservationId, Module }, caller) => {
      const userId = (await caller.identity())?.userId ?? null
      const asking = { userId, applicationId: caller.applicationId }
      const viewer = await viewerOf(deps.db, asking, ReservationId, deps.clock.now())
      if (!viewer)
        return refuse(userId === null ? 'login_to_view_reservations' : 'reservation_not_found')
      const papers = await readPapers(deps, {
        userId: viewer.userId,
        reservationId: ReservationId,
        module: Module,
      })
      return papers
        ? {
            Reference: papers.reference,
            Tickets: [...papers.tickets],
            Invoice: papers.invoice,
          }
        : refuse('reservation_not_found')
    },
    { limits: [looks] },
  )
}
