/** What is known when a provider vouches for a user. */
export type Facts = {
  /** The account that this very identity signed in before. */
  readonly known: { readonly isStaff: boolean } | null
  /** The account whose own, proven e-mail is the one that the provider names. */
  readonly sameEmail: { readonly isStaff: boolean } | null
  readonly hasEmail: boolean
  /** The provider has proved that the address is this person's. */
  readonly emailAuthoritative: boolean
  /** It proves so with each sign-in, and not once, when its own account was made. */
  readonly isProvenNow: boolean
}

export type Verdict =
  | 'sign-in'
  | 'link'
  | 'create-with-email'
  | 'create-without-email'
  | 'email-taken'
  | 'not-for-staff'

/**
 * Whose account it is. An identity is known by issuer and subject alone, never by its e-mail. An
 * account is linked by e-mail only when both sides prove the address now: who had somebody's mailbox
 * for a day, and proved it to a provider then, comes in no more. What a provider merely says (Facebook
 * always) neither links nor becomes the account's address. Staff sign in by password.
 */
export function resolveIdentity(facts: Facts): Verdict {
  if (facts.known) return facts.known.isStaff ? 'not-for-staff' : 'sign-in'
  if (!facts.hasEmail) return 'create-without-email'
  if (!facts.sameEmail)
    return facts.emailAuthoritative ? 'create-with-email' : 'create-without-email'
  const isTheirs = facts.emailAuthoritative && facts.isProvenNow
  return isTheirs && !facts.sameEmail.isStaff ? 'link' : 'email-taken'
}
