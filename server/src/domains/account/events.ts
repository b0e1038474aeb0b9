import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'

/** Somebody asked for an account: its activation link is to be mailed. */
export type RegistrationReceived = {
  readonly type: 'RegistrationReceived'
  readonly registrationId: number
  readonly email: string
  readonly language: Language
  /** The same for requests that one mail answers. */
  readonly mailKey: string
}

/** Somebody registered an e-mail that has an account: only its owner is told, by mail. */
export type KnownEmailRegistered = {
  readonly type: 'KnownEmailRegistered'
  readonly userId: number
  readonly email: string
  readonly language: Language
  readonly mailKey: string
}

/** A registration became an account. */
export type AccountActivated = { readonly type: 'AccountActivated'; readonly userId: number }

/** Somebody signed in; what this browser held as a visitor becomes theirs. */
export type SignedIn = {
  readonly type: 'SignedIn'
  readonly userId: number
  readonly applicationId: string | null
}

/**
 * Somebody asked for a code by mail. Asked for any well-formed address, so that nobody learns by the
 * clock who has an account: whether there is anything to send is decided when the mail is written.
 */
export type CodeAsked = {
  readonly type: 'CodeAsked'
  readonly codeId: number
  readonly purpose: 'reset' | 'email'
  readonly email: string
  readonly language: Language
  readonly mailKey: string
}

/** A password was changed or reset: its owner hears of it by mail. */
export type PasswordChanged = {
  readonly type: 'PasswordChanged'
  readonly userId: number
  readonly at: Date
}

/** A provider's identity now signs an existing account in: its owner hears of it by mail. */
export type ProviderLinked = {
  readonly type: 'ProviderLinked'
  readonly userId: number
  readonly provider: string
  readonly at: Date
}

/** Somebody deleted their account: every domain takes out what is personal, in this transaction. */
export type AccountDeleted = { readonly type: 'AccountDeleted'; readonly userId: number }

export type AccountEvent =
  | RegistrationReceived
  | KnownEmailRegistered
  | AccountActivated
  | SignedIn
  | CodeAsked
  | PasswordChanged
  | ProviderLinked
  | AccountDeleted

/** Tells the other domains what happened, in the transaction in which it became true. */
export type PublishAccount = (trx: Trx, event: AccountEvent) => Promise<void>
