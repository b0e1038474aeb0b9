import type { Api } from '@rihla/contract'
import type { InputOf, OutputOf } from '@rihla/contract/endpoint'
import { deviceTag, type Language } from '@rihla/contract/values/language'
import publicCalls, { type Calls } from 'virtual:api-calls'
import { deadline } from './deadline.ts'
import {
  ApiProblem,
  foreignProblem,
  isRetryable,
  networkProblem,
  problemOf,
  timeoutProblem,
} from './problem.ts'

export type CallName = keyof Api
type Input<N extends CallName> = InputOf<Api[N]>
type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/** What a caller may send; a field that may be undefined may also be left out. */
export type CallInput<N extends CallName> = Omit<Input<N>, Optional<Input<N>>> &
  Partial<Pick<Input<N>, Optional<Input<N>>>>
export type CallOutput<N extends CallName> = OutputOf<Api[N]>
export type CallOptions = {
  retries?: number
  signal?: AbortSignal
  language?: Language
  /** What sends it in place of `fetch`: files whose progress is shown. */
  send?: (request: Request) => Promise<Response>
  timeoutMs?: number
}

export type ApiClient = {
  /** Makes one call of the contract; throws ApiProblem when it is refused or fails. */
  call: <N extends CallName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ) => Promise<CallOutput<N>>
  /** Asks for a stream, with the headers of every call: no envelope, no time limit, no other try. */
  stream: (path: string, signal: AbortSignal) => Promise<Response>
}

export type ApiClientDeps = {
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  language: () => Language
  /** Application-Id, Auth-Key and whatever else each call carries; a call isn't sent where this throws. */
  headers: () => Headers
  onUnauthorized?: () => void
  /** Called with the server's clock on each answer. */
  onServerTime?: (at: Date) => void
  /** Called with each call that succeeded, what it sent and what it was answered. */
  onAnswer?: (name: CallName, input: object, answer: unknown) => void
  timeoutMs?: number
  retries?: number
  wait?: (ms: number) => Promise<void>
}

export const APP_VERSION = '1.0.0'
const TIMEOUT_MS = 25_000
const RETRIES = 2
const RETRY_DELAY_MS = 1500

let calls = publicCalls

/** Makes calls known that only some pages make, and bring with them. */
export const addCalls = (more: Calls): void => void (calls = { ...calls, ...more })

/** Puts what is given into a query or a form: files as they are, the rest as text. */
function fill<T extends URLSearchParams | FormData>(target: T, input: object): T {
  const set = target.set.bind(target) as (name: string, value: string | Blob) => void
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null)
      set(name, value instanceof Blob ? value : String(value))
  return target
}

const query = (input: object): string => {
  const text = fill(new URLSearchParams(), input).toString()
  return text && `?${text}`
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Address and body of a call: path parameters leave the input, the rest is query, form or JSON. */
export function describeCall(
  name: string,
  input: object,
): { method: string; path: string; body: string | FormData | null } {
  const call = calls[name]
  if (!call) throw new Error(`the contract has no call named ${name}`)
  const [method, template, carriedBy] = call
  const rest: Record<string, unknown> = { ...input }
  const whole = template.endsWith('/') ? template + capital(name) : template
  const path = whole.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]))
    delete rest[key]
    return value
  })
  const inQuery = carriedBy === 'query' || method === 'GET' || method === 'DELETE'
  if (inQuery) return { method, path: path + query(rest), body: null }
  return {
    method,
    path,
    body: carriedBy === 'multipart' ? fill(new FormData(), rest) : JSON.stringify(rest),
  }
}

async function readAnswer(
  response: Response,
  deps: ApiClientDeps,
  language: Language,
): Promise<unknown> {
  const text = await response.text()
  let body: unknown = null
  try {
    body = text === '' ? null : JSON.parse(text)
  } catch {
    if (response.ok) throw foreignProblem(language)
  }
  // What isn't ours knows neither our clock nor who is signed in.
  if (body) {
    const date = response.headers.get('date')
    if (date) deps.onServerTime?.(new Date(date))
    if (response.status === 401) deps.onUnauthorized?.()
  }
  const envelope = body as { Error?: unknown; Data?: unknown } | null
  if (!response.ok || envelope?.Error) {
    throw problemOf(body, response.status, response.statusText, language)
  }
  return envelope?.Data
}

/** One client for both sides: the browser's goes over the network, the server's stays in process. */
export function createApiClient(deps: ApiClientDeps): ApiClient {
  const wait = deps.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)))

  const headersIn = (language: Language): Headers => {
    const headers = new Headers(deps.headers())
    headers.set('Accept-Language', deviceTag(language))
    headers.set('DeviceData', 'Web')
    headers.set('AppVersion', APP_VERSION)
    return headers
  }

  async function attempt(name: string, input: object, options: CallOptions): Promise<unknown> {
    const { method, path, body } = describeCall(name, input)
    const language = options.language ?? deps.language()
    const headers = headersIn(language)
    if (typeof body === 'string') headers.set('Content-Type', 'application/json')
    const limit = deadline(options.timeoutMs ?? deps.timeoutMs ?? TIMEOUT_MS, options.signal)
    const request = new Request(deps.baseUrl + path, {
      method,
      headers,
      body,
      signal: limit.signal,
      credentials: 'include',
    })
    try {
      return await readAnswer(await (options.send ?? deps.fetch)(request), deps, language)
    } catch (error) {
      if (error instanceof ApiProblem || options.signal?.aborted) throw error
      throw (limit.isOver() ? timeoutProblem : networkProblem)(language)
    } finally {
      limit.clear()
    }
  }

  async function call(name: string, input: object, options: CallOptions = {}): Promise<unknown> {
    const retries = options.retries ?? deps.retries ?? RETRIES
    for (let tried = 0; ; tried += 1) {
      try {
        const answer = await attempt(name, input, options)
        deps.onAnswer?.(name as CallName, input, answer)
        return answer
      } catch (error) {
        if (!(error instanceof ApiProblem) || !isRetryable(error) || tried >= retries) throw error
        await wait(RETRY_DELAY_MS * (tried + 1))
      }
    }
  }

  const stream = async (path: string, signal: AbortSignal): Promise<Response> => {
    const headers = headersIn(deps.language())
    headers.set('Accept', 'text/event-stream')
    return deps.fetch(new Request(deps.baseUrl + path, { headers, signal, credentials: 'include' }))
  }
  return { call: call as ApiClient['call'], stream }
}
