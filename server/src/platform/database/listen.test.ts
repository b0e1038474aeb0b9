import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { createPool } from './connect.ts'
import { createListener } from './listen.ts'

const log = createLog('silent')
const { db, pool, url } = await testDatabase(2)

/** A listener on this address, with what it hears as promises. */
function listenAt(address: string) {
  const waiting: ((heard: string) => void)[] = []
  const heard: string[] = []
  const say = (what: string): void => {
    const next = waiting.shift()
    if (next) next(what)
    else heard.push(what)
  }
  const own = address === url ? pool : createPool(address, { max: 1 })
  const listener = createListener(
    own,
    'A channel',
    { message: (payload) => say(payload), again: () => say('again') },
    log,
  )
  onTestFinished(async () => {
    await listener.stop()
    if (own !== pool) await own.end()
  })
  const next = async (): Promise<string> =>
    heard.shift() ?? new Promise<string>((resolve) => waiting.push(resolve))
  return { listener, next }
}
const notify = (payload: string) => sql`select pg_notify('A channel', ${payload})`.execute(db)

test('what is said once it has started is heard', async () => {
  const { listener, next } = listenAt(url)
  await listener.start()
  await notify('one')
  expect(await next()).toBe('one')
})

test('a lost connection is replaced, and said to have been lost', async () => {
  const { listener, next } = listenAt(url)
  await listener.start()
  await listener.probe()
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'rihla-listen' and datname = current_database()`.execute(db)
  expect(await next()).toBe('again')
  await notify('two')
  expect(await next()).toBe('two')
})

test('a database that is not there yet is waited for', async () => {
  const name = `${new URL(url).pathname.slice(1)}_later`
  const later = new URL(url)
  later.pathname = `/${name}`
  const { listener, next } = listenAt(later.href)
  await listener.start()
  await sql`create database ${sql.id(name)}`.execute(db)
  expect(await next()).toBe('again')
  await listener.stop()
  await sql`drop database ${sql.id(name)} with (force)`.execute(db)
})

test('stopped, it stays so', async () => {
  const { listener } = listenAt(url)
  await listener.start()
  await listener.stop()
  await listener.probe()
  await listener.stop()
  const connections = async (): Promise<number> => {
    const { rows } = await sql<{ own: number }>`
      select count(*) as own from pg_stat_activity
      where application_name = 'rihla-listen' and datname = current_database()`.execute(db)
    return rows[0]?.own ?? -1
  }
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})
