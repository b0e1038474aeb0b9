import * as z from 'zod/mini'
import { ALT_MAX, ALT_MIN, PHOTO_MAX_BYTES, photoShapeNames } from '../content/photo-shapes.ts'
import { contentRows } from '../content/rows.ts'
import { contentTableNames, ROWS_MAX, shapeOf, type ContentTable } from '../content/tables.ts'
import { endpoint } from '../endpoint.ts'
import { numberField, textField } from '../values/fields.ts'
import { languages } from '../values/language.ts'
import { byKey, keyField, reasonField } from './fields.ts'

/** Bytes of a body with a table: texts of a hundred rows in both languages. */
const CONTENT_MAX_BYTES = 2 * 1024 * 1024
/** Of a form with a photograph: what stands around it, too. */
const PHOTO_FORM_BYTES = PHOTO_MAX_BYTES + 64 * 1024

/** A row as editors write it: its fields are those of `content/tables.ts`. */
export type ContentRow = Readonly<Record<string, unknown>>
/** The rows of a table by language, or under `all` where each speaks every language. */
export type ContentRowsByLanguage = Readonly<Record<string, readonly ContentRow[]>>

const edited = {
  /** What the next save must name. */
  Edition: z.string(),
  Rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
}

export const getDeskContent = endpoint({
  method: 'GET',
  path: '/api/Desk/Content',
  summary: 'A table of what editors write for the public pages, in every language',
  audience: 'staff',
  input: z.object({ Table: z.enum(contentTableNames as [ContentTable, ...ContentTable[]]) }),
  output: z.object({ Table: z.string(), ...edited }),
  refusals: ['not_for_your_role'],
})

function contentOf(table: ContentTable) {
  const { single, byLanguage } = shapeOf(table)
  const rows = z.array(contentRows[table]).check(z.maxLength(single ? 1 : ROWS_MAX))
  const names = byLanguage ? languages : ['all']
  return z.object({
    Table: z.literal(table),
    Rows: z.strictObject(Object.fromEntries(names.map((name) => [name, rows]))),
  })
}
const [first, ...others] = contentTableNames.map(contentOf)
if (!first) throw new Error('There is no table of content')

export const saveContent = endpoint({
  method: 'POST',
  path: '/api/Desk/Content',
  summary: 'Save a table over the edition that was being edited; the public pages show it at once',
  audience: 'staff',
  maxBytes: CONTENT_MAX_BYTES,
  input: z.object({
    Reason: reasonField,
    Key: keyField,
    Edition: z.string().check(z.maxLength(40)),
    Content: z.discriminatedUnion('Table', [first, ...others]),
  }),
  output: z.object({ State: z.literal('done'), Edition: z.string() }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'content_changed',
    'content_repeated',
    'photo_gone',
    'busy',
  ],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
})

const alt = z.pipe(textField(ALT_MAX), z.string().check(z.minLength(ALT_MIN)))
/** Where the kept part lies between both ends, as CSS places it: 0 at the start of the picture, 100 at its end. */
const along = numberField(0, 100)

export const uploadContentPhoto = endpoint({
  method: 'POST',
  path: '/api/Desk/Content/Photo',
  summary: 'Keep a photograph for a public page, cut to the shape of its place, as WebP',
  audience: 'staff',
  carriedBy: 'multipart',
  maxBytes: PHOTO_FORM_BYTES,
  input: z.object({
    Key: keyField,
    Image: z.file().check(z.maxSize(PHOTO_FORM_BYTES)),
    Shape: z.enum(photoShapeNames),
    Across: along,
    Down: along,
    AltEn: alt,
    AltAr: alt,
  }),
  output: z.object({ State: z.literal('done'), Url: z.string() }),
  refusals: ['not_for_your_role', 'deed_differs', 'photo_format', 'photo_too_large', 'busy'],
  idempotentBy: `${byKey}; the same photograph in the same shape is kept once`,
})
