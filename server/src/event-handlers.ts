import {
  contactOf,
  issueActivationLink,
  issueCode,
  privacyJobs,
  type AccountEvent,
  type PrivacyDeps,
} from './domains/account/index.ts'
import {
  BUS_ORDER_KIND,
  askToCancel,
  CANCEL_LEG,
  CONFIRM_SALE,
  settleAtOnce,
  settleSale,
  settleSeats,
  type BusDeps,
} from './domains/bus/index.ts'
import {
  CHANGE_KIND,
  ORDER_KIND,
  settleBalance,
  settleChange,
  settleBooking,
  type CheckoutDeps,
} from './domains/checkout/index.ts'
import {
  EXTERNAL_ORDER_KIND,
  externalHotelJobs,
  settleExternal,
  type SupplierDeps,
} from './domains/external-hotels/index.ts'
import {
  notificationJobs,
  queueMail,
  notifyPasswordChanged,
  notifyProviderLinked,
  notifyAwaited,
  notifyCancelled,
  notifyCancellingRefused,
  notifyChoice,
  notifyConfirmed,
  notifyPaymentDue,
  notifyRefunded,
  notifyRefundSent,
} from './domains/notifications/index.ts'
import { ticketFiles, type PapersDeps } from './domains/papers/index.ts'
import {
  earnPoints,
  proofJobs,
  isBalance,
  SEND_REFUND,
  sendRefund,
  WITHDRAW_CODE,
  withdrawCode,
  type Arrived,
  type PaidOrder,
  type PaymentEvent,
  type PaymentDeps,
  type Settled,
} from './domains/payments/index.ts'
import { type Reservation, type ReservationEvent } from './domains/reservations/index.ts'
import { erasePerson } from './privacy/erase-person.ts'
import type { Clock } from './platform/clock.ts'
import type { Db, Trx } from './platform/database/connect.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './ports/mailer.ts'
import type { PaperRenderer } from './ports/paper-renderer.ts'
import { takeMoneyBack, tellOfDispute } from './messages/money-taken-back.ts'
import { factsOf, refundFactsOf } from './messages/facts.ts'
import { howItStands } from './messages/how-it-stands.ts'
import { cancelledFacts, refundedTo, reservationPaidFor } from './messages/refunds.ts'
import { sendChangeMessage, sendStopMoved } from './messages/send-change-message.ts'
import { sendBalanceUnpaidMessage, sendDepositMessage } from './messages/send-deposit-message.ts'
import { sendReturnedMessage } from './messages/send-returned-message.ts'
import { tellSecondFactorChanged } from './messages/tell-second-factor-changed.ts'
import { tellApproved, sendPayerMessage } from './messages/send-payer-message.ts'

type Deps = {
  readonly jobs: Jobs
  readonly clock: Clock
  readonly checkout: () => CheckoutDeps
  readonly bus: () => BusDeps
  readonly external: () => SupplierDeps | undefined
}

