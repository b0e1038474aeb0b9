import type { Context } from 'hono'
import type { Call } from './call.ts'

/** What arrived, unread: the query string, the body's text, or the parts of a form. */
export type Raw = string | FormData

const inQuery = (call: Call): boolean =>
  call.carriedBy === 'query' ||
  (call.carriedBy === undefined && (call.method === 'GET' || call.method === 'DELETE'))

/** The query with its question mark; to read the whole address would cost as much as many an answer. */
function queryOf(url: string): string {
  const from = url.indexOf('?')
  const to = url.indexOf('#')
  return from < 0 || (to >= 0 && to < from) ? '' : url.slice(from, to < 0 ? undefined : to)
}

/** Reads what a call was sent, by the way its description names; broken forms read as nothing. */
export async function readRaw(c: Context, call: Call): Promise<Raw> {
  if (inQuery(call)) return queryOf(c.req.url)
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  if (call.carriedBy !== 'multipart' || !isForm) return c.req.text()
  // A body past its limit is not a broken form: that error passes through to the limit's own
  // handler.
  const body = await c.req.arrayBuffer()
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  return new Response(body, { headers }).formData().catch(() => '-')
}

/** The input as the description will parse it, path parameters included; undefined for no JSON. */
export function toInput(raw: Raw, call: Call, path: Record<string, string>): unknown {
  if (typeof raw !== 'string') return { ...Object.fromEntries(withoutEmptyFiles(raw)), ...path }
  if (inQuery(call)) return { ...Object.fromEntries(new URLSearchParams(raw)), ...path }
  if (raw.trim() === '') return { ...path }
  try {
    const body: unknown = JSON.parse(raw)
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, ...path }
      : body
  } catch {
    return undefined
  }
}

/** Browsers send an empty file field as a file without name and bytes. */
const withoutEmptyFiles = (form: FormData): [string, string | File][] =>
  [...form].filter(([, value]) => typeof value === 'string' || value.size > 0 || value.name !== '')
