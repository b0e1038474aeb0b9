import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import { purgeDevicesBefore, KNOWN_SECONDS } from './devices/known-devices.ts'
import { deleteAttemptsBefore } from './external/store.ts'
import { deleteCodesBefore } from './codes/store.ts'
import { deleteChallengesBefore } from './passkeys/challenges.ts'
import { deleteRegistrationsBefore, deleteUsedLinksBefore } from './registration/store.ts'
import { SESSION_SECONDS } from './sessions/sessions.ts'
import { deleteSessionsBefore } from './sessions/store.ts'

const REGISTRATION_SECONDS = 7 * 86_400
/** Longer than a code can live, from when it was asked for. */
const CODE_SECONDS = 2 * 3600
/** Far longer than an attempt to sign in through a provider is good for. */
const ATTEMPT_SECONDS = 3600

/**
 * Deletes sessions unused for 30 days, browser marks after a year, registrations not activated
 * within a week, used activation links whose day is over, mailed codes of hours ago, and what passkeys were asked.
 * Only tidies: all are already without effect. Runs hourly.
 */
export async function purgeStale(db: Db, clock: Clock): Promise<void> {
  const ago = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000)
  await purgeDevicesBefore(db, ago(KNOWN_SECONDS))
  await deleteSessionsBefore(db, ago(SESSION_SECONDS))
  await deleteRegistrationsBefore(db, ago(REGISTRATION_SECONDS))
  await deleteUsedLinksBefore(db, clock.now())
  await deleteCodesBefore(db, ago(CODE_SECONDS))
  await deleteAttemptsBefore(db, ago(ATTEMPT_SECONDS))
  await deleteChallengesBefore(db, clock.now())
}
