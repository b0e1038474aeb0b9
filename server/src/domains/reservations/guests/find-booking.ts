import { toWesternDigits } from '@rihla/contract/values/digits'
import { plainEmail } from '@rihla/contract/values/email'
import { trimmed } from '@rihla/contract/values/trimmed'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { readReference } from '../reference.ts'
import type { Reservation } from '../reservation.ts'
import { claim, findByReference, grantAccess } from './access-store.ts'
import { guestKeys, isSame } from './guest-keys.ts'

export type FindDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly contactOf: (userId: number) => Promise<{ readonly email: string | null } | null>
  /** Staff open bookings to look at them: none becomes their own. */
  readonly isStaff: (userId: number) => Promise<boolean>
  /** Seconds to wait, where a reference was tried too often; 0: go on. */
  readonly countTry: (reference: string) => Promise<number>
  /** A guest's booking has become a user's: whatever it came from is theirs, too. */
  readonly onClaimed: (trx: Trx, reservation: Reservation, userId: number) => Promise<void>
}

type Asked = {
  readonly reference: string
  readonly emailOrPin: string | null
  readonly key: string | null
  readonly userId: number | null
  readonly applicationId: string
}

/**
 * Lets a browser see a booking whose reference it names with the e-mail that it was booked with, its PIN,
 * or the key of a mailed link. Whatever is wrong, the answer is the same. A guest's booking becomes that
 * of who is signed in, where it is their own: the answer says whose it is then.
 */
export async function findBooking(
  deps: FindDeps,
  asked: Asked,
): Promise<Reservation | Refusal<'booking_unknown' | 'too_many_requests'>> {
  const { db, clock } = deps
  const read = readReference(asked.reference)
  const reference = read ?? asked.reference
  const keys = await guestKeys(db, reference)
  const hasKey = asked.key !== null && isSame(asked.key, keys.key)
  // A key can't be guessed: tries are counted for what can be, and never shut out whoever was mailed the link.
  const seconds = hasKey ? 0 : await deps.countTry(reference)
  if (seconds > 0) return refuse('too_many_requests', { seconds })
  // The same work where there is none, so that the time tells nothing.
  const found = read === null ? null : await findByReference(db, read)
  const email = found && (await emailOf(deps, found))
  const named = trimmed(asked.emailOrPin ?? '')
  const isKnown =
    hasKey ||
    isSame(toWesternDigits(named).replaceAll(/\s/g, ''), keys.pin) ||
    (email !== null && named !== '' && isSame(plainEmail(named).toLowerCase(), email.toLowerCase()))
  if (!found || !isKnown) return refuse('booking_unknown')
  const owner = await ownerAmong(deps, found, { userId: asked.userId, hasKey })
  const userId = await db.transaction().execute(async (trx) => {
    await grantAccess(trx, found.id, asked.applicationId, clock.now())
    if (owner === null || !(await claim(trx, found.id, owner))) return found.userId
    await deps.onClaimed(trx, found, owner)
    return owner
  })
  return { ...found, userId }
}

type Opening = { readonly userId: number | null; readonly hasKey: boolean }

/**
 * Whose a guest's booking becomes that somebody opens; null: nobody's. A link is passed on to whoever pays, so that it
 * says nothing of whose it is: their e-mail does.
 */
async function ownerAmong(
  deps: FindDeps,
  { clientEmail }: Reservation,
  { userId, hasKey }: Opening,
): Promise<number | null> {
  if (userId === null || (await deps.isStaff(userId))) return null
  if (!hasKey) return userId
  const email = (await deps.contactOf(userId))?.email
  return email && email.toLowerCase() === clientEmail?.toLowerCase() ? userId : null
}

const emailOf = async (
  { contactOf }: FindDeps,
  { userId, clientEmail }: Reservation,
): Promise<string | null> =>
  userId === null ? clientEmail : ((await contactOf(userId))?.email ?? clientEmail)
