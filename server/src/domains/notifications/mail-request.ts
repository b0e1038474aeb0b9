import type { Language } from '@rihla/contract/values/language'
import type { ReservationFacts } from './facts.ts'
import type { ChangeFacts } from './mails/changing/change-facts.ts'
import type { StopFacts } from './mails/changing/moved-stops.ts'
import type { CodePurpose } from './mails/code.ts'
import type { DepositMail } from './mails/deposit/write-deposit-mail.ts'
import type { HowToPay } from './mails/how-to-pay.ts'
import type { StandsBeside } from './mails/proof-rejected.ts'
import type { AwaitedPayment, ReturnReason } from './mails/refunds/payment-returned.ts'
import type { SecondFactorChange } from './mails/second-factor-changed.ts'

/** Whom a mail goes to, and in which language. */
export type Addressed = { readonly to: string; readonly language: Language }

type Kind =
  /** The recipient and the language are known when the code is issued: as the mail is written. */
  | { readonly kind: 'code'; readonly purpose: CodePurpose; readonly codeId: number }
  | (Addressed & { readonly kind: 'activate-account'; readonly registrationId: number })
  | (Addressed & { readonly kind: 'already-registered' | 'account-deleted' })
  /** `at`: ISO instant. */
  | (Addressed & { readonly kind: 'password-changed'; readonly at: string })
  | (Addressed &
      SecondFactorChange & { readonly kind: 'second-factor-changed'; readonly at: string })
  | (Addressed & {
      readonly kind: 'provider-linked'
      readonly provider: string
      readonly at: string
    })
  | (Addressed & {
      readonly kind:
        | 'reservation-confirmed'
        | 'confirmation-awaited'
        | 'cancelling-refused'
        | 'payment-refunded'
      readonly facts: ReservationFacts
    })
  | (Addressed & {
      readonly kind: 'proof-received'
      readonly facts: ReservationFacts
      /** Whether its places are kept; missing: they are. */
      readonly held?: boolean
    })
  | (Addressed & {
      readonly kind: 'reservation-cancelled'
      readonly facts: ReservationFacts
      /** Piastres kept as the fee; null or missing: not mentioned. */
      readonly kept?: number | null
    })
  | (Addressed & DepositMail)
  | (Addressed &
      ChangeFacts & { readonly kind: 'reservation-changed'; readonly facts: ReservationFacts })
  | (Addressed & StopFacts & { readonly kind: 'stop-moved'; readonly facts: ReservationFacts })
  | (Addressed & {
      readonly kind: 'refund-sent'
      readonly facts: ReservationFacts
      /** `YYYY-MM-DD`. */
      readonly by: string
    })
  | (Addressed & {
      readonly kind: 'payment-due'
      readonly facts: ReservationFacts
      /** The other way of a journey that is paid for together with it. */
      readonly back?: ReservationFacts
      /** ISO instant. */
      readonly deadline: string
    })
  | (Addressed & {
      readonly kind: 'payment-link' | 'late-choice'
      readonly facts: ReservationFacts
      /** ISO instant. */
      readonly deadline: string
    })
  | (Addressed &
      Pick<ChangeFacts, 'changes'> & {
        readonly kind: 'change-link'
        /** What it is until it is paid. */
        readonly facts: ReservationFacts
        /** What the link pays for; missing: it was asked for by a process of before. */
        readonly changeId?: number
        /** On what terms it is cancelled from then on. */
        readonly after?: ReservationFacts['cancellation']
        /** ISO instant. */
        readonly deadline: string
      })
  | (Addressed & {
      readonly kind: 'proof-rejected'
      readonly facts: ReservationFacts
      readonly reason: string
      /** ISO instant; null: it is over. */
      readonly deadline: string | null
      /** How its booking stands, which it doesn't touch; missing: it goes by the deadline. */
      readonly stands?: StandsBeside
    })
  | (Addressed & {
      readonly kind: 'letter'
      readonly facts: ReservationFacts
      /** What staff wrote. */
      readonly text: string
    })
  | (Addressed & {
      readonly kind: 'how-to-pay'
      readonly facts: ReservationFacts
      readonly how: HowToPay
    })
  | (Addressed & {
      readonly kind: 'payment-returned'
      readonly facts: ReservationFacts
      readonly reason: ReturnReason
      /** Missing: for nothing. */
      readonly waitsFor?: AwaitedPayment
    })
  | (Addressed & {
      readonly kind: 'round-trip-confirmed'
      /** Going; whose it is stands here as in any other. */
      readonly facts: ReservationFacts
      readonly back: ReservationFacts
    })

/**
 * A mail to be written and sent: what it is about, not its words. Codes and activation links are made when it is written;
 * what opens a guest's booking (`facts.guest`) stands in it while it waits.
 */
export type MailRequest = Kind & {
  /** One mail is sent for one key, however often it is asked for. */
  readonly key: string
}
