import { setTimeout as pause } from 'node:timers/promises'
import type { Postgres } from './postgres.ts'

export type KeptPostgres = {
  /** The address of today: it changes only if the port was lost to another program. */
  url(): string
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL, and again whenever it dies. `onMoved` is called when it came back under
 * another address, so that parts that use the old one can be restarted.
 */
export async function supervisePostgres(
  start: () => Promise<Postgres>,
  onMoved: () => void,
  say: (line: string) => void = console.error,
): Promise<KeptPostgres> {
  let current = await start()
  const stopping = new AbortController()
  const kept = keepAlive()

  async function keepAlive(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      say('PostgreSQL ended; starting it again')
      const next = await bringBack()
      if (next === undefined) return
      const moved = next.url !== current.url
      current = next
      // `stop` waits for this to end, and then stops what has come back.
      if (stopping.signal.aborted) return
      if (moved) onMoved()
    }
  }

  async function bringBack(): Promise<Postgres | undefined> {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 3, 10_000)) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
      try {
        return await start()
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    }
    return undefined
  }

  return {
    url: () => current.url,
    async stop() {
      stopping.abort()
      await current.stop()
      await kept
      // It may have come back while we were asked to stop.
      await current.stop()
    },
  }
}
