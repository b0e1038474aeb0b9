import fc from 'fast-check'

type Check = {
  readonly _zod: { readonly def: { check: string; maximum?: number; pattern?: RegExp } }
}
type Schema = { readonly _zod: { readonly def: Definition; readonly bag: Bag } }
type Bag = { minimum?: number; maximum?: number; patterns?: Set<RegExp>; format?: string }
type Definition = {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly Check[]
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string | number>>
  readonly in?: Schema
  readonly out?: Schema
}

/** What a field of this name is likely to mean; undefined where its schema says enough. */
export type Hints = (field: string) => fc.Arbitrary<unknown> | undefined

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('ni', 'القاهرة', 'Nour Mostafa', 'en', '1'),
)

const numberOf = ({ minimum = 0, maximum = 100 }: Bag, whole: boolean): fc.Arbitrary<number> => {
  const [low, high] = [Math.max(minimum, -5), Math.min(maximum, Math.max(minimum, -5) + 12)]
  const edges = fc.constantFrom(minimum, maximum)
  const near = whole
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true })
  return fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: edges })
}

const textOf = ({ maximum = 40, patterns }: Bag): fc.Arbitrary<string> => {
  const [pattern] = patterns ?? []
  if (pattern) return fc.stringMatching(pattern)
  const full = fc.constant('x'.repeat(maximum))
  return fc.oneof(
    { weight: 9, arbitrary: text.map((it) => it.slice(0, maximum)) },
    { weight: 1, arbitrary: full },
  )
}

const BYTES = String.raw`^[\w-]+$`
const asBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** Inputs as a call describes them: most of them are valid, all are close to it. */
export function arbitraryOf(schema: Schema, hints: Hints, field = ''): fc.Arbitrary<unknown> {
  // Says more than its name: other calls' fields of that name are numbers.
  if (schema._zod.def.format === 'uuid') return fc.uuid()
  // Likewise bytes as base64url: a passkey's id is no number.
  if (schema._zod.def.checks?.some(({ _zod }) => _zod.def.pattern?.source === BYTES))
    return fc.uint8Array({ minLength: 1, maxLength: 60 }).map(asBase64url)
  const hint = hints(field)
  if (hint) return hint
  const { type, shape, innerType, element, options, values, entries, checks, ...rest } =
    schema._zod.def
  const { bag } = schema._zod
  const inner = (of: Schema): fc.Arbitrary<unknown> => arbitraryOf(of, hints, field)
  if (shape)
    return fc.record(
      Object.fromEntries(
        Object.entries(shape).map(([name, of]) => [name, arbitraryOf(of, hints, name)]),
      ),
    )
  if (innerType)
    return fc.oneof(
      { weight: 3, arbitrary: inner(innerType) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  if (options) return fc.oneof(...options.map(inner))
  if (values) return fc.constantFrom(...values)
  if (entries) return fc.constantFrom(...Object.values(entries))
  if (element) {
    const most = checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum ?? 5
    return fc.array(inner(element), { maxLength: Math.min(most, 10) })
  }
  if (rest.in && rest.out) return inner(rest.in._zod.def.type === 'transform' ? rest.out : rest.in)
  if (type === 'number')
    return numberOf(bag, checks?.some(({ _zod }) => _zod.def.check === 'number_format') ?? false)
  if (type === 'string') return textOf(bag)
  if (type === 'boolean') return fc.boolean()
  if (type === 'file')
    return fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  throw new Error(`Nothing is known of a ${type}: ${field}`)
}

/** What an attacker sends to break it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    '',
    ' ',
    0,
    -1,
    1.5,
    -0,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    [[['5']]],
    [2],
    ['1', '2'],
    { $gt: '' },
    { length: 2 ** 31 },
    { toString: 1, valueOf: 1 },
    'NaN',
    'Infinity',
    '0x10',
    '1e9',
    '٥',
    '5;',
    '-0',
    '1e999',
    '2147483648',
    '9'.repeat(400),
    '9999-12-31',
    '0000-00-00',
    '2026-02-30',
    '2200-12-31',
    '1900-01-01',
    '12/31/2026T',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '%',
    '%00',
    '%_%',
    '\\',
    '\\u0000',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}',
    '../../etc/passwd',
    '__proto__',
    'x'.repeat(5000),
    'م'.repeat(3000),
    '(((((',
    '&|!:*',
    '"',
    '👩‍👩‍👧'.repeat(40),
    Array.from({ length: 500 }, () => 1),
    Array.from({ length: 50 }, () => ({})),
    JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
)

/** A valid input in which some of the fields became something else, or are missing. */
export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 2 }))
    .map(([input, changes]) => {
      const changed = { ...(input as Record<string, unknown>) }
      const names = Object.keys(changed)
      for (const [at, value] of changes) {
        const name = names[at % Math.max(1, names.length)] ?? 'unknown'
        const field = changed[name]
        const within = typeof field === 'object' && field !== null && !(field instanceof File)
        changed[name] =
          within && at % 2 === 0 ? { ...field, [Object.keys(field)[0] ?? 'x']: value } : value
      }
      return changed
    })
