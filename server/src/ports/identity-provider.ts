import type { Language } from '@rihla/contract/values/language'
export const providerNames = ['Google', 'Facebook', 'Apple'] as const
export type ProviderName = (typeof providerNames)[number]

/** What a sign-in is begun with; the server keeps it until the browser comes back. */
export type SignInRequest = {
  /** Unguessable, single-use; the provider hands it back. */
  readonly state: string
  /** Unguessable; an ID token must carry it. */
  readonly nonce: string
  /** PKCE (RFC 7636): the secret whose S256 challenge goes to the provider, where it knows of it. */
  readonly verifier: string
  /** Our own address that the provider sends the browser back to, exactly as registered there. */
  readonly redirectUri: string
  /** Language of the provider's pages, where it has a choice. */
  readonly language: Language
}

/** What the provider's redirect or form post brought, unjudged. */
export type ProviderAnswer = Readonly<Record<string, string>>

/**
 * A person as the provider vouches for them. Nothing of it came through the browser unsigned, but
 * Apple's name: greet by it, and decide nothing by it.
 */
export type ProviderIdentity = {
  readonly issuer: string
  /** The provider's own, lasting id of the person; unique within the issuer. */
  readonly subject: string
  readonly email: string | null
  /**
   * The provider has proved that the address is this person's, so that it may become the address of a
   * new account: Google for gmail.com and its hosted domains, Apple, never Facebook.
   */
  readonly emailAuthoritative: boolean
  /** Apple tells it at the first authorisation only. */
  readonly name: string | null
  readonly picture: string | null
}

/**
 * Why there is no identity: the user cancelled; the answer was wrong; or it is unknown, because the
 * provider couldn't be asked or reported a fault of its own.
 */
export type NoIdentity = { readonly failed: 'cancelled' | 'refused' | 'unreachable' }

/**
 * A third party's sign-in page. `begin` is called when a popup opens; `finish` once, with what came
 * back for the same request, after the caller has matched state and browser.
 *
 * An adapter must check whatever the protocol lets it check (signature, issuer, audience, expiry,
 * nonce), must not follow addresses that the browser brought, must give up within 10 seconds, and
 * must write neither codes, tokens nor addresses to a log. It keeps nothing between calls but the
 * provider's published configuration and keys.
 */
export type IdentityProvider = {
  readonly name: ProviderName
  /** Where to send the browser. Throws when the provider has to be asked first and can't be. */
  begin(request: SignInRequest): Promise<string>
  /** Turns the provider's answer into a proven identity. Never throws for what the browser brought. */
  finish(request: SignInRequest, answer: ProviderAnswer): Promise<ProviderIdentity | NoIdentity>
}
