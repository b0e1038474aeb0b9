type Value = string | number | boolean | null
/** What stands where, such as `en.1.links.2.label`: rows and lists are counted from 1. */
export type Flat = Readonly<Record<string, Value>>

function add(flat: Record<string, Value>, path: string, value: unknown): void {
  if (Array.isArray(value)) value.forEach((it, at) => add(flat, `${path}.${at + 1}`, it))
  else if (typeof value === 'object' && value !== null)
    for (const [name, it] of Object.entries(value)) add(flat, path ? `${path}.${name}` : name, it)
  else flat[path] = value as Value
}

/** The fields of a table, each by its place. */
export function flatRows(rows: Readonly<Record<string, readonly object[]>>): Flat {
  const flat: Record<string, Value> = {}
  add(flat, '', rows)
  return flat
}

/** The places at which two say something else. */
export const differing = (a: Flat, b: Flat): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (place) => (a[place] ?? null) !== (b[place] ?? null),
  )

/** What stands at these places; null where nothing does. */
export const standing = (flat: Flat, places: readonly string[]): Flat =>
  Object.fromEntries(places.map((place) => [place, flat[place] ?? null]))
