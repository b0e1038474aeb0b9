import * as z from 'zod/mini'
import { CHANGE_LIMITS } from '../changing-limits.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../values/language.ts'
import {
  egpField,
  flagField,
  idField,
  keptText,
  optionalField,
  textField,
} from '../values/fields.ts'
import { about, byKey, deed, editionField } from './fields.ts'
import { EMAIL_MAX, PHONE_MAX } from './limits.ts'
import { openMoney } from './open-money/open-money.ts'
import { askedForSecond } from './refunds.ts'

export const findReservations = endpoint({
  method: 'GET',
  path: '/api/Desk/Find',
  summary:
    'Reservations by reference, name, phone, e-mail, gateway number or the end of a card, in either script: those spelt so first, then the newest',
  audience: 'staff',
  input: z.object({ Search: textField(80) }),
  output: z.object({ Items: z.array(about) }),
  refusals: ['not_for_your_role'],
})

export const timelineSources = [
  'booking',
  'hold',
  'payment',
  'gateway',
  'receipt',
  'refund',
  'dispute',
  'message',
  'staff',
  'note',
] as const

/** The mails that go out about a reservation. */
export const mailKinds = [
  'reservation-confirmed',
  'round-trip-confirmed',
  'confirmation-awaited',
  'reservation-cancelled',
  'cancelling-refused',
  'reservation-changed',
  'stop-moved',
  'payment-due',
  'payment-link',
  'change-link',
  'how-to-pay',
  'late-choice',
  'deposit-paid',
  'balance-due',
  'balance-paid',
  'balance-unpaid',
  'payment-refunded',
  'payment-returned',
  'refund-sent',
  'proof-received',
  'proof-rejected',
  'letter',
] as const
export type MailKind = (typeof mailKinds)[number]

const moment = z.object({
  At: z.string(),
  Source: z.enum(timelineSources),
  /** What happened, by its name in our records. */
  What: z.string(),
  /** Who did it, where that was a person. */
  Who: z.nullable(z.string()),
  /** Whole EGP. */
  Amount: z.nullable(z.number()),
  /** In words: a reason, a note, what a gateway said. */
  Text: z.nullable(z.string()),
  /** The mail that went out with it; null: none did. */
  Mail: z.nullable(
    z.object({
      Kind: z.enum(mailKinds),
      /** Where it went; null: forgotten with its traveller, or not known of mails of before. */
      Address: z.nullable(z.string()),
    }),
  ),
})
export type DeskMoment = z.output<typeof moment>

