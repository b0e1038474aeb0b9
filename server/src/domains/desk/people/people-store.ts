import type { StaffRole } from '@rihla/contract/desk/roles'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

export type PersonRow = {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly role: StaffRole
  readonly given_by: string | null
  readonly given_at: Date | null
  readonly sessions: number
  readonly last_seen_at: Date | null
  readonly second_factor: boolean
}

/** Everybody who works at the desk, managers first; sessions that began after `since` are alive. */
export async function readPeople(db: Db, since: Date): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.full_name as name, u.email, coalesce(r.role, 'manager') as role, g.full_name as given_by,
      case when r.granted_by is not null then r.granted_at end as given_at, s.sessions, s.last_seen_at,
      has_second_factor(u.id) as second_factor
    from users u left join staff_roles r on r.user_id = u.id left join users g on g.id = r.granted_by
    cross join lateral (select count(*) filter (where created_at > ${since}) as sessions, max(last_seen_at) as last_seen_at
      from sessions where user_id = u.id) s
    where u.role = 'staff'
    order by array_position(array['manager', 'agent', 'editor'], coalesce(r.role, 'manager')), u.full_name, u.id`.execute(
    db,
  )
  return rows
}

/** Keeps every other change of roles waiting until the transaction ends. */
export async function lockStaff(trx: Trx): Promise<void> {
  await sql`select lock_staff()`.execute(trx)
}

/** How many run the company. */
export async function countManagers(trx: Trx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from users u left join staff_roles r on r.user_id = u.id
    where u.role = 'staff' and coalesce(r.role, 'manager') = 'manager'`.execute(trx)
  return rows[0]?.n ?? 0
}

type Given = { readonly role: StaffRole; readonly by: number; readonly at: Date }

/** Somebody at the desk has this role from now on. */
export async function writeRole(trx: Trx, userId: number, { role, by, at }: Given): Promise<void> {
  await sql`
    insert into staff_roles (user_id, role, granted_by, granted_at) values (${userId}, ${role}, ${by}, ${at})
    on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by,
      granted_at = excluded.granted_at`.execute(trx)
}

export async function deleteRole(trx: Trx, userId: number): Promise<void> {
  await sql`delete from staff_roles where user_id = ${userId}`.execute(trx)
}

/** A member of staff as they stand, for the audit log. */
export async function personState(db: Db, userId: number): Promise<object | null> {
  const { rows } = await sql<object>`
    select case u.role when 'staff' then coalesce(r.role, 'manager') else 'none' end as role,
      (select count(*) from sessions where user_id = u.id) as sessions,
      has_second_factor(u.id) as second_factor
    from users u left join staff_roles r on r.user_id = u.id
    where u.id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Whether everybody at the desk needs a second factor. */
export async function readRequirement(db: Db): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`
    select require_second_factor as required from desk_settings`.execute(db)
  return rows[0]?.required ?? false
}

export async function writeRequirement(db: Db, required: boolean): Promise<void> {
  await sql`
    update desk_settings set require_second_factor = ${required}`.execute(db)
}
