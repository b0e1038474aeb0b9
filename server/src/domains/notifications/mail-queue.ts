import type { SupportPhone } from '@rihla/contract/values/support'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Attachment, Mail, Mailer } from '../../ports/mailer.ts'
import { Deliveries } from './deliveries.ts'
import type { ReservationFacts } from './facts.ts'
import type { Addressed, MailRequest } from './mail-request.ts'
import { accountDeletedMail } from './mails/account-deleted.ts'
import { activateAccountMail } from './mails/activate-account.ts'
import { alreadyRegisteredMail } from './mails/already-registered.ts'
import { reservationChangedMail } from './mails/changing/reservation-changed.ts'
import { stopMovedMail } from './mails/changing/stop-moved.ts'
import { codeMail } from './mails/code.ts'
import { confirmationAwaitedMail } from './mails/suppliers/confirmation-awaited.ts'
import { writeDepositMail } from './mails/deposit/write-deposit-mail.ts'
import { howToPayMail } from './mails/how-to-pay.ts'
import { lateChoiceMail } from './mails/late-choice.ts'
import { letterMail } from './mails/by-staff/letter.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { secondFactorChangedMail } from './mails/second-factor-changed.ts'
import { paymentDueMail } from './mails/payment-due.ts'
import { changeLinkMail } from './mails/by-staff/change-link.ts'
import { paymentLinkMail } from './mails/by-staff/payment-link.ts'
import { paymentRefundedMail } from './mails/refunds/payment-refunded.ts'
import { paymentReturnedMail } from './mails/refunds/payment-returned.ts'
import { proofReceivedMail } from './mails/proof-received.ts'
import { proofRejectedMail } from './mails/proof-rejected.ts'
import { providerLinkedMail } from './mails/provider-linked.ts'
import { refundSentMail } from './mails/refunds/refund-sent.ts'
import { reservationCancelledMail } from './mails/reservation-cancelled.ts'
import { reservationConfirmedMail } from './mails/reservation-confirmed.ts'
import { roundTripConfirmedMail } from './mails/round-trip-confirmed.ts'
import { claimMail, finishMail, giveMailBack, type NotedMail } from './store.ts'

/** Two queues, each with workers of its own, so that codes never wait behind other mail. */
const SEND_CODE = 'send-code'
const SEND_MAIL = 'send-mail'

/** How many mails of each queue are under way at once in a process. */
const CODES_AT_ONCE = 8
const MAILS_AT_ONCE = 6
/** So many of them are left for all others when one server is slow. */
const FOR_OTHERS = 2
/** A mail server may be away for most of a day. A code that has ended meanwhile isn't sent. */
const CODES_AGAIN = { everySeconds: 5, hours: 24 }
const MAILS_AGAIN = { everySeconds: 30, hours: 24 }
/** A mail server that hasn't answered by then is asked again later; adapters give up earlier. */
const SEND_SECONDS = 20
/** Its ticket is drawn within 25 s, or left out, then it is sent: a mail that takes longer has lost its process. */
const MAIL_SECONDS = 60
/** How long a mail waits that another process sends at this moment. */
const ELSEWHERE_SECONDS = 5

export type MailDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string
  /** A fresh activation link, made when the mail is written; null when there's nothing to activate. */
  activationLink(registrationId: number): Promise<string | null>
  /**
   * A fresh code and its recipient, made when the mail is written; null when none is to be sent.
   */
  issueCode(codeId: number): Promise<(Addressed & { readonly code: string }) | null>
  /** Tickets as they stand when the mail is written; none when they can't be had: it goes without. */
  ticketsOf(facts: readonly ReservationFacts[]): Promise<readonly Attachment[]>
  /** Whom travellers call when the mail is written, which may be long after it was asked for. */
  supportPhone(): Promise<SupportPhone>
}

/**
 * Queues a mail in the transaction of the change that it reports: sent if and only if that commits.
 */
export const queueMail = (trx: Trx, jobs: Jobs, request: MailRequest): Promise<void> =>
  jobs.enqueue(trx, queueOf(request), request)

