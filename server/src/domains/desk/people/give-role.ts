import type { GivenRole } from '@rihla/contract/desk/roles'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { deleteSecondFactor, leaveStaff } from '../../account/index.ts'
import type { DeskDeps } from '../deps.ts'
import { policy } from '../policy.ts'
import { readStaff, type Staff } from '../staff.ts'
import { countManagers, deleteRole, lockStaff, writeRole } from './people-store.ts'

type Asked = { readonly userId: number; readonly role: GivenRole; readonly by: Staff }
type Refused = Refusal<'staff_not_found' | 'last_manager' | 'not_for_your_role'>

/**
 * Gives somebody at the desk another role, or takes them out of the staff and signs them out everywhere; null:
 * done. Somebody always runs the company: of two who take each other's role at once, one is refused.
 */
export const giveRole = (
  { db, clock, sessions }: Pick<DeskDeps, 'db' | 'clock' | 'sessions'>,
  { userId, role, by }: Asked,
): Promise<Refused | null> =>
  db.transaction().execute(async (trx) => {
    await lockStaff(trx)
    const giver = await readStaff(trx, by.userId)
    if (!giver || !policy.giveRole(giver)) return refuse('not_for_your_role')
    const person = await readStaff(trx, userId)
    if (!person) return refuse('staff_not_found')
    if (person.role === 'manager' && role !== 'manager' && (await countManagers(trx)) === 1)
      return refuse('last_manager')
    if (role !== 'none') {
      await writeRole(trx, userId, { role, by: by.userId, at: clock.now() })
      return null
    }
    await deleteRole(trx, userId)
    await leaveStaff(trx, userId)
    await deleteSecondFactor(trx, userId)
    await sessions.endAll(trx, userId)
    return null
  })
