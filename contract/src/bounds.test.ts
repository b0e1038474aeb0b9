import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './index.ts'

type Check = { _zod: { def: { check: string; value?: number; maximum?: number } } }
type Schema = { _zod: { def: Definition } }
type Definition = {
  type: string
  checks?: readonly Check[]
  shape?: Readonly<Record<string, Schema>>
  innerType?: Schema
  element?: Schema
  options?: readonly Schema[]
  in?: Schema
  out?: Schema
}

const has = (definition: Definition, ...kinds: string[]): boolean =>
  kinds.every((kind) => definition.checks?.some((check) => check._zod.def.check === kind))

/** The parts of an input that may be as large, long or deep as they like, by their paths. */
function unbounded(schema: Schema, path: string): string[] {
  const definition = schema._zod.def
  const { type, innerType, element, in: before, out: after, options, shape } = definition
  if (innerType) return unbounded(innerType, path)
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) => unbounded(field, `${path}.${name}`))
  if (options) return options.flatMap((option) => unbounded(option, path))
  // What is bounded before it is changed, or after it, is bounded.
  if (before && after) return unbounded(before, path).length === 0 ? [] : unbounded(after, path)
  if (element)
    return [...(has(definition, 'max_length') ? [] : [path]), ...unbounded(element, `${path}[]`)]
  if (type === 'string') return has(definition, 'max_length') ? [] : [path]
  if (type === 'number') return has(definition, 'greater_than', 'less_than') ? [] : [path]
  if (type === 'file') return has(definition, 'max_size') ? [] : [path]
  return ['boolean', 'literal', 'enum'].includes(type) ? [] : [path]
}

test('every number, list, text and depth of every call has a bound', () => {
  const calls = Object.entries(api)
  expect(calls.length).toBeGreaterThan(60)
  expect(calls.flatMap(([name, call]) => unbounded(call.input, name))).toEqual([])
})

test.each<[string, Schema]>([
  ['a number', z.number()],
  ['a whole number', z.coerce.number().check(z.int(), z.gte(0))],
  ['a text', z.string()],
  [
    'a text that is trimmed',
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim()),
    ),
  ],
  ['a list', z.array(z.boolean())],
  ['a list of texts', z.array(z.string()).check(z.maxLength(3))],
  ['a list that may be missing', z.optional(z.nullable(z._default(z.array(z.boolean()), [])))],
  ['one of two', z.union([z.boolean(), z.string()])],
  ['anything', z.unknown()],
  ['a record', z.record(z.string(), z.boolean())],
  ['a file', z.file()],
  ['something deep inside', z.object({ a: z.object({ b: z.string() }) })],
])('the walk is awake: it finds %s without a bound', (_, schema) => {
  expect(unbounded(z.object({ field: schema as z.ZodMiniType }), 'call')).toHaveLength(1)
})

/** The fields of an input by their paths, and the parts of its lists. */
function fieldsOf(schema: Schema, path: string): { path: string; schema: Schema }[] {
  const { innerType, element, options, shape } = schema._zod.def
  if (innerType) return fieldsOf(innerType, path)
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))
  if (options) return options.flatMap((option) => fieldsOf(option, path))
  return [{ path, schema }, ...(element ? fieldsOf(element, `${path}[]`) : [])]
}

/** What it reads; undefined: it refuses that. */
const read = (schema: Schema, given: unknown): unknown =>
  // The walk knows only a schema's definition; each of them can parse.
  (schema as unknown as z.ZodMiniType).safeParse(given).data

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.some(isNumber))

/** Whether a number is read from what is none. */
function takesOthers(schema: Schema): boolean {
  const wrong = [[['5']], [true], ['0x10'], true, '0x10', '1e1', {}]
  const isList = Array.isArray(read(schema, [1]))
  return [...wrong, ...(isList ? [] : [[2]])].some((it) => isNumber(read(schema, it)))
}

test('no call takes a list, a yes or hexadecimal for a number', () => {
  const all = Object.entries(api).flatMap(([name, call]) => fieldsOf(call.input, name))
  const numbers = all.filter(({ schema }) => [1, '1', 100].some((it) => isNumber(read(schema, it))))
  expect(numbers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['getActivities.PageNumber', 'getHotels.Filters.Stars']),
  )
  const taken = numbers.filter(({ schema }) => takesOthers(schema))
  expect(taken.map(({ path }) => path)).toEqual([])
})

test('the walk is awake: a number that is coerced takes all of it', () => {
  expect(takesOthers(z.coerce.number())).toBe(true)
  expect(takesOthers(z.array(z.coerce.number()))).toBe(true)
})

test('no count is large enough to build something of', () => {
  const shapes = Object.entries(api).flatMap(([name, call]) => {
    // Zod's types hide the definition that the walk reads, and its schemas hide behind ours below.
    const shape = (call.input as unknown as Schema)._zod.def.shape ?? {}
    return Object.entries(shape).map(([field, schema]) => ({ name: `${name}.${field}`, schema }))
  })
  const counts = shapes.filter(({ name }) => /(Count|SeatsNumber|PageSize)$/.test(name))
  expect(counts.map(({ name }) => name)).toContain('setTempReservation.ChildrenCount')
  for (const { name, schema } of counts) {
    expect(read(schema, 2_147_483_647) ?? 0, name).toBeLessThanOrEqual(100)
  }
})
