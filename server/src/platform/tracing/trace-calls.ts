import type { Jobs } from '../jobs/jobs.ts'
import type { Spans } from './spans.ts'

type Asked = (...args: readonly unknown[]) => Promise<unknown>

/** Methods of a port that ask somebody outside. */
type AskingMethod<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Port] &
  string

/**
 * The same third party, each question to it a span: which one and what, nothing of what was said. Our
 * trace isn't sent along: it is nobody's business but ours.
 */
export function traceCalls<Port extends object>(
  spans: Spans,
  name: string,
  port: Port,
  methods: readonly AskingMethod<Port>[],
): Port {
  const traced = methods.map((method) => {
    const ask = (port[method] as Asked).bind(port)
    const start = {
      kind: 'call',
      name: `${name}.${method}`,
      facts: { 'peer.service': name },
    } as const
    return [method, (...args: readonly unknown[]) => spans.during(start, () => ask(...args))]
  })
  return { ...port, ...Object.fromEntries(traced) } as Port
}

/** The same jobs, each piece of work a trace of its own, under its queue's name. */
export function traceJobs(spans: Spans, jobs: Jobs): Jobs {
  const start = (queue: string) =>
    ({ kind: 'job', name: `job ${queue}`, facts: { 'messaging.destination.name': queue } }) as const
  return {
    ...jobs,
    work: (queue, handle, options) =>
      jobs.work(queue, (data) => spans.during(start(queue), () => handle(data)), options),
    schedule: (queue, cron, handle) =>
      jobs.schedule(queue, cron, () => spans.during(start(queue), handle)),
  }
}
