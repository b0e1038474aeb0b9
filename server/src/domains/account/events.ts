import type { Language } from '@rihla/contract/values/language'

/** Somebody asked for an account: its activation link is to be mailed. */
export type RegistrationReceived = {
  readonly type: 'registration_received'
  readonly registrationId: number
  readonly email: string
  readonly language: Language
  /** The same for requests that one mail answers. */
  readonly mailKey: string
}

/** Somebody registered an e-mail that has an account: only its owner is told, by mail. */
export type KnownEmailRegistered = {
  readonly type: 'known_email_registered'
  readonly userId: number
  readonly email: string
  readonly language: Language
  readonly mailKey: string
}

/** A registration became an account. */
export type AccountActivated = { readonly type: 'account_activated'; readonly userId: number }

/** Somebody signed in; what this browser held as a visitor becomes theirs. */
export type SignedIn = {
  readonly type: 'signed_in'
  readonly userId: number
  readonly applicationId: string | null
}

export type AccountEvent = RegistrationReceived | KnownEmailRegistered | AccountActivated | SignedIn
