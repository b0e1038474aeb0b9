import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moduleField, idField } from './values/fields.ts'
import type { LocalizedText } from './values/language.ts'

/** Papers say everything in every language, side by side: the reader may not be who booked. */
const localized = z.object({
  en: z.string(),
  ar: z.string(),
}) satisfies z.ZodMiniType<LocalizedText>

/** European Latin and Arabic letters with their marks, digits, and the signs of both. */
const PRINTED =
  /^[\x20-\x7e\u00a0-\u00b4\u00b6-\u017e\u060c\u061b\u061f\u0621-\u063a\u0640-\u065f\u0670\u2013\u2014\u2018\u2019\u201c\u201d\u2026]$/u

/** Whether papers have a font for a letter; vowel signs are left out where they are drawn. */
export const hasPaperFont = (letter: string): boolean => PRINTED.test(letter)

/** One line of a paper. `Key` names it for programs: `checkIn`, `seats`, `due`. */
const paperFact = z.object({ Key: z.string(), Label: localized, Value: localized })
export type PaperFact = z.output<typeof paperFact>

const head = {
  /** `ticket-HTL-7K2M9QX4.pdf`, `bus-ticket-BUS-7K2M9QX4.pdf`, `invoice-HTL-7K2M9QX4.pdf`. */
  FileName: z.string(),
  Title: localized,
  Reference: z.string(),
  /** What was bought. */
  Name: localized,
  Notes: z.array(localized),
}

export const ticket = z.object({
  ...head,
  /** Which way of a round trip it is; null where there is one way. */
  Way: z.nullable(localized),
  /** What the QR code says: see `GetTicketKey`. */
  Code: z.string(),
  CodeHint: localized,
  /** When, where and who. */
  Facts: z.array(paperFact),
  /** The place on a map. */
  MapUrl: z.nullable(z.string()),
  /** What it costs, what is paid and what is still due. */
  Amounts: z.array(paperFact),
})
export type Ticket = z.output<typeof ticket>

export const invoice = z.object({
  ...head,
  /** Who sells: name, address and registrations, as far as they are configured. */
  Seller: z.array(localized),
  Facts: z.array(paperFact),
  /** The price as it was agreed; `IsPart`: contained in the lines above it, not on top of them. */
  Lines: z.array(z.extend(paperFact, { IsPart: z.boolean() })),
  /** Total, paid, kept, refunded, due. */
  Amounts: z.array(paperFact),
})
export type Invoice = z.output<typeof invoice>

export const getReservationPapers = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/GetReservationPapers',
  summary: 'Tickets and invoice of one of my reservations, in both languages, to be drawn as PDF',
  audience: 'anyone',
  input: z.object({ ReservationId: idField, Module: moduleField }),
  /** A round trip has a ticket for each way that is valid; no invoice before anything was sold. */
  output: z.object({
    /** The reservation's own, of those of its journey. */
    Reference: z.string(),
    Tickets: z.array(ticket),
    Invoice: z.nullable(invoice),
  }),
  refusals: ['login_to_view_reservations', 'reservation_not_found'],
})
