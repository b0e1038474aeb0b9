import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/** Deletes holds that have ended, with their lines: nothing names them any more. One that claims stock stays. */
export async function deleteEnded(trx: Trx, holdIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from holds where id = any(${[...holdIds]}::bigint[]) and state in ('expired', 'released')
    order by id for update`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await sql`delete from hold_lines where hold_id = any(${ids}::bigint[])`.execute(trx)
  await sql`delete from holds where id = any(${ids}::bigint[])`.execute(trx)
}
