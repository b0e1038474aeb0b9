import * as z from 'zod/mini'
import { optionalField, textField } from '../values/fields.ts'

/** What may be asked of a guest, by its name on the wire. */
export const guestFieldIds = [
  'Name',
  'Surname',
  'Email',
  'PhoneNumber',
  'Nationality',
  'Age',
  'DocumentType',
  'DocumentValue',
  'Address',
  'City',
  'Country',
  'PostalCode',
] as const
export type GuestFieldId = (typeof guestFieldIds)[number]

export const guestFieldTypes = ['text', 'date', 'number', 'select', 'phone'] as const

/** What a list is chosen from: the countries, by their code, or what stands here. */
const selections = z.union([
  z.literal('Countries'),
  z.array(z.object({ Value: z.string(), Text: z.string() })),
])

export const requiredField = z.object({
  FieldId: z.enum(guestFieldIds),
  FieldType: z.enum(guestFieldTypes),
  FieldPlaceHolder: z.string(),
  /** What is known already; empty: nothing. */
  FieldValue: z.string(),
  /** False: it was agreed before and stands as it is. */
  IsEditable: z.boolean(),
  FieldSelectionsSource: z.nullable(selections),
})
export type RequiredField = z.output<typeof requiredField>

export const paxFields = z.object({
  PaxId: z.number(),
  PaxTitle: z.string(),
  RequiredFields: z.array(requiredField),
})
export type PaxFields = z.output<typeof paxFields>

const text = (max: number) => optionalField(textField(max))

/** A guest as they are named; which of it is required stands in PaxRequiredFields. */
export const paxInput = z.object({
  PaxId: optionalField(z.number().check(z.gte(1), z.lte(100))),
  Name: text(60),
  Surname: text(60),
  PhoneNumber: text(40),
  Email: text(254),
  DocumentType: text(40),
  DocumentValue: text(60),
  Address: text(200),
  City: text(100),
  Country: text(2),
  PostalCode: text(20),
  Age: optionalField(z.union([z.number().check(z.gte(-1), z.lte(1e6)), textField(20)])),
  Nationality: text(2),
  /** The name as its owner writes it, for our own papers; hotels get the Latin one. */
  LocalName: text(100),
})
/** As it is read, and as it is sent. */
export type PaxInput = z.output<typeof paxInput>
export type TypedPax = z.input<typeof paxInput>
