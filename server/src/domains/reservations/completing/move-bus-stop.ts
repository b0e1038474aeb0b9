import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { SoldBus } from '../reservation.ts'

/** Has reservations of bus seats say where the bus is boarded by now. */
export async function moveBusStop(
  db: Db | Trx,
  ids: readonly number[],
  stop: Pick<SoldBus, 'boardingPoint' | 'latitude' | 'longitude'>,
): Promise<void> {
  const its = JSON.stringify(stop)
  await sql`
    update reservations set sold = jsonb_set(sold, '{bus}', sold -> 'bus' || ${its}::jsonb)
     where id in (select id from reservations where id = any(${ids}::bigint[]) and sold ? 'bus'
       and not sold -> 'bus' @> ${its}::jsonb order by id for update)`.execute(db)
}
