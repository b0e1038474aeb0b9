import { type Claims, isTrue } from './claims.ts'

/**
 * Whether Google proves that the address is this person's now. For an address elsewhere it tells only
 * that it was, once: domains change hands. (Google: "Verify the ID token", `email_verified` and `hd`.)
 */
export function googleVouchesFor(claims: Claims): boolean {
  const { email, email_verified: verified, hd } = claims
  if (!isTrue(verified) || typeof email !== 'string') return false
  return /@gmail\.com$/i.test(email.trim()) || (typeof hd === 'string' && hd !== '')
}

/** Apple tells only addresses that it has proven, or its own relays. */
export function appleVouchesFor(claims: Claims): boolean {
  return isTrue(claims['email_verified']) && typeof claims['email'] === 'string'
}
