import { languages } from '@rihla/contract/values/language'
import * as z from 'zod/mini'

/** How a value stands in a cell of a CSV file; in JSON it is what it is. */
type Cell = 'text' | 'number' | 'boolean' | 'list' | 'weekdays' | 'json'
/** What a code stands for: the table's column that holds it, and the one that others refer to. */
export type Reference = {
  readonly table: string
  readonly code: string
  readonly id: string
  /** What else must be true of `r`, its row, and of `o`, a staged one: as SQL. */
  readonly also?: string
  readonly staged?: string
}
export type Field = {
  readonly schema: z.ZodMiniType
  readonly cell: Cell
  /** The column, where it isn't called as the field. */
  readonly column?: string
  /** What a new row has when the field is left out, as SQL; without one it must be there. */
  readonly otherwise?: string
  /** Left out, it is `otherwise` in a row that is there, too: another field of the file says what it is. */
  readonly follows?: true
  readonly nullable?: boolean
  /** Of a list: an empty cell of it is an empty list; else it is left out, and an empty one isn't kept either. */
  readonly mayBeEmpty?: boolean
  /** In which rows `t` of a list the column stays, whatever the file says, as SQL. */
  readonly standsWhere?: (noun: string) => string
  /** From the staged row's field to the column's value, and back, as SQL. */
  readonly into: (name: string) => string
  readonly from: (column: string) => string
  readonly reference?: Reference
  readonly html?: true
}

const typed =
  (type: string) =>
  (name: string): string =>
    `(s.fields->>'${name}')::${type}`
const same = (column: string): string => column
const plain = (schema: z.ZodMiniType, cell: Cell, type: string, from = same): Field => ({
  schema,
  cell,
  into: typed(type),
  from,
})

export const maybe = (field: Field): Field => ({
  ...field,
  schema: z.nullable(field.schema),
  nullable: true,
  otherwise: 'null',
})
/** Left out it is `sql` in a new row, and stays as it was in one that is there. */
export const orElse = (field: Field, sql: string): Field => ({ ...field, otherwise: sql })
export const as = (column: string, field: Field): Field => ({ ...field, column })

export const text = (most = 200): Field =>
  plain(z.string().check(z.minLength(1), z.maxLength(most)), 'text', 'text')
/** What operators call it: their own words, the same from file to file. */
export const code: Field = plain(
  z
    .string()
    .check(
      z.maxLength(100, 'must have 100 characters at most'),
      z.regex(/^\S(.*\S)?$/s, 'must not be empty, nor begin or end with a space'),
    ),
  'text',
  'text',
)
export const html = (most = 20_000): Field => ({ ...text(most), html: true })
export const whole = (least: number, most: number, type = 'integer'): Field =>
  plain(
    z.number().check(z.int('must be a whole number'), z.gte(least), z.lte(most)),
    'number',
    type,
  )
export const decimal = (least: number, most: number): Field =>
  plain(z.number().check(z.gte(least), z.lte(most)), 'number', 'double precision')
export const yesNo = (otherwise: 'true' | 'false'): Field =>
  orElse(plain(z.boolean('must be yes or no'), 'boolean', 'boolean'), otherwise)
export const choice = (...values: readonly string[]): Field =>
  plain(z.enum(values as [string], `must be one of ${values.join(', ')}`), 'text', 'text')
export const language: Field = choice(...languages)

const isDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
export const date: Field = plain(
  z.string().check(z.refine(isDate, 'must be a date such as 2027-01-31')),
  'text',
  'date',
)
export const time: Field = plain(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')),
  'text',
  'time',
  (column) => `left(${column}::text, 5)`,
)
export const instant: Field = plain(
  z.iso.datetime('must be an instant such as 2027-01-31T21:00:00Z'),
  'text',
  'timestamptz',
  (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)

/** Kept as a whole number of hundredths or tenths. */
const scaled = (by: 10 | 100, least: number, most: number): Field => ({
  schema: z.number().check(
    z.gte(least),
    z.lte(most),
    z.refine(
      (value) => Math.abs(value * by - Math.round(value * by)) < 1e-6,
      `must have ${by === 100 ? 'two decimals' : 'one decimal'} at most`,
    ),
  ),
  cell: 'number',
  into: (name) => `round((s.fields->>'${name}')::numeric * ${by})::integer`,
  from: (column) => `trim_scale(${column} / ${by}.0)`,
})
/** In EGP. */
export const money = (least = 0.01): Field => scaled(100, least, 20_000_000)
/** In whole EGP: what the site shows of one is charged for each. */
export const pounds: Field = {
  ...money(1),
  schema: z.number().check(z.int('must be in whole EGP'), z.gte(1), z.lte(20_000_000)),
}
export const percent: Field = scaled(100, 0, 100)
/** Stars that travellers gave, 0 to 5 in tenths. */
export const rating: Field = scaled(10, 0, 5)

/** A text a line in a cell, a list in JSON. */
export const list = (most = 500, isHtml = false): Field => ({
  schema: z
    .array(
      z
        .string()
        .check(z.minLength(1), z.maxLength(most), z.regex(/^[^\r\n]*$/, 'must be one line')),
    )
    .check(z.maxLength(100)),
  cell: 'list',
  mayBeEmpty: true,
  otherwise: `'{}'`,
  into: (name) => `array(select jsonb_array_elements_text(s.fields->'${name}'))`,
  from: same,
  ...(isHtml && { html: true }),
})

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const dayNames = `array['${days.join("','")}']`
const day = z.enum(days as [string], `must be one of ${days.join(', ')}`)
export const weekday: Field = {
  schema: day,
  cell: 'text',
  into: (name) => `(array_position(${dayNames}, s.fields->>'${name}') - 1)::smallint`,
  from: (column) => `(${dayNames})[${column} + 1]`,
}
const everyDay = `'{0,1,2,3,4,5,6}'`
const someDays = z.array(day).check(z.maxLength(7))
/** What is left out runs every day; nothing that does runs on none. */
export const weekdays = (type: 'integer' | 'smallint'): Field => ({
  schema: someDays.check(z.minLength(1, 'must name a day, or be left out where it is every day')),
  cell: 'weekdays',
  mayBeEmpty: false,
  otherwise: everyDay,
  into: (name) =>
    `array(select (array_position(${dayNames}, d.name) - 1)::${type} from jsonb_array_elements_text(s.fields->'${name}') with ordinality d (name, n) order by d.n)`,
  from: (column) =>
    `array(select (${dayNames})[d.day + 1] from unnest(${column}) with ordinality d (day, n) order by d.n)`,
})
/** Of what may run on no weekday: it has days of its own. */
export const maybeWeekdays = (type: 'integer' | 'smallint'): Field => ({
  ...weekdays(type),
  schema: someDays,
  mayBeEmpty: true,
  otherwise: `'{}'`,
})

export const json = (schema: z.ZodMiniType): Field => ({
  schema,
  cell: 'json',
  into: (name) => `nullif(s.fields->'${name}', 'null'::jsonb)`,
  from: same,
})

/** A row of another table, by its code. */
export const to = (table: string, column: string, by = 'code', id = 'id'): Field => ({
  ...code,
  column,
  reference: { table, code: by, id },
  into: (name) => `(select r.${id} from ${table} r where r.${by} = s.fields->>'${name}')`,
  from: (own) => `(select r.${by} from ${table} r where r.${id} = ${own})`,
})
