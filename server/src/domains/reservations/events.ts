import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'
import type { ChangedLine } from './changing/changed-line.ts'
import type { MovedStop } from './changing/moved-stop.ts'
import type { Reservation } from './reservation.ts'

/** What happened to a reservation, emitted in the transaction in which it became true. */
export type ReservationEvent =
  | {
      readonly type: 'ReservationConfirmed'
      readonly reservation: Reservation
      /** The way back, confirmed by the same payment: one notification covers both. */
      readonly back?: Reservation
    }
  /** Paid, but the places were gone, or it had begun: the money goes back. */
  | {
      readonly type: 'ReservationRefunded'
      readonly reservation: Reservation
      readonly amount: number
      readonly because: 'gone' | 'begun'
    }
  /** Paid, but the places were gone: its traveller chooses between the money and another day until `deadline`. */
  | {
      readonly type: 'ChoiceOffered'
      readonly reservation: Reservation
      readonly amount: number
      readonly deadline: Date
    }
  /**
   * By its traveller; `amount` of what was paid goes back, which may be nothing, and `kept` stays as the
   * fee: both 0 where nothing was paid. Piastres.
   */
  | {
      readonly type: 'ReservationCancelled'
      readonly reservation: Reservation
      readonly amount: number
      readonly kept?: number
      /** Not by its traveller: its rest wasn't paid in time. */
      readonly because?: 'balance_unpaid'
    }
  /** Its supplier or operator doesn't cancel it, which was asked for at `askedAt`: it stands. */
  | {
      readonly type: 'CancellingRefused'
      readonly reservation: Reservation
      readonly askedAt: Date
    }
  /** Booked with a deposit: the rest is due at its deadline. */
  | { readonly type: 'DepositPaid'; readonly reservation: Reservation }
  /** The rest is due soon; `reminder` counts from 1. */
  | {
      readonly type: 'BalanceDue'
      readonly reservation: Reservation
      readonly reminder: number
    }
  /** The rest is here: paid in full. */
  | {
      readonly type: 'BalancePaid'
      readonly reservation: Reservation
      readonly amount: number
    }
  /**
   * Held for its traveller until `deadline`, soon, and not paid for; `amount` is what is left to pay, for `back`, too:
   * the other way of a journey.
   */
  | {
      readonly type: 'ReservationUnpaid'
      readonly reservation: Reservation
      readonly back?: Reservation
      readonly amount: number
      readonly deadline: Date
    }
  /** Its traveller chose to pay later, and was shown how; `key` is this choice's own. */
  | {
      readonly type: 'PaymentAwaited'
      readonly reservation: Reservation
      readonly deadline: Date
      readonly key: string
    }
  /** Sold on the phone, or asked for again: its traveller is mailed the link that pays; `key` is this mail's own. */
  | {
      readonly type: 'PaymentLinkAsked'
      readonly reservation: Reservation
      readonly deadline: Date
      readonly key: string
    }
  /**
   * Staff agreed with its traveller that it becomes another one, once `amount` is paid by the link that they are mailed;
   * `reservation` is what it is until then. Piastres; `key` is this mail's own.
   */
  | {
      readonly type: 'ChangeLinkAsked'
      readonly reservation: Reservation
      /** The change that the link pays for: the mail goes out only while it waits for that. */
      readonly changeId: number
      readonly changes: readonly ChangedLine[]
      /** On what terms it is cancelled from then on. */
      readonly cancellation: CancellationTerms | undefined
      readonly amount: number
      readonly deadline: Date
      readonly key: string
    }
  /** The receipt of a transfer arrived; `held`: its places are kept meanwhile; `key` is its own. */
  | {
      readonly type: 'ProofReceived'
      readonly reservation: Reservation
      readonly held: boolean
      readonly key: string
    }
  /**
   * It was not accepted, and why; `deadline`: until when another may come. `stands`: the booking was paid another way
   * before, its traveller chooses what becomes of such money, or it had ended; it is as it was.
   */
  | {
      readonly type: 'ProofRejected'
      readonly reservation: Reservation
      readonly reason: string
      readonly deadline: Date | null
      readonly stands?: 'booked' | 'chooses' | 'over'
      readonly key: string
    }
  /** Paid, and the seller's answer is awaited. Piastres. */
  | {
      readonly type: 'ConfirmationAwaited'
      readonly reservation: Reservation
      readonly amount: number
    }
  /** By its traveller: `reservation` is what it is now; `money` was paid for it or goes back, piastres; `key` is its own. */
  | {
      readonly type: 'ReservationChanged'
      readonly reservation: Reservation
      readonly changes: readonly ChangedLine[]
      readonly money: { readonly paid: number; readonly back: number }
      readonly key: string
    }
  /** Stops of its bus are elsewhere by now; `cancelling` says how cancelling stands; `key` is this move's own. */
  | {
      readonly type: 'StopMoved'
      readonly reservation: Reservation
      readonly stops: readonly MovedStop[]
      readonly cancelling: LocalizedText
      readonly key: string
    }
  | { readonly type: 'ReservationExpired'; readonly reservation: Reservation }
  /** Its last day is past, or its bus has arrived. */
  | { readonly type: 'ReservationCompleted'; readonly reservation: Reservation }

export type PublishReservation = (trx: Trx, event: ReservationEvent) => Promise<void>
