import type { DeskCall } from '@rihla/contract/desk/calls'
import { deskCalls } from '@rihla/contract/desk/calls'
import type { CallInput, CallOutput } from '../../platform/http/call.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { DeskDeps } from './deps.ts'
import { policy } from './policy.ts'
import { readStaff, type Staff } from './staff.ts'

const deskLimit: Limit = { name: 'desk', points: 600, seconds: 60 }

type Calls = typeof deskCalls
/** Answers a call of the desk for staff whose role includes it. */
export type DeskHandler<Name extends DeskCall> = (
  input: CallInput<Calls[Name]>,
  staff: Staff,
  caller: Caller,
) => Promise<CallOutput<Calls[Name]> | Refusal>

/** Puts a call of the desk in place behind its line of the permission table: there is no other way in. */
export type MountDesk = <Name extends DeskCall>(name: Name, handle: DeskHandler<Name>) => void

/** A `MountDesk` onto the server's calls. */
export const createMountDesk =
  (mount: Mount, { db }: Pick<DeskDeps, 'db'>): MountDesk =>
  (name, handle) =>
    mount(
      deskCalls[name],
      async (input, caller) => {
        const identity = await caller.identity()
        // Whoever hasn't proven their second factor is no staff yet.
        const isStaff = identity?.role === 'staff'
        const staff = isStaff ? await readStaff(db, identity.userId) : null
        if (!staff) return refuse('forbidden')
        if (!policy[name](staff)) return refuse('not_for_your_role')
        return handle(input, staff, caller)
      },
      { limits: [deskLimit] },
    )
