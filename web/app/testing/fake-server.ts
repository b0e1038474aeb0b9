import { api } from '@rihla/contract'
import type { Language } from '@rihla/contract/values/language'
import { createApiClient, type ApiClient, type CallName } from '../platform/api/client.ts'

/** How a call is answered; what it throws means that no answer came. */
export type Answer = (request: Request) => Response | Promise<Response>

export type Answers = Partial<Record<CallName, Answer>>

/** The answer to a call that succeeded. */
export const answerWith =
  (Data: unknown): Answer =>
  () =>
    Response.json({ Error: null, Data })

/** Any answer at all, such as a refusal or nonsense. */
export const answerAs =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status })

/** No answer: the network is gone. */
export const noConnection: Answer = () => {
  throw new TypeError('Failed to fetch')
}

export type FakeServer = {
  readonly client: ApiClient
  /** Answers a call in this way from now on. */
  on(call: CallName, answer: Answer): void
  /** How a call is answered now. */
  answerOf(call: CallName): Answer
  /** The requests of a call so far. */
  requestsOf(call: CallName): readonly Request[]
  /** How long the client waited before each further try; it needs no time here. */
  readonly waits: readonly number[]
}

const calls = Object.entries(api).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

function nameOf(request: Request): CallName {
  const { pathname } = new URL(request.url)
  const call = calls.find(({ method, path }) => method === request.method && path.test(pathname))
  if (!call) throw new Error(`The contract has no ${request.method} ${pathname}`)
  return call.name
}

/** A server in this process: the real client speaks to it, so that all between answer and text is real. */
export function fakeServer(language: Language, answers: Answers): FakeServer {
  const current = new Map(Object.entries(answers) as [CallName, Answer][])
  const requests: { name: CallName; request: Request }[] = []
  const waits: number[] = []
  return {
    client: createApiClient({
      baseUrl: 'http://localhost:3000',
      language: () => language,
      headers: () => new Headers(),
      wait: async (ms) => void waits.push(ms),
      fetch: async (request) => {
        const name = nameOf(request)
        requests.push({ name, request })
        const answer = current.get(name)
        if (!answer) throw new Error(`The test gives no answer to ${name}`)
        return answer(request)
      },
    }),
    on: (call, answer) => void current.set(call, answer),
    answerOf: (call) => current.get(call) ?? noConnection,
    requestsOf: (call) =>
      requests.filter(({ name }) => name === call).map(({ request }) => request),
    waits,
  }
}
