import type { SupportPhone } from '@rihla/contract/values/support'
import type { Attachment, Mail } from '../../../ports/mailer.ts'
import type { ReservationFacts } from '../facts.ts'
import type { Addressed, MailRequest } from '../mail-request.ts'
import { accountDeletedMail } from '../mails/account-deleted.ts'
import { activateAccountMail } from '../mails/activate-account.ts'
import { alreadyRegisteredMail } from '../mails/already-registered.ts'
import { reservationChangedMail } from '../mails/changing/reservation-changed.ts'
import { stopMovedMail } from '../mails/changing/stop-moved.ts'
import { codeMail } from '../mails/code.ts'
import { cancellingRefusedMail } from '../mails/suppliers/cancelling-refused.ts'
import { confirmationAwaitedMail } from '../mails/suppliers/confirmation-awaited.ts'
import { writeDepositMail } from '../mails/deposit/write-deposit-mail.ts'
import { howToPayMail } from '../mails/how-to-pay.ts'
import { lateChoiceMail } from '../mails/late-choice.ts'
import { letterMail } from '../mails/by-staff/letter.ts'
import { passwordChangedMail } from '../mails/password-changed.ts'
import { secondFactorChangedMail } from '../mails/second-factor-changed.ts'
import { paymentDueMail } from '../mails/payment-due.ts'
import { changeLinkMail } from '../mails/by-staff/change-link.ts'
import { paymentLinkMail } from '../mails/by-staff/payment-link.ts'
import { paymentRefundedMail } from '../mails/refunds/payment-refunded.ts'
import { paymentReturnedMail } from '../mails/refunds/payment-returned.ts'
import { proofReceivedMail } from '../mails/proof-received.ts'
import { proofRejectedMail } from '../mails/proof-rejected.ts'
import { providerLinkedMail } from '../mails/provider-linked.ts'
import { refundSentMail } from '../mails/refunds/refund-sent.ts'
import { reservationCancelledMail } from '../mails/reservation-cancelled.ts'
import { reservationConfirmedMail } from '../mails/reservation-confirmed.ts'
import { roundTripConfirmedMail } from '../mails/round-trip-confirmed.ts'
import type { StandingDeps } from './as-it-stands.ts'

/** What mails are written with. */
export type WritingDeps = StandingDeps & {
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

type Written = Omit<Mail, 'key'>

/** A mail in words; null where it is too late for what it asks, or there is nobody to write to. */
export async function writeMail(deps: WritingDeps, request: MailRequest): Promise<Written | null> {
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
  { supportPhone }: Pick<WritingDeps, 'supportPhone'>,
  request: Worded,
): Promise<Worded> {
  if (!('facts' in request)) return request
  const phone = (await supportPhone())?.[request.language] ?? null
  return { ...request, facts: { ...request.facts, phone } }
}

type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>

async function wordsOf(
  { activationLink, clock, publicUrl, ticketsOf }: WritingDeps,
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
    case 'cancelling-refused':
      return cancellingRefusedMail(language, request.facts, publicUrl)
    case 'payment-refunded':
      return paymentRefundedMail(language, request.facts, publicUrl)
  }
}
