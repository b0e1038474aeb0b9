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

export type AccountEvent = RegistrationReceived | KnownEmailRegistered | AccountActivated | SignedIn

/** Tells the other domains what happened, in the transaction in which it became true. */
export type TellAccount = (trx: Trx, event: AccountEvent) => Promise<void>
