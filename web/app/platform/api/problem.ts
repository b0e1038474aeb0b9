/** A call that did not succeed. `message` is fit to show: the server's text, or ours for the network. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly code: string
  /** HTTP status; 408 for a timeout, 0 when the network failed. */
  readonly status: number
  readonly requestId: string | null
  /** Texts beside fields, when the server refused an input. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    message: string,
    code: string,
    status: number,
    more: { requestId?: string | null; fields?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.requestId = more.requestId ?? null
    this.fields = more.fields ?? {}
  }
}

export const timeoutProblem = (): ApiProblem => new ApiProblem('Request timeout', 'TIMEOUT', 408)
export const networkProblem = (): ApiProblem => new ApiProblem('Network error', 'NETWORK_ERROR', 0)

const firstText = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null

/** Error text from Error, error, message, Message; else `HTTP {status}: {statusText}`. */
export function problemOf(body: unknown, status: number, statusText: string): ApiProblem {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const message = firstText(fields['Error'], fields['error'], fields['message'], fields['Message'])
  const code = firstText(fields['code'], fields['Code'])
  return new ApiProblem(
    message ?? `HTTP ${status}: ${statusText}`,
    code ?? `HTTP_${status}`,
    status,
    {
      requestId: firstText(fields['requestId']),
      fields: (fields['fields'] as Record<string, string> | undefined) ?? {},
    },
  )
}

/** Network errors, timeouts, 429 and 5xx are worth another try; other refusals are final. */
export const isRetryable = ({ status }: ApiProblem): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** Whether a refused booking call means: log in first. */
export const asksForLogin = (problem: unknown): boolean =>
  problem instanceof Error &&
  ((problem instanceof ApiProblem && problem.status === 401) ||
    /not authenticated|login|token|Authentication|Unauthorized/.test(problem.message))
