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

/** A text that is trimmed and limited in length. */
export const textField = (max: number) => z.string().check(z.trim(), z.maxLength(max))
