import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel'
import { createHash } from 'node:crypto'
import {
  SupplierOutcomeUnknown,
  SupplierUnavailable,
  type SupplierRefused,
} from '../../ports/hotel-supplier.ts'
import { neverLeft, readDoor, readRefusal } from './hotelbeds-errors.ts'

export type HotelbedsKeys = {
  /** `https://api.hotelbeds.com`, without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly secret: string
}

type Method = 'GET' | 'POST' | 'DELETE'
export type Request = {
  readonly method: Method
  readonly path: string
  readonly body?: object
  readonly timeoutMs: number
}

/** So many failures in a row, and reading calls fail at once for some seconds. */
const FAILURES = 4
const OPEN_MS = 15_000

/** `X-Signature`: SHA-256 over key, secret and the second, in hexadecimal digits. */
export const signatureOf = ({ apiKey, secret }: HotelbedsKeys, second: number): string =>
  createHash('sha256').update(`${apiKey}${secret}${second}`).digest('hex')

/** Speaks APItude over HTTP and reads what its failures mean. */
export function createCaller(keys: HotelbedsKeys) {
  const breaker = circuitBreaker(
    handleType(SupplierUnavailable, ({ kind }) => kind === 'temporary'),
    { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  )

  async function send({ method, path, body, timeoutMs }: Request): Promise<Response> {
    return fetch(`${keys.baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'api-key': keys.apiKey,
        'x-signature': signatureOf(keys, Math.floor(Date.now() / 1000)),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  /** The body of an answer, or what it refuses; `failed` says what anything else means. */
  async function exchange(
    request: Request,
    failed: (text: string, cause?: unknown) => Error,
  ): Promise<unknown> {
    const { method, path } = request
    let response: Response
    let text: string
    try {
      response = await send(request)
      text = await response.text()
    } catch (cause) {
      throw failed(`No answer to ${method} ${path}`, cause)
    }
    const door = readDoor(response, text)
    if (door) throw door
    const body = parse(text)
    if (response.ok && body !== undefined) return body
    const refused = readRefusal(response.status, body)
    if (refused) return refused
    throw failed(`${method} ${path} was answered with ${response.status}`)
  }

  const ask = (request: Request): Promise<unknown> =>
    exchange(request, (text, cause) => new SupplierUnavailable('temporary', text, { cause }))

  return {
    /** A call that changes nothing. After some failures in a row it fails at once for a while. */
    async read(request: Request): Promise<unknown> {
      try {
        return await breaker.execute(() => ask(request))
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new SupplierUnavailable('temporary', 'Hotelbeds failed again and again', {
            retryAfterMs: OPEN_MS,
          })
        throw error
      }
    },
    /** A call about a sale that was begun: asked whatever became of others. */
    ask,
    /** A call that changes something: without a readable answer, whether it did is unknown. */
    change: (request: Request): Promise<unknown> =>
      exchange(request, (text, cause) =>
        neverLeft(cause)
          ? new SupplierUnavailable('temporary', `${text}: it was never sent`, { cause })
          : new SupplierOutcomeUnknown(text, { cause }),
      ),
  }
}

export type Caller = ReturnType<typeof createCaller>

export const isRefused = (answer: unknown): answer is SupplierRefused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
