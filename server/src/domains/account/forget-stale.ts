import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import { deleteRegistrationsBefore } from './registration/store.ts'
import { SESSION_SECONDS } from './sessions/sessions.ts'
import { deleteSessionsBefore } from './sessions/store.ts'

const REGISTRATION_SECONDS = 7 * 86_400

/**
 * Deletes sessions that nobody used for 30 days and registrations that nobody activated in a week.
 * Only tidies: both are already without effect. To be run daily.
 */
export async function forgetStale(db: Db, clock: Clock): Promise<void> {
  const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000)
  await deleteSessionsBefore(db, ago(SESSION_SECONDS))
  await deleteRegistrationsBefore(db, ago(REGISTRATION_SECONDS))
}
