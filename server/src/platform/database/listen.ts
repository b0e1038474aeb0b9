import pg from 'pg'
import { Session } from './connect.ts'
import type { Log } from '../log.ts'

/** One connection of this process that hears what others say on a channel (LISTEN, NOTIFY). */
export type Listener = {
  /** Begins to listen, once; done when it does, or when a first try failed and others will follow. */
  start(): Promise<void>
  /** Asks whether the connection still lives; one that doesn't answer is replaced. */
  probe(): Promise<void>
  stop(): Promise<void>
}

type Heard = {
  message(payload: string): void
  /** Listens again after a loss: whatever was said in between was not heard. */
  again(): void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 1000
const ANSWER_MS = 5000

/** A listener beside the pool, never of it: a pooled connection would be lent to others. */
export function createListener(pool: pg.Pool, channel: string, heard: Heard, log: Log): Listener {
  let client: pg.Client | null = null
  let starting: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT_MS
  let stopped = false

  const drop = (old: pg.Client): void => {
    old.removeAllListeners('notification')
    void old.end().catch(() => undefined)
  }

  const lost = (old: pg.Client, error?: Error): void => {
    if (client !== old) return
    client = null
    drop(old)
    if (stopped) return
    log.warn({ err: error, channel }, 'no longer listening')
    retry = setTimeout(() => void connect().then((listens) => listens && heard.again()), wait)
    retry.unref()
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  async function connect(): Promise<boolean> {
    const fresh = new Session({
      connectionString: pool.options.connectionString,
      application_name: 'rihla-listen',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client = fresh
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload = '' }) => heard.message(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lost(fresh, error instanceof Error ? error : undefined)
      return false
    }
    wait = FIRST_WAIT_MS
    return client === fresh
  }

  return {
    start: () => (starting ??= connect().then(() => undefined)),
    async probe() {
      const current = client
      await current?.query('select 1').catch((error: Error) => lost(current, error))
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