/** Mails that a user is waiting for go first: codes, and the link that activates an account. */
const queueOf = ({ kind }: MailRequest): string =>
  kind === 'code' || kind === 'activate-account' ? SEND_CODE : SEND_MAIL

/**
 * Removes this user's queued mails, by what they are about or by address. Keeps activation mails: a
 * new registration of that address is a new person to us.
 */
export async function purgeMailsOf(
  trx: Trx,
  jobs: Jobs,
  userId: number,
  email: string | null,
): Promise<void> {
  await jobs.forget(trx, SEND_MAIL, { facts: { userId } })
  if (email === null) return
  for (const kind of [
    'already-registered',
    'password-changed',
    'provider-linked',
    'second-factor-changed',
  ])
    await jobs.forget(trx, SEND_MAIL, { kind, to: email })
}

/** Says who sends the queued mails: call it once, before the jobs start. */
export function notificationJobs(jobs: Jobs, deps: MailDeps): void {
  const work = (queue: string, how: { atOnce: number; again: typeof MAILS_AGAIN }): void => {
    const deliveries = new Deliveries(how.atOnce - FOR_OTHERS)
    const handle = async (data: object): Promise<void> => {
      const again = await sendMail(deps, deliveries, data as MailRequest)
      if (again === 0) return
      const startAfter = new Date(Date.now() + again * 1000)
      await jobs.enqueue(deps.db, queue, data, { startAfter })
    }
    jobs.work(queue, handle, { ...how, withinSeconds: MAIL_SECONDS })
  }
  work(SEND_CODE, { atOnce: CODES_AT_ONCE, again: CODES_AGAIN })
  work(SEND_MAIL, { atOnce: MAILS_AT_ONCE, again: MAILS_AGAIN })
}

/**
 * Writes and sends one mail, unless that happened before: 0, or in how many seconds its turn may come (see
 * Deliveries). When sending fails, so does this, and the queue tries again. A second copy is possible only if we
 * die between the mail server's yes and our note of it, or after it kept us waiting for too long; it has the same
 * Message-ID then.
 */
async function sendMail(
  { db, ...deps }: MailDeps,
  deliveries: Deliveries,
  request: MailRequest,
): Promise<number> {
  const { key, kind } = request
  // Before a ticket is drawn for it.
  const postponed = 'to' in request ? deliveries.postponed(request.to) : 0
  if (postponed > 0) return postponed
  const claimed = await claimMail(db, key, kind, deps.clock.now())
  if (claimed === 'done') return 0
  if (claimed === 'elsewhere') return ELSEWHERE_SECONDS
  try {
    const written = await write(deps, request)
    if (!written) await finishMail(db, key, 'sent')
    if (!written) return 0
    const again = await deliveries.begin(written.to)
    if (again > 0) {
      await giveMailBack(db, key)
      return again
    }
    const sending = deps.mailer.send({ ...written, key }).finally(() => deliveries.end(written.to))
    const outcome = await inTime(sending)
    await finishMail(db, key, outcome, notedOf(request, written.to))
    return 0
  } catch (error) {
    await giveMailBack(db, key)
    throw error
  }
}

