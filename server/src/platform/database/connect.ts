import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'

/** The tables of a domain are named by its own store: `db.withTables<ReservationTables>()`. */
export type NoTables = {}
export type Db = Kysely<NoTables>
/** Work that must stand or fall with its caller's transaction asks for this instead of Db. */
export type Trx = Transaction<NoTables>

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8: our ids and piastres stay far below 2^53
  [1700, Number], // numeric: ratings, coordinates
  [1082, (text: string) => text], // date: a calendar date has no zone
])

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: never, format: never) =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

const NAMED = /^\/\* named: ([\w-]+) \*\//

/**
 * Begins a hot statement whose text never changes: each connection parses and plans it once, under
 * this name. Not for `select *`, whose shape a migration may change under a running process.
 */
export const named = (name: string): RawBuilder<unknown> => sql.raw(`/* named: ${name} */`)

/** A connection that keeps the plans of the statements that ask for it. */
class PlanKeepingClient extends pg.Client {
  // pg's own signature has too many forms to repeat: everything is handed on as it came.
  override query = ((...args: [unknown, unknown?, unknown?]) => {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined
    const first = name ? { name, text, values } : text
    const others = name ? rest : [values, ...rest].slice(0, args.length - 1)
    return (super.query as (...all: unknown[]) => unknown)(first, ...others)
  }) as pg.Client['query']
}

/**
 * A pool whose sessions refuse to wait for ever: locks 3 s ('busy, please try again'), statements
 * 20 s unless somebody waits for nothing else, idle transactions 30 s.
 */
export const createPool = (url: string, max = 10, statementSeconds = 20): pg.Pool =>
  new pg.Pool({
    Client: PlanKeepingClient,
    connectionString: url,
    max,
    types,
    options: `-c lock_timeout=3000 -c statement_timeout=${statementSeconds}s -c idle_in_transaction_session_timeout=30000 -c timezone=UTC`,
  })

export const createDb = (pool: pg.Pool): Db =>
  new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) })

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** PostgreSQL said that a lock was not to be had in time, or chose this transaction to end a deadlock. */
export const isBusy = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(codeOf(error) ?? '')

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'
export const isCheckViolation = (error: unknown): boolean => codeOf(error) === '23514'
