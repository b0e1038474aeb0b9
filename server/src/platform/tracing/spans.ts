/** Where traces are exported to. */
export type TraceSettings = {
  /** An OTLP receiver over HTTP; traces go to `/v1/traces` below it. */
  readonly endpoint: string
  /** What this service is called there. */
  readonly service: string
  /** Of the traces that begin here, how many are kept: 1 is all. */
  readonly share: number
}

/** What may be said of a span: figures and words of ours, never what a person sent. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** `call` asks a third party, `statement` the database. */
export type SpanKind = 'request' | 'statement' | 'call' | 'job'

export type SpanStart = {
  readonly kind: SpanKind
  /** One of few: a route's pattern, a queue, a statement's first words. */
  readonly name: string
  readonly facts?: SpanFacts
  /** Of a request: how its caller's own trace goes on (W3C `traceparent`), where the caller is believed. */
  readonly from?: string | null
}

export type OpenSpan = {
  /** Names the trace in every line of the log that tells of the same work. */
  readonly traceId: string
  rename(name: string): void
  add(facts: SpanFacts): void
  /** `cause` is a code or the name of an error: messages of errors repeat what somebody sent. */
  fail(cause: string): void
}

/**
 * Where spans go. Nothing here imports OpenTelemetry: `open-spans.ts` does, and is loaded only where
 * traces are exported (decision 058).
 */
export type Spans = {
  /** Does the work in a span, below the one that is open; a throw fails it. */
  during<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** A span below the open one, for work that ends by a callback; null where none is open. */
  begin(start: SpanStart): (OpenSpan & { end(): void }) | null
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

/** What a fault is called in a trace: the code of a database's or a socket's error, else its name. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