const details = z.object({
  Reservation: about,
  /** The other way of a round trip by bus, a reservation of its own; null: there is none. */
  OtherWay: z.nullable(z.object({ Reservation: about, IsReturn: z.boolean() })),
  ToDate: z.nullable(z.string()),
  Guests: z.number(),
  /** What is booked beside its name, to read out: days and hours, rooms or seats, who comes, and where. */
  Fields: z.array(z.object({ Label: z.string(), Value: z.string() })),
  Email: z.nullable(z.string()),
  /** What its traveller reads. */
  Language: z.enum(languages),
  PaymentStatus: z.string(),
  PaymentMethod: z.nullable(z.string()),
  SpecialRequests: z.nullable(z.string()),
  /** Whether people are fetched from their hotel, and from which; null: not said yet. */
  HotelPickUp: z.boolean(),
  PickUpFrom: z.nullable(z.string()),
  Total: z.number(),
  Paid: z.number(),
  CreatedAt: z.string(),
  /** Why its money hasn’t come, or isn’t back; what needs a person first. */
  OpenMoney: z.array(openMoney),
  /** What cancelling now gives back by its terms; null: it can't be cancelled here. */
  RefundByTerms: z.nullable(z.number()),
  /** Its seller was asked to cancel, and the outcome is still unknown. */
  IsCancelling: z.boolean(),
  /** Cancelling or changing it, asked for above the limit and not agreed to yet. */
  WaitsForSecond: z.array(askedForSecond),
  /** It is paid, and its seller hasn't said yet whether it is booked. */
  AwaitsSeller: z.boolean(),
  /** Its confirmation, or while it chooses, what it may choose. */
  MayResend: z.boolean(),
  /** Until when its traveller chooses what becomes of money that came too late; null: they don’t. */
  ChooseBy: z.nullable(z.string()),
  /** Sold on the phone, or to be changed, and not paid for; null: it isn't so. */
  PaymentLink: z.nullable(
    z.object({
      /** A path of the site: opens the booking for whoever has it. */
      Path: z.string(),
      /** To read out: it opens the booking with the reference. */
      Pin: z.string(),
      /** ISO instant until which the places are kept; past: they went back. */
      Until: z.string(),
      IsOpen: z.boolean(),
      /** Whole EGP to pay now. */
      Amount: z.number(),
      /** The days and the guests that it pays for, in words; null: the booking itself. */
      ChangesTo: z.nullable(z.string()),
    }),
  ),
  /** On what terms dates and guests can be changed here; null: they can't. */
  Change: z.nullable(
    z.object({
      /** ISO instant until which the terms allow it. */
      Until: z.string(),
      /** Of what it gets cheaper by, so much comes back. */
      Percent: z.number(),
      /** With a deposit no money moves: what is left to pay is another amount. */
      HasDeposit: z.boolean(),
      /** Whether the day of leaving is chosen, too. */
      HasTo: z.boolean(),
      Adults: z.number(),
      Ages: z.array(z.number()),
      /** The first and the last day that can be asked for. */
      FirstDay: z.string(),
      LastDay: z.string(),
    }),
  ),
  /** Whether name, phone and pick-up can be changed here, of a guest address and language, too. */
  MayChangeContact: z.boolean(),
  /** Booked without an account: who is written to stands with the booking alone. */
  IsGuest: z.boolean(),
  /** Its seller has the name by now, and it can't be changed. */
  NameStays: z.boolean(),
  /** Of all that can be changed of the contact: what changing it must name. */
  ContactEdition: z.string(),
  Timeline: z.array(moment),
})
export type DeskReservation = z.output<typeof details>

export const getDeskReservation = endpoint({
  method: 'GET',
  path: '/api/Desk/Reservations/{id}',
  summary: 'A reservation with everything that happened to it, oldest first',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: details,
  refusals: ['not_for_your_role', 'reservation_not_found'],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Note',
  summary: 'Reason is a note beside a reservation, for the next person',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'reservation_not_found'],
  idempotentBy: byKey,
})

export const changeContactAtDesk = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Contact',
  summary:
    'Another name, phone or hotel to be fetched from of whoever booked, of a guest another address or language; the traveller is written to, and the links of mails to another address are void',
  audience: 'staff',
  input: z.object({
    ...deed,
    Edition: editionField,
    UserName: textField(CHANGE_LIMITS.name),
    Phone: optionalField(textField(PHONE_MAX)),
    PickUpFrom: keptText(CHANGE_LIMITS.pickUp),
    /** Of a guest without an account; left out: as they stand. */
    Email: optionalField(textField(EMAIL_MAX)),
    Language: optionalField(z.enum(languages)),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'reservation_not_found',
    'not_changeable',
    'name_required',
    'phone_invalid',
    'email_invalid',
    'content_changed',
    'busy',
  ],
  idempotentBy: byKey,
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Resend',
  summary:
    'Sends the confirmation with its tickets once more, or what may be chosen for late money',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'reservation_not_found', 'nothing_to_resend'],
  idempotentBy: byKey,
})

export const cancelAtDesk = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Cancel',
  summary: 'Cancels a reservation, with what its terms give back or another refund',
  audience: 'staff',
  input: z
    .object({
      ...deed,
      /** Give back what the terms say; else Refund, in whole EGP. */
      ByTerms: optionalField(flagField),
      /** What the terms were shown to give back, in whole EGP: another amount by now is refused. */
      RefundShown: optionalField(egpField),
      Refund: optionalField(egpField),
    })
    .check(
      z.refine(({ ByTerms, Refund }) => ByTerms === true || Refund !== undefined, {
        path: ['Refund'],
        message: 'by its terms, or how much',
      }),
    ),
  /** `checking`: its seller was asked, and hasn't answered; what comes back is settled. */
  output: z.object({ State: z.enum(['done', 'waiting', 'checking']) }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'approval_waiting',
    'reservation_not_found',
    'not_cancelable',
    'refund_too_high',
    'refund_changed',
    'payment_open',
    'busy',
  ],
  idempotentBy: byKey,
})
