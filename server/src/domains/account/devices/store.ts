import type { Db } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'

export type DeviceRow = Pick<
  Row<'sessions'>,
  'id' | 'user_agent' | 'address' | 'created_at' | 'last_seen_at'
>

/** The sessions of a person that were seen after `since`, this one first, then the newest. */
export const devicesOf = (
  db: Db,
  userId: number,
  currentId: number,
  since: Date,
): Promise<DeviceRow[]> =>
  db
    .withTables<Tables<'sessions'>>()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', since)
    .orderBy((order) => order.eb('id', '=', currentId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
