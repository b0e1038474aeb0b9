import type { Db } from '../../../platform/database/connect.ts'
import { withFunction } from '../../../testing/replace-function.ts'

/** A booking is read a moment before anything is done with it, and not locked: a negative control. */
export const withoutBookingLock = (db: Db, work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_temp_reservation',
    () => 'select t.* from (select * from temp_reservations where id = wanted) t, pg_sleep(0.05)',
    work,
  )