/** What is kept of a mail about a reservation, or about both ways of a journey; undefined: it is about none. */
function notedOf(request: MailRequest, to: string): NotedMail | undefined {
  if (!('facts' in request)) return undefined
  const ways = 'back' in request ? [request.facts, request.back] : [request.facts]
  return { kind: request.kind, about: ways.map(({ reservationId }) => reservationId), to }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, SEND_SECONDS * 1000, new Error('The mail server takes too long'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

type Written = Omit<Mail, 'key'>

async function write(deps: Omit<MailDeps, 'db'>, request: MailRequest): Promise<Written | null> {
  if (request.kind === 'code') {
    const issued = await deps.issueCode(request.codeId)
    if (!issued) return null
    const { code, to, language } = issued
    return { ...codeMail(language, request.purpose, code), to, language }
  }
  const until = deadlineOf(request)
  if (until !== null && new Date(until) <= deps.clock.now()) return null
  const words = await wordsOf(deps, await withPhone(deps, request))
  return words && { ...words, to: request.to, language: request.language }
}

/** Until when what a mail asks for can be done, as an ISO instant: past it, the mail isn't sent. Null: it asks for nothing. */
function deadlineOf(request: MailRequest): string | null {
  if (request.kind === 'how-to-pay') return request.how.deadline
  if (request.kind === 'balance-due') return request.balance.dueAt
  // Why a receipt isn't taken is said all the same.
  return 'deadline' in request && request.kind !== 'proof-rejected' ? request.deadline : null
}

type Worded = Exclude<MailRequest, { readonly kind: 'code' }>

/** What a mail is about, with whom to call. */
async function withPhone(
  { supportPhone }: Pick<MailDeps, 'supportPhone'>,
  request: Worded,
): Promise<Worded> {
  if (!('facts' in request)) return request
  const phone = (await supportPhone())?.[request.language] ?? null
  return { ...request, facts: { ...request.facts, phone } }
}

type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>

async function wordsOf(
  { activationLink, clock, publicUrl, ticketsOf }: Omit<MailDeps, 'db'>,
  request: Worded,
): Promise<Words | null> {
  const { language } = request
  switch (request.kind) {
    case 'activate-account': {
      const link = await activationLink(request.registrationId)
      return link ? activateAccountMail(language, link) : null
    }
    case 'already-registered':
      return alreadyRegisteredMail(language, publicUrl)
    case 'password-changed':
      return passwordChangedMail(language, new Date(request.at), publicUrl)
    case 'second-factor-changed':
      return secondFactorChangedMail(language, request, new Date(request.at), publicUrl)
    case 'provider-linked':
      return providerLinkedMail(language, request.provider, new Date(request.at), publicUrl)
    case 'account-deleted':
      return accountDeletedMail(language)
    case 'reservation-confirmed':
      return reservationConfirmedMail(language, request.facts, {
        site: publicUrl,
        now: clock.now(),
        tickets: await ticketsOf([request.facts]),
      })
    case 'round-trip-confirmed': {
      const ways = { going: request.facts, back: request.back }
      return roundTripConfirmedMail(language, ways, {
        site: publicUrl,
        now: clock.now(),
        tickets: await ticketsOf([ways.going, ways.back]),
      })
    }
    case 'reservation-cancelled':
      return reservationCancelledMail(language, request.facts, request.kept ?? null, publicUrl)
    case 'reservation-changed':
      return reservationChangedMail(language, request.facts, request, {
        site: publicUrl,
        now: clock.now(),
        tickets: await ticketsOf([request.facts]),
      })
    case 'stop-moved':
      return stopMovedMail(language, request.facts, request, {
        site: publicUrl,
        now: clock.now(),
        tickets: request.isBooked ? await ticketsOf([request.facts]) : [],
      })
    case 'deposit-paid':
    case 'balance-due':
    case 'balance-paid':
    case 'balance-unpaid':
      return writeDepositMail(language, request, { site: publicUrl, now: clock.now(), ticketsOf })
    case 'refund-sent':
      return refundSentMail(language, request.facts, request.by, publicUrl)
    case 'payment-due':
      return paymentDueMail(language, request, publicUrl)
    case 'payment-link':
      return paymentLinkMail(language, request.facts, new Date(request.deadline), publicUrl)
    case 'change-link':
      return changeLinkMail(language, request.facts, request, publicUrl)
    case 'late-choice':
      return lateChoiceMail(language, request.facts, new Date(request.deadline), publicUrl)
    case 'letter':
      return letterMail(language, request.facts, request.text, publicUrl)
    case 'how-to-pay':
      return howToPayMail(language, request.facts, request.how, publicUrl)
    case 'proof-received':
      return proofReceivedMail(language, request.facts, request, publicUrl)
    case 'proof-rejected':
      return proofRejectedMail(language, request.facts, request, publicUrl)
    case 'payment-returned':
      return paymentReturnedMail(language, request.facts, request, publicUrl)
    case 'confirmation-awaited':
      return confirmationAwaitedMail(language, request.facts, publicUrl)
    case 'payment-refunded':
      return paymentRefundedMail(language, request.facts, publicUrl)
  }
}
