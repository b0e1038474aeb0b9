import type pg from 'pg'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Spans, TraceSettings } from '../platform/tracing/spans.ts'
import { traceCalls, traceJobs } from '../platform/tracing/trace-calls.ts'
import { traceStatements } from '../platform/tracing/trace-statements.ts'
import type { HotelSupplier } from '../ports/hotel-supplier.ts'
import type { IdentityProvider } from '../ports/identity-provider.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { PaymentGateways } from '../ports/payment-gateway.ts'

/** The parts of a process that ask somebody, be it the database, a company or a queue. */
export type AskingParts = {
  readonly jobs: Jobs
  readonly gateways: PaymentGateways
  readonly supplier: HotelSupplier | null
  readonly providers: readonly IdentityProvider[]
  readonly mailer: Mailer
}

/** Spans that are exported, where a receiver is configured; else OpenTelemetry isn't even loaded. */
export async function openTraces(
  settings: TraceSettings | null,
  log: Log,
): Promise<Spans | undefined> {
  if (!settings) return undefined
  const { openSpans } = await import('../platform/tracing/open-spans.ts')
  return openSpans(settings, log)
}

/** The same parts, each question a span; and the statements of the pools. Without `spans`: as they are. */
export function traceParts(
  spans: Spans | undefined,
  pools: readonly pg.Pool[],
  parts: AskingParts,
): AskingParts {
  if (!spans) return parts
  for (const pool of pools) traceStatements(pool, spans)
  const { jobs, gateways, supplier, providers, mailer } = parts
  return {
    jobs: traceJobs(spans, jobs),
    gateways: Object.fromEntries(
      Object.entries(gateways).map(([name, gateway]) => [
        name,
        traceCalls(spans, name, gateway, [
          'start',
          'inquire',
          'inquireTransaction',
          'withdraw',
          'refund',
        ]),
      ]),
    ),
    supplier:
      supplier &&
      traceCalls(spans, supplier.name, supplier, [
        'checkStatus',
        'searchAvailability',
        'checkRate',
        'book',
        'findBooking',
        'readBooking',
        'quoteCancellation',
        'cancel',
      ]),
    providers: providers.map((it) => traceCalls(spans, it.name, it, ['begin', 'finish'])),
    mailer: traceCalls(spans, 'mail', mailer, ['send']),
  }
}
