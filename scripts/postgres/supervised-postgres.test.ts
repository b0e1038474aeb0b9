import { expect, test } from 'vitest'
import { supervisePostgres } from './supervised-postgres.ts'
import type { Postgres } from './postgres.ts'

/** A PostgreSQL that runs until it is stopped or dies. */
function running() {
  const end = Promise.withResolvers<void>()
  const it = { stopped: false, die: () => end.resolve() }
  const postgres: Postgres = {
    url: 'postgres://127.0.0.1/rihla',
    networkUrl: 'postgres://127.0.0.1/rihla',
    port: 5432,
    pid: 1,
    ended: end.promise,
    async stop() {
      it.stopped = true
      end.resolve()
    },
  }
  return Object.assign(it, { postgres })
}

test('asked to stop while it is coming back, it stops what came back', async () => {
  const [first, second] = [running(), running()]
  const asked = Promise.withResolvers<void>()
  const back = Promise.withResolvers<Postgres>()
  const starts = [
    async () => first.postgres,
    () => {
      asked.resolve()
      return back.promise
    },
  ]
  const silent = (): void => undefined
  const start = () => starts.shift()?.() ?? Promise.reject(new Error('started too often'))
  const kept = await supervisePostgres(start, silent, silent)
  first.die()
  await asked.promise
  const stopping = kept.stop()
  back.resolve(second.postgres)
  await stopping
  expect(second.stopped).toBe(true)
})
