import * as z from 'zod/mini'
import {
  ADDRESS_MAX,
  contentTableNames,
  isAddress,
  isKey,
  isLink,
  isOwnFile,
  isPrintable,
  KEY_MAX,
  ROWS_MAX,
  shapeOf,
  type ContentField,
  type ContentFields,
  type ContentTable,
} from './tables.ts'

// What editors wrote as rows that are checked: those of the files of `content:export` and `content:import`,
// a JSON list for each table, in a folder for each language where its texts are of one; and of the desk.

const printable = z.refine<string>(isPrintable, 'must have no control characters')
const address = z
  .string()
  .check(z.refine(isAddress, 'must begin with / or https://'), printable, z.maxLength(ADDRESS_MAX))
const ownFile = z
  .string()
  .check(
    z.refine(isOwnFile, 'must begin with /, since pages load no files from elsewhere'),
    printable,
    z.maxLength(ADDRESS_MAX),
  )
const link = z
  .string()
  .check(
    z.refine(isLink, 'must begin with /, #, https://, mailto: or tel:'),
    printable,
    z.maxLength(ADDRESS_MAX),
  )
const key = z
  .string()
  .check(z.maxLength(KEY_MAX), z.refine(isKey, 'must be small letters, digits, - and _'))

const maybe = (schema: z.ZodMiniType<unknown>) => z._default(z.nullable(schema), null)

/** What a field takes. */
function schemaOf(field: ContentField): z.ZodMiniType {
  switch (field.kind) {
    case 'text': {
      const text = z.string().check(
        z.minLength(1),
        z.maxLength(field.max),
        z.refine((it) => it === '' || it.trim() !== '', 'must not be empty'),
        printable,
      )
      if (field.otherwise !== undefined) return z._default(text, field.otherwise)
      return field.required ? text : maybe(text)
    }
    case 'address':
      return field.required ? address : maybe(address)
    case 'file':
    case 'picture':
      return field.required ? ownFile : maybe(ownFile)
    case 'link':
      return link
    case 'key':
      return key
    case 'flag':
      return z._default(z.boolean(), field.otherwise)
    case 'number': {
      const number = z.number().check(z.gte(0), z.lte(field.max), z.multipleOf(field.step))
      return field.otherwise === null ? maybe(number) : z._default(number, field.otherwise)
    }
    case 'choice':
      return z.enum(field.of)
  }
}

const schemasOf = (fields: ContentFields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

/** A field of before: nothing is written in it any more. */
const movedTo = (table: string): z.ZodMiniType =>
  z.optional(
    z.nullable(
      z.string().check(
        z.maxLength(ADDRESS_MAX),
        z.refine(() => false, `stands in ${table} by now`),
      ),
    ),
  )

const endsAfterStart = z.refine<Record<string, unknown>>(
  (it) => Number(it['background_video_end_time']) > Number(it['background_video_start_time']),
  { path: ['background_video_end_time'], message: 'must come after its start' },
)

function rowOf(table: ContentTable): z.ZodMiniObject {
  const { fields, part, moved = {} } = shapeOf(table)
  const rows = part && z.array(z.strictObject(schemasOf(part.fields))).check(z.maxLength(ROWS_MAX))
  const row = z.strictObject({
    ...schemasOf(fields),
    ...Object.fromEntries(Object.entries(moved).map(([name, to]) => [name, movedTo(to)])),
    ...(part && rows && { [part.field]: z._default(rows, []) }),
  })
  return table === 'hero_content' ? row.check(endsAfterStart) : row
}

/** What a row of each table is like. */
export const contentRows = Object.fromEntries(
  contentTableNames.map((table) => [table, rowOf(table)]),
) as Readonly<Record<ContentTable, z.ZodMiniObject>>
