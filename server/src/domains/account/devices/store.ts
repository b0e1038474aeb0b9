import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'
import type { Since } from '../sessions/store.ts'

export type DeviceRow = Pick<
  Row<'sessions'>,
  'id' | 'user_agent' | 'address' | 'created_at' | 'last_seen_at'
>

/** The sessions of a person that still stand (see `findSession`), this one first, then the newest. */
export const devicesOf = (
  db: Db,
  userId: number,
  currentId: number,
  { seenSince, staffSince }: Since,
): Promise<DeviceRow[]> =>
  db
    .withTables<Tables<'sessions'>>()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', seenSince)
    .where(
      sql<boolean>`(created_at > ${staffSince}
        or not exists (select from users u where u.id = sessions.user_id and u.role = 'staff'))`,
    )
    .orderBy((order) => order.eb('id', '=', currentId), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
