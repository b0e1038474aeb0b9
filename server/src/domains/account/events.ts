import type { OwnDeed } from '@rihla/contract/desk/audit'
import type { RefusalCode } from '@rihla/contract/refusals'
import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'

/** A visitor registered: the activation link must be mailed. */
export type RegistrationReceived = {
  readonly type: 'RegistrationReceived'
  readonly registrationId: number
  readonly email: string
  readonly language: Language
  /** The same for requests that one mail answers. */
  readonly mailKey: string
}

/** The registered e-mail already has an account: only its owner is notified, by mail. */
export type KnownEmailRegistered = {
  readonly type: 'KnownEmailRegistered'
  readonly userId: number
  readonly email: string
  readonly language: Language
  readonly mailKey: string
}

/** A registration became an account. */
export type AccountActivated = { readonly type: 'AccountActivated'; readonly userId: number }

/** A user signed in; what this browser held as a visitor becomes theirs. */
export type SignedIn = {
  readonly type: 'SignedIn'
  readonly userId: number
  readonly applicationId: string | null
}

/**
 * A code was requested by mail. Emitted for any well-formed address, so that timing doesn't reveal
 * who has an account: whether to send anything is decided when the mail is written.
 */
export type CodeAsked = {
  readonly type: 'CodeAsked'
  readonly codeId: number
  readonly purpose: 'reset' | 'email'
  readonly email: string
  readonly language: Language
  readonly mailKey: string
}

/** A password was changed or reset: its owner is notified by mail. */
export type PasswordChanged = {
  readonly type: 'PasswordChanged'
  readonly userId: number
  readonly at: Date
}

/** A provider's identity now signs an existing account in: its owner is notified by mail. */
export type ProviderLinked = {
  readonly type: 'ProviderLinked'
  readonly userId: number
  readonly provider: string
  readonly at: Date
}

/**
 * A member of staff changed their own second factor, by this call, or it was refused in a way that staff must read of.
 * `subjectId`, `name`: the passkey that it is about.
 */
export type SecondFactorChanged = {
  readonly type: 'SecondFactorChanged'
  readonly userId: number
  readonly by: OwnDeed
  readonly subjectId: number
  readonly name: string
  readonly refusal?: RefusalCode
}

/** A user deleted their account: every domain removes personal data, in this transaction. */
export type AccountDeleted = { readonly type: 'AccountDeleted'; readonly userId: number }

export type AccountEvent =
  | RegistrationReceived
  | KnownEmailRegistered
  | AccountActivated
  | SignedIn
  | CodeAsked
  | PasswordChanged
  | ProviderLinked
  | SecondFactorChanged
  | AccountDeleted

/** Sends an event to the other domains, in the transaction in which it became true. */
export type PublishAccount = (trx: Trx, event: AccountEvent) => Promise<void>
