import type { Hono } from 'hono'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { toResponse, type AnswerCache, type Made } from './cache/answer-cache.ts'
import type { Call, CallInput, CallOutput } from './call.ts'
import type { Caller, HttpEnv } from './caller.ts'
import { takesGzip } from './cache/json-answer.ts'
import { JsonText } from './cache/json-text.ts'
import type { Limit, RateLimits } from './protection/rate-limits.ts'
import { apiHeadersOf } from './protection/security-headers.ts'
import { readRaw, toInput } from './read-input.ts'

/** What a handler may do to the answer beside its data. */
export type Reply = {
  setHeader(name: string, value: string): void
  /** Of a call that is kept: keeps this answer for so many seconds instead. */
  keepFor(seconds: number): void
}

export type Handler<C extends Call> = (
  input: CallInput<C>,
  caller: Caller,
  reply: Reply,
) => Promise<CallOutput<C> | JsonText<CallOutput<C>> | Refusal>

export type MountOptions = {
  /** Counted before the handler runs. */
  limits?: readonly Limit[]
  /**
   * Caches the answer for so many seconds, for all callers that send the same to the same address
   * in the same language. It sets no header of its own, since a cookie would reach other users.
   */
  cacheSeconds?: number
}

/** Puts a described call in place: guard, parse, one call of the domain, answer in the envelope. */
export type Mount = <C extends Call>(call: C, handle: Handler<C>, options?: MountOptions) => void

export type MountDeps = {
  /** Turns a refusal into the HTTP answer, in the caller's language. */
  present(refusal: Refusal, caller: Caller, fields?: Record<string, string>): Response
  limits: RateLimits
  cache: AnswerCache
}

/** A `Mount` onto this Hono app; `mounted` collects what was put in place. */
export function createMount(app: Hono<HttpEnv>, deps: MountDeps, mounted: Call[]): Mount {
  return (call, handle, options = {}) => {
    mounted.push(call)
    app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const caller = c.get('caller')
      const refused = await guard(call, caller, deps.limits, options.limits)
      if (refused) return deps.present(refused, caller)
      const raw = await readRaw(c, call)
      const headers: [string, string][] = []
      let keepSeconds = options.cacheSeconds ?? 0
      const answer = async (): Promise<Made> => {
        const parsed = call.input.safeParse(toInput(raw, call, c.req.param()))
        if (!parsed.success)
          return deps.present(refuse('invalid_input'), caller, fieldsOf(parsed.error))
        const data = await handle(parsed.data, caller, {
          setHeader(name, value) {
            if (options.cacheSeconds) throw new Error(`${call.path} is kept: it may set no header`)
            headers.push([name, value])
          },
          keepFor: (seconds) => void (keepSeconds = seconds),
        })
        if (isRefusal(data)) return deps.present(data, caller)
        if (data instanceof JsonText) return `{"Error":null,"Data":${data.text}}`
        return JSON.stringify({ Error: null, Data: data ?? null })
      }
      const answering = {
        gzip: takesGzip(c.req.header('accept-encoding')),
        headers: apiHeadersOf(caller.requestId),
      }
      if (!options.cacheSeconds || typeof raw !== 'string') {
        const made = await answer()
        const response = await toResponse(made, answering)
        if (response !== made)
          for (const [name, value] of headers) response.headers.append(name, value)
        return response
      }
      return deps.cache.through(
        `${call.method} ${c.req.path} ${caller.language} ${raw}`,
        () => keepSeconds,
        answer,
        answering,
      )
    })
  }
}

async function guard(
  call: Call,
  caller: Caller,
  limits: RateLimits,
  wanted: readonly Limit[] | undefined,
): Promise<Refusal | null> {
  if (call.audience !== 'anyone') {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    if (call.audience === 'staff' && identity.role !== 'staff') return refuse('forbidden')
  }
  for (const limit of wanted ?? []) {
    const wait = await limits.count(limit, caller.address)
    if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  }
  return null
}

function fieldsOf(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[]
}): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.map(String).join('.')] ??= issue.message
  return fields
}
