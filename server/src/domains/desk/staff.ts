import type { StaffRole } from '@rihla/contract/desk/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'

/** Somebody at the desk. */
export type Staff = {
  readonly userId: number
  readonly name: string
  readonly role: StaffRole
}

/** What the audit log calls a member of staff. */
export const actorOf = ({ userId }: Pick<Staff, 'userId'>): string => `staff:${userId}`

/**
 * A member of staff with their role; null for others. Whoever has no row of a role was made at the
 * console, by an operator who could do anything: a manager.
 */
export async function readStaff(db: Db | Trx, userId: number): Promise<Staff | null> {
  const { rows } = await sql<Staff>`
    select u.id as "userId", u.full_name as name, coalesce(r.role, 'manager') as role
    from users u left join staff_roles r on r.user_id = u.id
    where u.id = ${userId} and u.role = 'staff'`.execute(db)
  return rows[0] ?? null
}

/** Refunds above so many piastres wait for a second person. */
export async function refundLimit(db: Db | Trx): Promise<number> {
  const { rows } = await sql<{ limit: number }>`
    select refund_limit as limit from desk_settings`.execute(db)
  return rows[0]?.limit ?? 0
}
