import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { IncomingMessage } from 'node:http'
import { refuse, type Refusal } from '../refusal.ts'
import type { Caller, HttpEnv } from './caller.ts'

export type BodyDeps = {
  /** Bytes that a body may have at this path. */
  limitOf(path: string): number
  present(refusal: Refusal, caller: Caller): Response
}

/** What is too large, or unwanted, is still read so far, and for so long, to save its connection. */
const DRAINED_BYTES = 8 * 1024 * 1024
const DRAINED_MS = 5000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>
type Read = { readonly ended: boolean; readonly bytes: Uint8Array<ArrayBuffer> | null }

/**
 * Refuses bodies past their limit, and leaves none unread. A connection on which an answer overtakes
 * its request can't go on: the next request on it, behind a proxy perhaps another traveller's, would
 * be lost. So the rest is read and thrown away, or, where that is too much, the end is announced.
 */
export const limitBodies = ({ limitOf, present }: BodyDeps) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const length = c.req.header('content-length')
    const chunked = c.req.header('transfer-encoding') !== undefined
    const { method } = c.req.raw
    if ((length === undefined && !chunked) || method === 'GET' || method === 'HEAD') return next()
    const limit = limitOf(c.req.path)
    if (!chunked && Number(length) <= limit) {
      await next()
      if (!(await isReadToItsEnd(c))) c.res.headers.set('connection', 'close')
      return
    }
    const hopeless = Number(length) > DRAINED_BYTES
    const body = hopeless ? null : c.req.raw.body
    const { ended, bytes } = await read(body, chunked ? limit : 0)
    if (bytes && !hopeless) {
      c.req.raw = new Request(c.req.raw, { method, body: bytes })
      return next()
    }
    const refused = present(refuse('too_large'), c.get('caller'))
    if (!ended || hopeless) refused.headers.set('connection', 'close')
    return refused
  })

/** Reads the rest of an unread body, which is no more than the limit. */
async function isReadToItsEnd(c: Context): Promise<boolean> {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (!incoming || incoming.readableEnded) return true
  const late = new Promise((resolve) => void setTimeout(resolve, DRAINED_MS).unref())
  await Promise.race([c.req.raw.arrayBuffer().catch(() => undefined), late])
  return incoming.readableEnded
}

/** A body's bytes up to `limit`; null when there are more, which are read past. */
async function read(body: Body | null, limit: number): Promise<Read> {
  if (!body) return { ended: false, bytes: null }
  const reader = body.getReader()
  const late = new Promise<'late'>((resolve) => {
    setTimeout(resolve, DRAINED_MS, 'late').unref()
  })
  let parts: Uint8Array[] = []
  let size = 0
  while (size <= DRAINED_BYTES) {
    const next = await Promise.race([reader.read(), late])
    if (next === 'late') return { ended: false, bytes: null }
    if (next.done) return { ended: true, bytes: size > limit ? null : Buffer.concat(parts) }
    size += next.value.length
    if (size > limit) parts = []
    else parts.push(next.value)
  }
  return { ended: false, bytes: null }
}
