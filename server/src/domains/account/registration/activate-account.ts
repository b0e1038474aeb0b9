import type { AccountDeps } from '../deps.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { insertUser } from '../store.ts'
import {
  deleteRegistrationsOf,
  insertLink,
  isUsedLink,
  markLinksUsed,
  registrationById,
  registrationByLink,
  type RegistrationRow,
} from './store.ts'

const LINK_SECONDS = 24 * 3600

export const ACTIVATION_PATH = '/account/activate'

/**
 * A fresh link that turns this registration into an account, good for a day; null when there is
 * nothing left to activate. Asked for at the moment the mail is written, so that the link itself is
 * stored nowhere, not even in the queue.
 */
export async function issueActivationLink(
  { db, clock, publicUrl }: Pick<AccountDeps, 'db' | 'clock' | 'publicUrl'>,
  registrationId: number,
): Promise<string | null> {
  const registration = await registrationById(db, registrationId)
  if (!registration) return null
  const token = newSecret()
  await insertLink(db, {
    token_hash: hashSecret(token),
    registration_id: registrationId,
    expires_at: new Date(clock.now().getTime() + LINK_SECONDS * 1000),
  })
  return `${publicUrl}${ACTIVATION_PATH}?token=${token}&lang=${registration.language}`
}

/** What opening a link came to: `used` when its registration has the account already, which changes nothing. */
export type Activation = 'activated' | 'used' | 'stale'

/**
 * Makes the account of the registration that this link was mailed for, and no other: its name, its
 * password. The link is stale after a day, or when the e-mail got an account by another one meanwhile.
 */
export const activateAccount = (deps: AccountDeps, token: string): Promise<Activation> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const tokenHash = hashSecret(token)
    const registration = await registrationByLink(trx, tokenHash, now)
    // Whoever opens it at the same moment has waited for the first, and sees what became of it.
    if (!registration) return (await isUsedLink(trx, tokenHash, now)) ? 'used' : 'stale'
    const userId = await insertUser(trx, toUser(registration), now)
    if (userId !== null) await markLinksUsed(trx, registration.id)
    await deleteRegistrationsOf(trx, registration.email)
    if (userId === null) return 'stale'
    await deps.publish(trx, { type: 'AccountActivated', userId })
    return 'activated'
  })

const toUser = (registration: RegistrationRow) => ({
  email: registration.email,
  full_name: registration.full_name,
  password_hash: registration.password_hash,
  role: 'traveller' as const,
  country_code: registration.country_code,
  phone: registration.phone,
  language: registration.language,
})
