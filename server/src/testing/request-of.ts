import type { Call } from '../platform/http/call.ts'

/** A value as it stands in an address or a form. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** The request for an input, whatever that is; a text is sent as it is. */
export function requestOf(call: Call, input: unknown): [string, RequestInit] {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(fields[name] ?? 1).toWellFormed()),
  )
  const { method } = call
  if (call.carriedBy === 'multipart' && typeof input !== 'string') {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.set(name, value instanceof File ? value : asText(value))
    return [path, { method, body: form }]
  }
  if (call.carriedBy === 'query' || method === 'GET' || method === 'DELETE') {
    if (typeof input === 'string') return [`${path}${input}`, { method }]
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(given.map(([name, value]) => [name, asText(value)]))
    return [`${path}?${query}`, { method }]
  }
  const headers = { 'content-type': 'application/json' }
  return [path, { method, headers, body: typeof input === 'string' ? input : asText(input) }]
}
