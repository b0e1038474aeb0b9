import type { DeskPerson } from '@rihla/contract/desk/people'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { deleteSecondFactor, STAFF_SESSION_SECONDS } from '../../account/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { readStaff, type Staff } from '../staff.ts'
import { giveRole } from './give-role.ts'
import {
  personState,
  readPeople,
  readRequirement,
  writeRequirement,
  type PersonRow,
} from './people-store.ts'

const present = (row: PersonRow, me: Staff): DeskPerson => ({
  Id: row.id,
  Name: row.name,
  Email: row.email,
  Role: row.role,
  GivenBy: row.given_by,
  GivenAt: row.given_at?.toISOString() ?? null,
  Sessions: row.sessions,
  LastSeenAt: row.last_seen_at?.toISOString() ?? null,
  HasSecondFactor: row.second_factor,
  IsMe: row.id === me.userId,
})

/** In the log, the subject of a deed that is about all staff. */
const NOBODY = 0

/** Who works at the desk, their roles, second factors and sessions. */
export function mountPeople(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, sessions } = deps
  mount('getPeople', async (_input, staff) => {
    const since = new Date(clock.now().getTime() - STAFF_SESSION_SECONDS * 1000)
    const rows = await readPeople(db, since)
    const Items = rows.map((row) => present(row, staff))
    return { Items, Total: rows.length, SecondFactorRequired: await readRequirement(db) }
  })

  mount('giveRole', async (input, staff) => {
    const deed = deedOf(staff, 'giveRole', input, null)
    const asked = { userId: input.id, role: input.Role, by: staff }
    return doDeed(
      deps,
      deed,
      () => personState(db, input.id),
      async () => (await orBusy(() => giveRole(deps, asked))) ?? { State: 'done' as const },
    )
  })

  mount('endStaffSessions', async (input, staff, caller) => {
    const { id } = input
    const deed = deedOf(staff, 'endStaffSessions', input, null)
    return doDeed(
      deps,
      deed,
      () => personState(db, id),
      async () => {
        if (!(await readStaff(db, id))) return refuse('staff_not_found')
        const identity = await caller.identity()
        await sessions.endAll(db, id, identity?.userId === id ? identity.sessionId : undefined)
        return { State: 'done' as const }
      },
    )
  })

  mount('resetSecondFactor', async (input, staff) => {
    const { id } = input
    const deed = deedOf(staff, 'resetSecondFactor', input, null)
    return doDeed(
      deps,
      deed,
      () => personState(db, id),
      async () => {
        if (!(await readStaff(db, id))) return refuse('staff_not_found')
        return db.transaction().execute(async (trx) => {
          if (!(await deleteSecondFactor(trx, id))) return refuse('second_factor_off')
          await sessions.endAll(trx, id)
          await deps.tellSecondFactorReset(trx, id)
          return { State: 'done' as const }
        })
      },
    )
  })

  mount('requireSecondFactor', async (input, staff) => {
    const deed = deedOf(staff, 'requireSecondFactor', { ...input, id: NOBODY }, null)
    const state = async () => ({ second_factor_required: await readRequirement(db) })
    return doDeed(deps, deed, state, async () => {
      if (!deps.hasSealer) return refuse('second_factor_unavailable')
      await writeRequirement(db, input.Required)
      return { State: 'done' as const }
    })
  })
}