/** Every 'when this happened, then do that', in the fact's own transaction; mail and refunds by a queue. */
export function createEventHandlers({ jobs, clock, checkout, bus, external }: Deps) {
  const notifyDeps = { jobs, clock }
  return {
    async settle(trx: Trx, arrived: Arrived): Promise<Settled> {
      const { orderKind } = arrived
      if (orderKind === BUS_ORDER_KIND) return settleSeats(bus(), trx, arrived)
      if (orderKind === ORDER_KIND) return settleBooking(checkout(), trx, arrived)
      if (isBalance(orderKind)) return settleBalance(checkout(), trx, arrived)
      if (orderKind === CHANGE_KIND) return settleChange(checkout(), trx, arrived)
      const supplied = orderKind === EXTERNAL_ORDER_KIND ? external() : undefined
      if (supplied) return settleExternal(supplied, trx, arrived)
      throw new Error(`Nobody sells ${orderKind}`)
    },

    async payment(trx: Trx, event: PaymentEvent): Promise<void> {
      switch (event.type) {
        case 'PaymentReturned':
          // Staff gave those back themselves.
          if (event.reason !== 'not_as_agreed' && event.reason !== 'charged_again')
            await checkout().alert(trx, event.reason, String(event.attemptId), { ...event })
          return sendReturnedMessage(trx, notifyDeps, event)
        case 'PaymentNeedsReview':
          return checkout().alert(trx, 'payment_needs_review', String(event.attemptId), {
            ...event,
          })
        case 'ProofApproved': {
          const reservation = await reservationPaidFor(trx, event)
          return reservation ? tellApproved(trx, notifyDeps, reservation, event) : undefined
        }
        case 'PaymentTakenBack':
          return takeMoneyBack(trx, checkout(), event)
        case 'PaymentDisputed':
          return tellOfDispute(trx, checkout(), event)
        case 'PaymentFailed':
          return // The hold outlives a declined card, so the next try finds it.
        case 'RefundCompleted': {
          // Other refunds were announced when they were requested; what the bank took, it says itself.
          if (event.by === 'bank') return
          const reservation = await refundedTo(trx, event)
          if (!reservation) return
          const facts = await refundFactsOf(trx, reservation, event)
          return notifyRefundSent(trx, notifyDeps, facts, event.refundId)
        }
      }
    },

    /** The seats of a bus are confirmed at once, outside of the transaction; a queued job sees to it anyway. */
    async afterPaid({ orderKind, orderId }: PaidOrder): Promise<void> {
      if (orderKind === BUS_ORDER_KIND) await settleAtOnce(bus(), orderId)
    },

    async reservation(trx: Trx, event: ReservationEvent): Promise<void> {
      switch (event.type) {
        case 'ReservationConfirmed': {
          const { reservation: it, back } = event
          const backFacts = back && (await factsOf(trx, back, back.total))
          return notifyConfirmed(trx, notifyDeps, await factsOf(trx, it, it.total), backFacts)
        }
        case 'DepositPaid':
        case 'BalanceDue':
        case 'BalancePaid':
          return sendDepositMessage(trx, notifyDeps, event)
        case 'ReservationCancelled': {
          if (event.because) return sendBalanceUnpaidMessage(trx, notifyDeps, event)
          const cancelled = await cancelledFacts(trx, bus(), event)
          return notifyCancelled(trx, notifyDeps, cancelled, event.kept)
        }
        case 'CancellingRefused': {
          const stands = await factsOf(trx, event.reservation, event.reservation.paid)
          return notifyCancellingRefused(trx, notifyDeps, stands, event.askedAt)
        }
        case 'ChoiceOffered': {
          const offered = await factsOf(trx, event.reservation, event.amount)
          return notifyChoice(trx, notifyDeps, offered, event.deadline)
        }
        case 'ReservationRefunded': {
          const lost = await cancelledFacts(trx, bus(), event)
          const facts = event.because === 'begun' ? { ...lost, hadBegun: true } : lost
          return notifyRefunded(trx, notifyDeps, facts)
        }
        case 'ReservationUnpaid': {
          const { reservation: it, back, deadline } = event
          const other = back && (await factsOf(trx, back, back.total))
          const due = await factsOf(trx, it, event.amount - (back?.total ?? 0))
          return notifyPaymentDue(trx, notifyDeps, due, { deadline, back: other })
        }
        case 'PaymentAwaited':
        case 'PaymentLinkAsked':
        case 'ChangeLinkAsked':
        case 'ProofReceived':
        case 'ProofRejected':
          return sendPayerMessage(trx, notifyDeps, event)
        case 'ConfirmationAwaited':
          return notifyAwaited(trx, notifyDeps, await factsOf(trx, event.reservation, event.amount))
        case 'ReservationChanged':
          return sendChangeMessage(trx, notifyDeps, event)
        case 'StopMoved':
          return sendStopMoved(trx, notifyDeps, event)
        case 'ReservationCompleted':
          return earnFor(trx, event.reservation, clock.now())
        case 'ReservationExpired':
          return
      }
    },

    async account(trx: Trx, event: AccountEvent): Promise<void> {
      switch (event.type) {
        case 'RegistrationReceived': {
          const { registrationId, email: to, language, mailKey: key } = event
          const about = { registrationId, to, language, key }
          return queueMail(trx, jobs, { kind: 'activate-account', ...about })
        }
        case 'KnownEmailRegistered': {
          const { email: to, language, mailKey: key } = event
          return queueMail(trx, jobs, { kind: 'already-registered', to, language, key })
        }
        case 'CodeAsked': {
          const { codeId, purpose, mailKey: key } = event
          return queueMail(trx, jobs, { kind: 'code', codeId, purpose, key })
        }
        case 'PasswordChanged':
          return notifyPasswordChanged(trx, jobs, await contactOf(trx, event.userId), event)
        case 'ProviderLinked':
          return notifyProviderLinked(trx, jobs, await contactOf(trx, event.userId), event)
        case 'SecondFactorChanged':
          return tellSecondFactorChanged(trx, jobs, event, clock.now())
        case 'AccountDeleted':
          return erasePerson(trx, { jobs, checkout: checkout() }, event.userId, clock.now())
        // A visitor's booking becomes theirs when they touch it from the same browser (checkout's policy).
        case 'SignedIn':
        case 'AccountActivated':
          return
      }
    },
  }
}

/** What was paid in money for a completed booking earns its traveller points. */
async function earnFor(trx: Trx, it: Reservation, at: Date): Promise<void> {
  const { id: reservationId, userId, sourceKind: orderKind, sourceId: orderId } = it
  if (userId === null) return
  const paid = it.paid - it.points
  await earnPoints(trx, { orderKind, orderId, userId, reservationId, paid }, at)
}

type Workers = {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Log
  readonly mailer: Mailer
  readonly renderer: PaperRenderer
  readonly publicUrl: string
  readonly papers: PapersDeps
  readonly payments: PaymentDeps
  readonly bus: BusDeps
  readonly checkout: CheckoutDeps
  readonly privacy: PrivacyDeps
  readonly external?: SupplierDeps | undefined
}

/** Who does the work of each queue. Call it once, before the jobs start. */
export function assignWork(workers: Workers): void {
  const { db, clock, jobs, log, mailer, publicUrl, payments, bus, checkout, privacy } = workers
  const { papers, renderer } = workers
  notificationJobs(jobs, {
    ...howItStands(db, clock),
    db,
    mailer,
    publicUrl,
    activationLink: (registrationId) => issueActivationLink(privacy, registrationId),
    issueCode: (codeId) => issueCode(privacy, codeId),
    ticketsOf: (facts) => ticketFiles({ ...papers, renderer, log }, facts),
    supportPhone: () => papers.supportPhone(),
  })
  privacyJobs(jobs, privacy)
  jobs.work(CONFIRM_SALE, (data) => settleSale(bus, (data as { bookingId: number }).bookingId))
  jobs.work(CANCEL_LEG, (data) => askToCancel(bus, data as { bookingId: number; legId: number }))
  if (workers.external) externalHotelJobs(jobs, workers.external)
  jobs.work(WITHDRAW_CODE, (data) =>
    withdrawCode(payments, (data as { attemptId: number }).attemptId),
  )
  proofJobs(jobs, () => ({ db, proofs: checkout.proofs }))
  jobs.work(SEND_REFUND, (data) => sendRefund(payments, (data as { refundId: number }).refundId))
}
