import { api } from '@rihla/contract'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { CheckoutDeps } from '../deps.ts'
import { viewAccount } from './points-account.ts'
import { usePoints, viewPoints } from './use-points.ts'

const looks: Limit = { name: 'points-look', points: 240, seconds: 60 }
const uses: Limit = { name: 'points-use', points: 60, seconds: 60 }

const travellerOf = async (caller: Caller) => {
  const identity = await caller.identity()
  const { applicationId, address } = caller
  return identity && { userId: identity.userId, applicationId, address }
}

/** A traveller's points beside what they are about to pay. */
export function mountPoints(mount: Mount, deps: CheckoutDeps): void {
  mount(
    api.getBookingPoints,
    async (input, caller) => {
      const owner = await travellerOf(caller)
      const asked = { tempId: input.ReservationId, module: input.ModuleType }
      return owner ? viewPoints(deps, owner, asked) : refuse('unauthenticated')
    },
    { limits: [looks] },
  )

  mount(
    api.useCreditPoints,
    async (input, caller) => {
      const owner = await travellerOf(caller)
      const { ReservationId: tempId, ModuleType: module, Points: points } = input
      return owner ? usePoints(deps, owner, { tempId, module, points }) : refuse('unauthenticated')
    },
    { limits: [uses] },
  )

  mount(
    api.getCreditPoints,
    async (input, caller) => {
      const owner = await travellerOf(caller)
      const asked = { page: input.PageNumber, language: caller.language }
      return owner ? viewAccount(deps, owner.userId, asked) : refuse('unauthenticated')
    },
    { limits: [looks] },
  )
}
