import type { Trx } from '../../../platform/database/connect.ts'
import type { ProviderName } from '../../../ports/identity-provider.ts'
import { deleteIdentity, identitiesOf } from './store.ts'

/** Domains of Apple: there the Apple Account and the mailbox are one. */
const ofApple = new Set(['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'])

const plain = (email: string): string => email.trim().toLowerCase()
const domainOf = (email: string): string => plain(email).split('@').at(-1) ?? ''

/**
 * Whether a provider that proved an address proves it with each sign-in. Of an address elsewhere Apple
 * knows only that it was this person's when they gave it.
 */
export const provesNow = (provider: ProviderName, email: string): boolean =>
  provider !== 'Apple' || ofApple.has(domainOf(email))

type Held = Awaited<ReturnType<typeof identitiesOf>>[number]

const FOUNDING_MS = 60_000

/**
 * Whether a provider has proved the account's own address, by which an identity makes or joins an account:
 * surely Apple, Google of its own mail, and whoever joined an account that was there before. Facebook
 * proves none, nor does Google most others: their identity is older than the account's address.
 */
function standsOnAddress({ provider, email, madeAt, ownEmail, accountMadeAt }: Held): boolean {
  if (!email || !ownEmail || plain(email) !== plain(ownEmail)) return false
  const hasJoined = madeAt.getTime() - accountMadeAt.getTime() > FOUNDING_MS
  const isGmail = provider === 'Google' && domainOf(email) === 'gmail.com'
  return provider === 'Apple' || isGmail || hasJoined
}

/**
 * Locks the identities of a user before their row, as a sign-in does: what is under way ends before a new
 * password ends its session.
 */
export const lockIdentities = async (trx: Trx, userId: number): Promise<void> => {
  await identitiesOf(trx, userId)
}

/**
 * Unlinks the identities that stand on an account's own address, since its owner has a new password now:
 * who had the mailbox for a while comes in by none of them. A provider that proves the address now is
 * linked again at the next sign-in, and the owner is told. An identity whose provider never proved the
 * address stays: nothing would link it again, and its owner would find an empty account.
 */
export async function unlinkProven(trx: Trx, userId: number): Promise<void> {
  for (const identity of await identitiesOf(trx, userId))
    if (standsOnAddress(identity)) await deleteIdentity(trx, identity.issuer, identity.subject)
}
