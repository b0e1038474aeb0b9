import { createHash } from 'node:crypto'

/**
 * The key of what a payment page sells: equal for equal terms, whatever the order of their fields.
 * `terms` is plain data; amounts in piastres.
 */
export const keyOfTerms = (terms: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(terms)))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
