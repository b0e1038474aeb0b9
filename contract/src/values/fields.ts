import * as z from 'zod/mini'
import { parseWireDate, type CalendarDate } from './dates.ts'
import { parseModule, type Module } from '../modules.ts'
import { trimmed } from './trimmed.ts'

/** A date in any accepted wire format, read to `YYYY-MM-DD`; refused when not a real date. */
export const dateField = z.pipe(
  z.string().check(z.maxLength(40)),
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

/** The largest number that an `integer` column takes. */
export const INTEGER_MAX = 2_147_483_647

/** A number as queries carry it: digits, and no list, boolean, hex or exponent. */
const numberText = z
  .string()
  .check(z.trim(), z.maxLength(40), z.regex(/^-?\d{1,16}(?:\.\d{1,16})?$/))
const bounded = (...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  z.pipe(
    z.pipe(z.union([z.number().check(...checks), numberText]), z.transform(Number)),
    z.number().check(...checks),
  )

/** A number from `min` to `max`, as a number or as text of digits. */
export const numberField = (min: number, max: number) => bounded(z.gte(min), z.lte(max))

/** A whole number from `min` to `max`, as a number or as text of digits. */
export const wholeNumber = (min: number, max: number) => bounded(z.int(), z.gte(min), z.lte(max))

/** A whole number that fits PostgreSQL's int8 ids and JavaScript; numeric text is accepted. */
export const idField = wholeNumber(1, Number.MAX_SAFE_INTEGER)

/** An id, or 0 for none. */
export const idOrZero = z._default(optionalField(wholeNumber(0, Number.MAX_SAFE_INTEGER)), 0)

/** Whole EGP or a part of it, never negative: what prices are filtered by. */
export const egpField = numberField(0, 999_999_999)

const flags = new Map([
  ...['true', '1', 'yes'].map((word) => [word, true] as const),
  ...['false', '0', 'no'].map((word) => [word, false] as const),
])

/** Yes or no: a boolean, 1 or 0, or such a word in any case; everything else is refused. */
export const flagField = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.string().check(z.maxLength(10))]),
  z.transform((value, context): boolean => {
    const flag = flags.get(String(value).trim().toLowerCase())
    if (flag === undefined)
      context.issues.push({ code: 'custom', input: value, message: 'neither yes nor no' })
    return flag ?? false
  }),
)

/**
 * Control characters other than tab and line ends: users don't type them, and PostgreSQL keeps no
 * NUL.
 */
const unprintable = /[^\P{Cc}\t\n\r]/gu

/** A text without control characters, trimmed and limited in length. */
export const textField = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => trimmed(text.replaceAll(unprintable, ''))),
    ),
    z.string().check(z.maxLength(max)),
  )

/** A text that stays as it stands when it is absent or null; an empty one takes it away. */
export const keptText = (max: number) => z.optional(z.nullable(textField(max)))

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `4,9`: whole numbers between commas, or a list of them; anything else is refused. */
export const numberList = z.pipe(
  z.pipe(
    z.union([
      z.string().check(z.maxLength(200)),
      z.array(z.union([z.number(), z.string()])).check(z.maxLength(40)),
    ]),
    z.transform((value) => (typeof value === 'string' ? partsOf(value) : value)),
  ),
  z.array(wholeNumber(0, 200)).check(z.maxLength(40)),
)

/** `ModuleType` and `Module` are accepted as text or number. */
export const moduleField = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.number().check(z.gte(-1), z.lte(99))]),
  z.transform((value, context): Module => {
    const module = parseModule(value)
    if (module) return module
    context.issues.push({ code: 'custom', input: value, message: 'unknown module' })
    return 'Unknown'
  }),
)
