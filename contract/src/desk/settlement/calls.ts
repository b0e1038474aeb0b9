import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { dateField, optionalField, textField, wholeNumber } from '../../values/fields.ts'
import { about, byKey, keyField, queue, reasonField } from '../fields.ts'
import {
  DIFFERENCES_MAX,
  DIFFERENCES_SHOWN,
  DIFFERENCE_PAGES,
  FILE_NAME_MAX,
  SETTLEMENT_FORM_BYTES,
} from './limits.ts'
import { listedStates, matchStates, movements } from './states.ts'

/** What moved, on either side: how many movements, and their sum in EGP to the piastre, what went back below zero. */
const side = z.object({ Count: z.number(), Amount: z.number() })
const sides = { State: z.enum(matchStates), Ours: side, Theirs: side }

const difference = z.object({
  State: z.enum(listedStates),
  Movement: z.enum(movements),
  /** The gateway's numbers of the movement and of its order; null: we don't know them. */
  Number: z.nullable(z.string()),
  Order: z.nullable(z.string()),
  /** Our reference, as the gateway repeats it, and where it is ours alone, as we gave it. */
  Reference: z.nullable(z.string()),
  At: z.string(),
  /** EGP to the piastre, whenever it moved; null: that side doesn't have it. */
  Ours: z.nullable(z.number()),
  Theirs: z.nullable(z.number()),
  MethodName: z.nullable(z.string()),
  Reservation: z.nullable(about),
})
export type SettlementDifference = z.output<typeof difference>

export const getSettlement = endpoint({
  method: 'GET',
  path: '/api/Desk/Settlement',
  summary:
    'What the ledger has of a gateway’s money in a period beside what the gateway’s settlement files say, and where they differ',
  audience: 'staff',
  input: z.object({
    From: dateField,
    To: dateField,
    /** One kind of what is listed; all differences without it. */
    State: optionalField(z.enum(listedStates)),
    Page: z._default(optionalField(wholeNumber(1, DIFFERENCE_PAGES)), 1),
    Size: z._default(optionalField(wholeNumber(1, DIFFERENCES_MAX)), DIFFERENCES_SHOWN),
  }),
  output: z.object({
    /** The gateway whose files these are. */
    Gateway: z.string(),
    /** Each movement of the period is in one state; those of a side add up to its sum. */
    States: z.array(z.object(sides)),
    Ours: side,
    Theirs: side,
    /** What the gateway kept of what its files say. */
    Fees: z.number(),
    /** What moved in the ledger and not through this gateway, by method. */
    Beside: z.array(z.object({ Method: z.string(), MethodName: z.string(), ...side.shape })),
    Days: z.array(z.object({ Day: z.string(), States: z.array(z.object(sides)) })),
    /** Days of the period, up to today, for which no file was imported. */
    Unfiled: z.array(z.string()),
    /** How many differences there are, of each kind. */
    Counts: z.array(z.object({ State: z.enum(listedStates), Count: z.number() })),
    Items: z.array(difference),
    Total: z.number(),
  }),
  refusals: ['not_for_your_role', 'money_dates_wrong'],
})

const settlementFile = z.object({
  Id: z.number(),
  Name: z.string(),
  From: z.string(),
  To: z.string(),
  /** Whether the last day was over when it was imported. */
  IsWhole: z.boolean(),
  Lines: z.number(),
  /** Of them, those that no other file had. */
  New: z.number(),
  By: z.string(),
  At: z.string(),
})

export const getSettlementFiles = endpoint({
  method: 'GET',
  path: '/api/Desk/Settlement/Files',
  summary: 'Settlement files that were imported, the newest first',
  audience: 'staff',
  input: z.object({}),
  output: queue(settlementFile),
  refusals: ['not_for_your_role'],
})

const chosen = {
  File: z.file().check(z.maxSize(SETTLEMENT_FORM_BYTES)),
  Name: textField(FILE_NAME_MAX),
  /** The days that the file is for; those of its first and its last line without them. */
  From: optionalField(dateField),
  To: optionalField(dateField),
}

const refusedFiles = [
  'not_for_your_role',
  'settlement_file_wrong',
  'settlement_file_empty',
  'settlement_file_large',
  'settlement_dates_wrong',
  'settlement_contradicts',
] as const

/** What is, or would be, imported. */
const reading = {
  From: z.string(),
  To: z.string(),
  Lines: z.number(),
  /** Of them, those that no file had so far. */
  New: z.number(),
  /** By what moved; EGP to the piastre. */
  Movements: z.array(z.object({ Movement: z.enum(movements), ...side.shape })),
  Fees: z.number(),
}

export const previewSettlement = endpoint({
  method: 'POST',
  path: '/api/Desk/Settlement/Preview',
  summary: 'What a settlement file holds, and what of it is new; nothing is kept',
  audience: 'staff',
  carriedBy: 'multipart',
  maxBytes: SETTLEMENT_FORM_BYTES,
  input: z.object(chosen),
  output: z.object(reading),
  refusals: refusedFiles,
  idempotentBy: 'changes nothing',
})

export const importSettlement = endpoint({
  method: 'POST',
  path: '/api/Desk/Settlement/Files',
  summary:
    'Keep a settlement file: each transaction once, whatever file has it; one that says otherwise than before refuses all of it',
  audience: 'staff',
  carriedBy: 'multipart',
  maxBytes: SETTLEMENT_FORM_BYTES,
  input: z.object({ ...chosen, Reason: reasonField, Key: keyField }),
  output: z.object({
    State: z.literal('done'),
    /** False: this very file stood there before. */
    IsNew: z.boolean(),
    ...reading,
    /** What of its days differs now. */
    Differences: z.number(),
  }),
  refusals: [...refusedFiles, 'deed_differs', 'busy'],
  idempotentBy: `${byKey}; a transaction is kept once, a file once`,
})
