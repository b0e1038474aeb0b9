import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { causeOf, type Spans } from './spans.ts'

type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void

const NAMED = /^\/\* named: ([\w-]+) \*\//
const VERB = /^[\s(]*([a-z]+)/i
const LITERAL = /'[^']*'/g
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?(?:\."?([a-z_]\w*)"?)?/i

/** What a statement is called: its own name, else its verb and its first table. Never its values. */
export function nameOfStatement(text: string): string {
  const named = NAMED.exec(text)?.[1]
  if (named) return named
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const [, first, second] = TABLE.exec(text.replaceAll(LITERAL, '')) ?? []
  return [verb, second ? `${first}.${second}` : first].filter(Boolean).join(' ')
}

/** The text of what pg's `query` was given; null for what isn't a statement, as a stream of rows. */
function textOf(given: unknown): string | null {
  if (typeof given === 'string') return given
  const { text, submit } = (given ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}

/**
 * Each statement of a pool's sessions is a span below the request or the job that asks. What nobody
 * asked for (a look into the queues each second) is none.
 */
export function traceStatements(pool: pg.Pool, spans: Spans): void {
  // A caller that waits for a session is called back by whoever gives one back: in its own name all the same.
  const connect = pool.connect.bind(pool) as Query
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncLocalStorage.bind(callback)) : connect()) as pg.Pool['connect']
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => traced(spans, query, args)) as pg.ClientBase['query']
  })
}

function traced(spans: Spans, query: Query, args: unknown[]): unknown {
  const text = textOf(args[0])
  const name = text === null ? '' : nameOfStatement(text)
  const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  const span = text === null ? null : spans.begin({ kind: 'statement', name, facts })
  if (!span) return query(...args)
  const ended = (error: unknown): void => {
    if (error) span.fail(causeOf(error))
    span.end()
  }
  const callback = args.at(-1)
  if (typeof callback === 'function')
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      ended(error)
      ;(callback as Callback)(error, result)
    })
  const answer = query(...args) as Promise<unknown>
  answer.then(() => ended(null), ended)
  return answer
}
