/** What is known when a provider vouches for a user. */
export type Facts = {
  /** The account that this very identity signed in before. */
  readonly known: { readonly isStaff: boolean } | null
  /** The account whose own, proven e-mail is the one that the provider names. */
  readonly sameEmail: { readonly isStaff: boolean } | null
  readonly hasEmail: boolean
  /** The provider proves, now, that the address is this person's. */
  readonly emailAuthoritative: boolean
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
 * account is linked by e-mail only when both sides have proved the address; what a provider merely
 * says (Facebook always) neither links nor becomes the account's address. Staff sign in by password.
 */
export function resolveIdentity(facts: Facts): Verdict {
  if (facts.known) return facts.known.isStaff ? 'not-for-staff' : 'sign-in'
  if (!facts.hasEmail) return 'create-without-email'
  if (!facts.sameEmail)
    return facts.emailAuthoritative ? 'create-with-email' : 'create-without-email'
  if (!facts.emailAuthoritative || facts.sameEmail.isStaff) return 'email-taken'
  return 'link'
}
