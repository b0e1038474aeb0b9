import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import {
  causeOf,
  type OpenSpan,
  type SpanKind,
  type Spans,
  type SpanStart,
  type TraceSettings,
} from './spans.ts'

/** A minute of a busy process; what comes on top is lost. */
const QUEUED_SPANS = 4096
const BATCH = 512
const EVERY_MS = 2000
/** A receiver that takes longer loses the batch. */
const SEND_MS = 3000
const LAST_WAIT_MS = 2000
const SILENCE_MS = 60_000
const LONGEST_FACT = 200

const kinds: Readonly<Record<SpanKind, Kind>> = {
  request: Kind.SERVER,
  statement: Kind.CLIENT,
  call: Kind.CLIENT,
  job: Kind.CONSUMER,
}

/** Exports spans by OTLP over HTTP, in batches; a receiver that is down costs the spans and nothing else. */
export function openSpans(settings: TraceSettings, log: Log): Spans {
  const warn = warnSeldom(log)
  const contexts = new AsyncLocalStorageContextManager().enable()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.service,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_FACT },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
          timeoutMillis: SEND_MS,
        }),
        maxQueueSize: QUEUED_SPANS,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('rihla')
  const startIn = (above: Context, { kind, name, facts = {} }: SpanStart): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, above)
  return {
    async during(start, work) {
      const above = trace.getSpan(contexts.active())
        ? contexts.active()
        : callersContext(start.from)
      const span = startIn(above, start)
      try {
        return await contexts.with(trace.setSpan(above, span), () => work(opened(span)))
      } catch (error) {
        opened(span).fail(causeOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    begin(start) {
      if (!trace.getSpan(contexts.active())) return null
      const span = startIn(contexts.active(), start)
      return { ...opened(span), end: () => span.end() }
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch((error: unknown) => warn(causeOf(error))),
        pause(LAST_WAIT_MS, undefined, { ref: false }).then(() => warn('not taken in time')),
      ]),
  }
}

/** The caller's place in its own trace. `tracestate` is left out: it is of companies that we don't know. */
function callersContext(from: string | null | undefined): Context {
  if (!from) return ROOT_CONTEXT
  return new W3CTraceContextPropagator().extract(
    ROOT_CONTEXT,
    { traceparent: from },
    {
      keys: Object.keys,
      get: (headers: { traceparent: string }, key) => Reflect.get(headers, key),
    },
  )
}

const opened = (span: Span): OpenSpan => ({
  traceId: span.spanContext().traceId,
  rename: (name) => void span.updateName(name),
  add: (facts) => void span.setAttributes(facts),
  fail: (cause) =>
    void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', cause),
})

/** The library's complaints, one a minute: a receiver that is down for a night must not fill the log. */
function warnSeldom(log: Log): (reason: string) => void {
  let quietUntil = 0
  const warn = (message: string): void => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + SILENCE_MS
    log.warn({ reason: message.slice(0, LONGEST_FACT) }, 'traces are lost')
  }
  const nothing = (): void => undefined
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  return warn
}
