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

/**
 * On one connection of its own, which keeps the locks of all queues; made when it is first needed, and anew after a
 * question that wasn't answered within `answerMs`.
 */
export function oneRunAtATime(url: string, answerMs = ANSWER_MS): OneRun {
  const here = new Set<string>()
  let session: Promise<Session> | undefined
  let asked: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<Session> => {
    const client = new Session({
      connectionString: url,
      application_name: 'rihla-runs',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    await client.connect()
    return client
  }
  const connected = (): Promise<Session> => {
    if (session) return session
    const it = connect()
    const forget = (): void => {
      if (session === it) session = undefined
    }
    it.then((client) => client.on('end', forget), forget)
    return (session = it)
  }

  /**
   * A connection answers one question at a time. One that fails is given up: a lock that is granted after nobody waits
   * for it any more would keep all other processes from the work for good.
   */
  const ask = <T>(client: Session, question: () => Promise<T>): Promise<T> => {
    const answer = asked.then(question)
    asked = answer.catch(() => void client.end().catch(() => undefined))
    return answer
  }

  return {
    async run(queue, work) {
      if (here.has(queue)) return
      here.add(queue)
      try {
        const client = await connected()
        const { rows } = await ask(client, () =>
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
          await ask(client, () =>
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
