import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField, optionalField, textField } from '../values/fields.ts'
import { MOST_COMPANIONS } from './companion-limits.ts'

export const companionDocuments = ['Passport', 'NationalId'] as const

/** Whom a traveller takes along; null: not said. Days are `YYYY-MM-DD`, countries their Code. */
export const companion = z.object({
  /** A UUID that the browser gives. */
  Id: z.string(),
  /** In Latin letters, as in the passport. */
  Name: z.string(),
  Surname: z.string(),
  /** As its owner writes it. */
  LocalName: z.nullable(z.string()),
  BirthDate: z.nullable(z.string()),
  Nationality: z.nullable(z.string()),
  DocumentType: z.nullable(z.enum(companionDocuments)),
  DocumentNumber: z.nullable(z.string()),
})
export type Companion = z.output<typeof companion>

export const getCompanions = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetCompanions',
  summary: 'Whom I take along, by name; Most 0 where none can be kept',
  audience: 'traveller',
  input: z.object({}),
  output: z.object({ Companions: z.array(companion), Most: z.number() }),
  refusals: [],
})

const id = z.uuid().check(z.maxLength(36))

export const saveCompanion = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SaveCompanion',
  summary: `Keep somebody I take along, or change them; at most ${MOST_COMPANIONS}`,
  audience: 'traveller',
  input: z.object({
    Id: id,
    Name: textField(60),
    Surname: textField(60),
    LocalName: optionalField(textField(100)),
    BirthDate: optionalField(dateField),
    Nationality: optionalField(textField(2)),
    DocumentType: optionalField(z.enum(companionDocuments)),
    DocumentNumber: optionalField(textField(60)),
  }),
  output: companion,
  refusals: [
    'companions_too_many',
    'companions_unavailable',
    'companion_document_incomplete',
    'guest_field_required',
    'guest_name_latin',
    'guest_date_invalid',
    'guest_choice_unknown',
  ],
  idempotentBy: 'Id: as it was saved last',
})

export const deleteCompanion = endpoint({
  method: 'POST',
  path: '/api/AccountApi/DeleteCompanion',
  summary: 'Forget somebody I take along',
  audience: 'traveller',
  input: z.object({ Id: id }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'Id: forgotten is forgotten',
})
