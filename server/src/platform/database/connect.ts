import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import { Socket } from 'node:net'
import pg from 'pg'
import { createStatementNames } from './statement-names.ts'

/** The tables of a domain are named by its own store: `db.withTables<Tables<'users'>>()`. */
export type NoTables = {}
export type Db = Kysely<NoTables>
/** Work that must stand or fall with its caller's transaction asks for this instead of Db. */
export type Trx = Transaction<NoTables>

/** pg hands the numbers of an int8[] on as text. */
const numbersOf = (text: string): number[] =>
  (pg.types.getTypeParser(1016 as never)(text) as string[]).map(Number)

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8: our ids and piastres stay far below 2^53
  [1700, Number], // numeric: ratings, coordinates
  [1016, numbersOf], // int8[]
  [1082, (text: string) => text], // date: a calendar date has no zone
])

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: never, format: never) =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * Begins a hot statement whose text never changes: each connection parses and plans it once, under
 * this name, by which traces know it, too. Not for `select *`, whose shape a migration may change under a
 * running process.
 */
export const named = (name: string): RawBuilder<unknown> => sql.raw(`/* named: ${name} */`)

/**
 * A session that can be lost at any moment without ending the process: an error without a listener
 * ends it, and pg has none while a client is lent out. The session's user learns of the loss by its
 * next statement.
 */
export class Session extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** A session that keeps the plans of statements that ask for it, and of those that come again. */
class PlanKeepingSession extends Session {
  private readonly nameOf = createStatementNames()
  // pg's own signature has too many forms to repeat: everything is handed on as it came.
  override query = ((...args: [unknown, unknown?, unknown?]) => {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' ? this.nameOf(text) : undefined
    const first = name ? { name, text, values } : text
    const others = name ? rest : [values, ...rest].slice(0, args.length - 1)
    return (super.query as (...all: unknown[]) => unknown)(first, ...others)
  }) as pg.Client['query']
}

/** A database that hangs doesn't end statements itself: so much later, we hang up. */
const HUNG_MS = 2000

/** A connection that ends itself after so long without a byte; idle sessions are closed before. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const silent = Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(silenceMs, () => void socket.destroy(silent))
}

export type PoolLimits = {
  /** Sessions at most. */
  readonly max?: number
  /** How long a statement may take: longer where no request waits for it. */
  readonly statementSeconds?: number
  /** How long to wait for a session, whether it must be opened or is lent to others. */
  readonly waitSeconds?: number
  /** Tells its sessions from those of others. */
  readonly name?: string
}

/**
 * A pool that refuses to wait for ever: locks 3 s and sessions 5 s ('busy, please try again'),
 * statements 20 s, idle transactions 30 s.
 */
export function createPool(url: string, limits: PoolLimits = {}): pg.Pool {
  const { max = 10, statementSeconds = 20, waitSeconds = 5, name = 'rihla' } = limits
  const pool = new pg.Pool({
    Client: PlanKeepingSession,
    connectionString: url,
    application_name: name,
    max,
    types,
    keepAlive: true,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: statementSeconds * 1000,
    stream: () => impatientSocket(statementSeconds * 1000 + HUNG_MS),
    options: `-c lock_timeout=3000 -c statement_timeout=${statementSeconds}s -c idle_in_transaction_session_timeout=30000 -c timezone=UTC`,
  })
  // An idle session that is lost, also while the pool ends, is an error of the pool: without a listener it ends
  // the process. Who wants to log it listens, too.
  pool.on('error', () => undefined)
  return pool
}

export const createDb = (pool: pg.Pool): Db =>
  new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) })

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** All sessions of a pool stayed lent out; pg gives this fault no code. */
const isCrowded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * PostgreSQL said that a lock wasn't granted in time, or chose this transaction to end a deadlock;
 * or no session was free in time.
 */
export const isBusy = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(codeOf(error) ?? '') || isCrowded(error)

/** Ended by its administrator, by a crash, starting or stopping, idle for too long; class 53 is full. */
const away = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|25P03|53...)$/
const lost = /^(Connection terminated|Client (has encountered a connection error|was closed))/

/** The database is away, starting, stopping or hung, or the session was lost on the way. */
export const isAway = (error: unknown): boolean =>
  away.test(codeOf(error) ?? '') || (error instanceof Error && lost.test(error.message))

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'
export const isCheckViolation = (error: unknown): boolean => codeOf(error) === '23514'
