import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import type { AccountDeps } from './deps.ts'
import { isStrongPassword } from './passwords/rules.ts'
import { readEmail, readFullName } from './registration/rules.ts'
import { deleteSecondFactor } from './second-factor/store.ts'
import { deleteSessionsOf } from './sessions/store.ts'
import { insertUser, promoteToStaff, userByEmail } from './store.ts'

type NewStaff = { email: string; fullName: string; password: string }

/**
 * Makes a member of staff. An existing account becomes staff, gets this password, and is signed out
 * everywhere. For operators with database access: never mount it.
 */
export async function createStaff(
  { db, clock, passwords }: Pick<AccountDeps, 'db' | 'clock' | 'passwords'>,
  wanted: NewStaff,
): Promise<'created' | 'promoted' | Refusal> {
  const email = readEmail(wanted.email)
  if (isRefusal(email)) return email
  const fullName = readFullName(wanted.fullName)
  if (isRefusal(fullName)) return fullName
  if (!isStrongPassword(wanted.password)) return refuse('password_weak')
  const passwordHash = await passwords.hash(wanted.password)
  if (isRefusal(passwordHash)) return passwordHash
  return db.transaction().execute(async (trx) => {
    const user = {
      email,
      full_name: fullName,
      password_hash: passwordHash,
      role: 'staff' as const,
      country_code: null,
      phone: null,
      language: 'en' as const,
    }
    if ((await insertUser(trx, user, clock.now())) !== null) return 'created'
    const known = await userByEmail(trx, email)
    if (!known) throw new Error('An account disappeared while it was promoted.')
    await promoteToStaff(trx, known.id, passwordHash)
    // Whoever can reach the console can do anything: it is the way back where everything is lost.
    await deleteSecondFactor(trx, known.id)
    await deleteSessionsOf(trx, known.id)
    return 'promoted'
  })
}
