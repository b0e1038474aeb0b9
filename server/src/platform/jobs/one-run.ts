import { Session } from '../database/connect.ts'

/** Work of a queue that is under way once, in all processes together. */
export type OneRun = {
  /** Does the work unless it is being done; whoever dies at it lets the next begin. */
  run(queue: string, work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Of the locks of runs: nothing else in this database locks with it. */
const RUNS = 7_217_004
const ANSWER_MS = 5000

/** On one connection of its own, which keeps the locks of all queues; made when it is first needed. */
export function oneRunAtATime(url: string): OneRun {
  const here = new Set<string>()
  let session: Promise<Session> | undefined
  let asked: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<Session> => {
    const client = new Session({
      connectionString: url,
      application_name: 'rihla-runs',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('end', () => (session = undefined))
    await client.connect()
    return client
  }
  const connected = (): Promise<Session> => {
    const it = (session ??= connect())
    it.catch(() => (session = undefined))
    return it
  }

  /** A connection answers one question at a time. */
  const ask = <T>(question: () => Promise<T>): Promise<T> => {
    const answer = asked.then(question)
    asked = answer.catch(() => undefined)
    return answer
  }

  return {
    async run(queue, work) {
      if (here.has(queue)) return
      here.add(queue)
      try {
        const client = await connected()
        const { rows } = await ask(() =>
          client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
            RUNS,
            queue,
          ]),
        )
        if (!rows[0]?.mine) return
        try {
          await work()
        } finally {
          // Where the connection is lost, so is the lock.
          await ask(() =>
            client.query('select pg_advisory_unlock($1, hashtext($2))', [RUNS, queue]),
          ).catch(() => undefined)
        }
      } finally {
        here.delete(queue)
      }
    },
    async stop() {
      const client = await session?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
