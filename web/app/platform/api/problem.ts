import type { Language } from '@rihla/contract/values/language'

/**
 * A call that did not succeed. `message` is fit to show: the server's text, or ours in the reader's
 * language where none came.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly code: string
  /** HTTP status; 408 for a timeout, 0 when the network failed. */
  readonly status: number
  readonly requestId: string | null
  /** Whether `message` is the server's: where it isn't, a page may know better words. */
  readonly isWorded: boolean
  /** Texts beside fields, when the server refused an input. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    message: string,
    code: string,
    status: number,
    more: { requestId?: string | null; fields?: Record<string, string>; isWorded?: boolean } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.isWorded = more.isWorded ?? true
    this.requestId = more.requestId ?? null
    this.fields = more.fields ?? {}
  }
}

/** English words are the specification's. They stand here: without a line no others can be fetched. */
const words: Record<Language, (specified: string) => string> = {
  en: (specified) => specified,
  ar: () => 'تعذّر الاتصال. تحقق من الإنترنت وحاول مرة أخرى.',
}

/** No answer came that could be read. */
const unanswered = (specified: string, code: string, status: number) => (language: Language) =>
  new ApiProblem(words[language](specified), code, status, { isWorded: false })

export const timeoutProblem = unanswered('Request timeout', 'TIMEOUT', 408)
export const networkProblem = unanswered('Network error', 'NETWORK_ERROR', 0)
/** The answer is somebody else's: the sign-in page of a hotel's network answers for everybody. */
export const foreignProblem = unanswered('Invalid response format', 'INVALID_RESPONSE', 502)

const firstText = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null

/** Error text from Error, error, message, Message; else `HTTP {status}: {statusText}`, if English. */
export function problemOf(
  body: unknown,
  status: number,
  statusText: string,
  language: Language,
): ApiProblem {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const message = firstText(fields['Error'], fields['error'], fields['message'], fields['Message'])
  const code = firstText(fields['code'], fields['Code'])
  return new ApiProblem(
    message ?? words[language](`HTTP ${status}: ${statusText}`),
    code ?? `HTTP_${status}`,
    status,
    {
      isWorded: message !== null,
      requestId: firstText(fields['requestId']),
      fields: (fields['fields'] as Record<string, string> | undefined) ?? {},
    },
  )
}

/** Network errors, timeouts, 429 and 5xx are worth another try; other refusals are final. */
export const isRetryable = ({ status }: ApiProblem): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500
