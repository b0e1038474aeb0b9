import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { knownDeviceOf } from '../devices/known-devices.ts'
import type { AccountDeps } from '../deps.ts'
import { emailKey, readEmail } from '../registration/rules.ts'

const WINDOW = 900
/** Wrong passwords for one account from one address. */
const perAddress: Limit = { name: 'sign-in-account', points: 10, seconds: WINDOW }
/**
 * Wrong passwords for one account in a browser its owner has used: strangers can't use these up.
 */
const perDevice: Limit = { name: 'sign-in-device', points: 10, seconds: WINDOW }
/** Wrong passwords for one account from all strangers. Beyond it they aren't shut out, only slowed. */
const perAccount: Limit = { name: 'sign-in-strangers', points: 100, seconds: WINDOW }
/** What an address still has while the account is under attack. */
const underAttack: Limit = { name: 'sign-in-slowed', points: 2, seconds: WINDOW }

type Tries = {
  /** Takes the tries back: the password was right. */
  forgive(): Promise<void>
}

/**
 * Counts a try of an account's password. The owner can't be locked out: each of their browsers has
 * tries of its own, and so has every address. One address has 10 in a quarter of an hour; when many
 * have made 100 wrong ones together, each has 2. So a thousand addresses guess at most 2,000 times
 * in a quarter of an hour, and one that sprays over many accounts meets `signInsPerAddress` before
 * that.
 */
export async function countPasswordTry(
  { db, clock, limits }: Pick<AccountDeps, 'db' | 'clock' | 'limits'>,
  email: string,
  caller: Pick<Caller, 'address' | 'cookie'>,
): Promise<Tries | Refusal<'too_many_requests'>> {
  const account = emailKey(email)
  const read = readEmail(email)
  const device = isRefusal(read) ? null : await knownDeviceOf(db, read, caller, clock.now())
  const [limit, key] = device
    ? ([perDevice, device] as const)
    : ([perAddress, strangerKey(account, caller.address)] as const)
  const wait = await limits.count(limit, key)
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  if (!device && (await limits.count(perAccount, account)) > 0) {
    const slowed = await limits.count(underAttack, key)
    if (slowed > 0) return refuse('too_many_requests', { seconds: slowed })
  }
  return { forgive: () => limits.forgive(limit, key) }
}

const strangerKey = (account: string, address: string): string => `${account} ${address}`

/** A new password was chosen with a mailed code: its owner begins anew, also from where they are. */
export async function forgivePasswordTries(
  { limits }: Pick<AccountDeps, 'limits'>,
  email: string,
  caller: Pick<Caller, 'address'>,
): Promise<void> {
  const account = emailKey(email)
  const key = strangerKey(account, caller.address)
  await limits.forgive(perAccount, account)
  await limits.forgive(perAddress, key)
  await limits.forgive(underAttack, key)
}
