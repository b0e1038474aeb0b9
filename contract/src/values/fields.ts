import * as z from 'zod/mini'
import { parseWireDate, type CalendarDate } from './dates.ts'

/** A date in any accepted wire format, read to `YYYY-MM-DD`; refused when not a real date. */
export const dateField = z.pipe(
  z.string(),
  z.transform((text, context): CalendarDate => {
    const date = parseWireDate(text)
    if (date) return date
    context.issues.push({ code: 'custom', input: text, message: 'not a calendar date' })
    return text
  }),
)

const emptyToUndefined = (value: unknown): unknown =>
  value === null || value === '' ? undefined : value

/** A field that may be absent, null or empty; all three mean 'not given'. */
export const optionalField = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.pipe(z.transform(emptyToUndefined), z.optional(schema)))

/** A whole number that fits PostgreSQL's int8 ids and JavaScript; numeric text is accepted. */
export const idField = z.coerce.number().check(z.int(), z.positive())

/** Control characters other than tab and line ends: nobody types them, and PostgreSQL keeps no NUL. */
const unprintable = /[^\P{Cc}\t\n\r]/gu

/** A text without control characters, trimmed and limited in length. */
export const textField = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll(unprintable, '').trim()),
    ),
    z.string().check(z.maxLength(max)),
  )

/** The largest number that an `integer` column takes. */
export const INTEGER_MAX = 2_147_483_647
