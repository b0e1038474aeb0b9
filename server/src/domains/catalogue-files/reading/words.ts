import type * as z from 'zod/mini'

/** One thing that is wrong: `row` counts from 1, without the heading of a CSV file. */
export type Wrong = { readonly file: string; readonly row?: number; readonly what: string }

export const sentence = ({ file, row, what }: Wrong): string =>
  row === undefined ? `${file}: ${what}` : `${file}, row ${row}, ${what}`

type Issue = z.core.$ZodIssue & {
  readonly expected?: unknown
  readonly keys?: readonly string[]
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly origin?: unknown
}

const typeNames: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a row of fields',
}

/** What is wrong with a field, in plain words; rules that have words of their own keep them. */
export function wordsOf(issue: z.core.$ZodIssue): string {
  const { code, message, expected, keys, minimum, maximum, origin, path } = issue as Issue
  const field = path.join('.') || 'the row'
  if (code === 'unrecognized_keys') return `there is no field ${keys?.join(', ') ?? ''}`
  if (code === 'invalid_type' && !message.startsWith('must'))
    return `${field}: must be there, and be ${typeNames[String(expected)] ?? String(expected)}`
  const long = origin === 'string' || origin === 'array'
  if (code === 'too_small' && !message.startsWith('must'))
    return `${field}: must not be ${long ? 'empty or shorter' : 'less'} than ${String(minimum)}`
  if (code === 'too_big' && !message.startsWith('must'))
    return `${field}: must not be ${long ? 'longer' : 'more'} than ${String(maximum)}`
  return `${field}: ${message}`
}
